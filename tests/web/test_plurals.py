"""Both sides choose the same form for a number: CLDR as Python has it, and as browsers do."""

import json
import subprocess
import sys

from babel import Locale

from mirabilia.text import languages
from tests.house.tree import ROOT

COUNTS = 1_000
ASK = """
const [languages, counts] = JSON.parse(process.argv[1]);
const forms = (language) => Array.from({ length: counts }, (_, count) => new Intl.PluralRules(language).select(count));
console.log(JSON.stringify(Object.fromEntries(languages.map((language) => [language, forms(language)]))));
"""


def test_the_client_and_the_server_choose_the_same_form() -> None:
    asked = json.dumps([languages(), COUNTS])
    command = [sys.executable, str(ROOT / "web/node.py"), "node", "-e", ASK, asked]
    answer = json.loads(subprocess.run(command, capture_output=True, check=True, text=True).stdout)
    rules = {language: Locale.parse(language, sep="-").plural_form for language in languages()}
    assert answer == {language: [rule(count) for count in range(COUNTS)] for language, rule in rules.items()}
