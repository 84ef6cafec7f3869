import { resultSentence } from "$lib/games/result";
import type { GameText } from "$lib/games/text";
import { words } from "$lib/words";
import type { ToyMove, ToyNouns } from "./nouns";

const CATEGORIES = ["wares", "ribbons", "coins", "total"] as const;

const cardName = (card: string): string => words.say(`toy-card-${card}`);
const moveWords = ({ do: verb, card }: ToyMove): string =>
  words.say(`toy-web-${verb}`, { card: cardName(card) });

/** The toy fair in words. */
const text: GameText<ToyNouns> = {
  headline: ({ view }) =>
    view.result
      ? words.say("web-over")
      : words.say("toy-web-turn", { turn: view.turn, turns: view.turns }),
  sections: ({ view }, names) => [
    ...(view.hand.length
      ? [{ title: words.say("toy-web-hand"), lines: view.hand.map(cardName) }]
      : []),
    ...view.cities.map(({ shown, coins, ribbons }, city) => ({
      title: names.full(city),
      lines: [
        ...shown.map(cardName),
        words.say("toy-web-stall", { coins, ribbons }),
      ],
    })),
  ],
  question: () => words.say("toy-web-question"),
  groups: ({ options }) =>
    [...new Set(options.map(({ move }) => move.card))].map((card) => ({
      title: cardName(card),
      options: options.flatMap(({ move }, index) =>
        move.card === card
          ? [{ index, words: moveWords(move), must: false }]
          : [],
      ),
      refusals: [],
    })),
  chosen: ({ city }, { view }) =>
    view.chosen && city === view.seat ? moveWords(view.chosen) : "",
  move: moveWords,
  sentence(event, _seen, names) {
    switch (event.event) {
      case "shown":
        return words.say("toy-event-shown", {
          city: names.full(event.city),
          card: cardName(event.card),
        });
      case "sold":
        return words.say("toy-event-sold", { city: names.full(event.city) });
      case "ribbon_won":
        return words.say("toy-event-ribbon", {
          city: names.full(event.city),
          card: cardName(event.card),
        });
      case "ended":
        return resultSentence(event.result, names);
      case "drew":
        return "";
    }
  },
  score: ({ view: { result } }, names) =>
    result && {
      sentence: resultSentence(result, names),
      columns: CATEGORIES.map((category) =>
        words.say(`toy-category-${category}`),
      ),
      rows: result.sheets.map((sheet) => ({
        name: names.full(sheet.city),
        cells: CATEGORIES.map((category) => sheet[category]),
      })),
    },
};
export default text;
