"""The web client as files: what the build made, or a page that says it is missing."""

from __future__ import annotations

import gzip
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from mirabilia import __version__
from mirabilia.text import best_language, say

FOREVER = "public, max-age=31536000, immutable"
"""For files whose names contain a hash of their contents."""
ASSETS = "assets/"
"""The folder of such files."""
ZIPPED = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
"""What is sent compressed to clients that can read it; fonts and pictures are already compressed."""


class Pages:
    """The files of the client; they are looked up by name, so nothing outside their folder can be asked for."""

    def __init__(self, folder: Path) -> None:
        self._files = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}
        self._zipped: dict[str, bytes] = {}

    async def page(self, request: Request) -> Response:
        """Return a file, or for every other address the client itself, which knows what the address means."""
        name: str = request.path_params["path"]
        if name in self._files:
            cache = FOREVER if name.startswith(ASSETS) else "no-cache"
            return self._file(request, name, cache)
        if name.startswith(ASSETS):
            raise HTTPException(404)
        if "index.html" in self._files:
            return self._file(request, "index.html", "no-cache")
        return HTMLResponse(_bare_page(_language_of(request)), headers={"Cache-Control": "no-store"})

    def _file(self, request: Request, name: str, cache: str) -> Response:
        """Return a file, compressed if that is worthwhile and the client can read it."""
        path = self._files[name]
        kind = ZIPPED.get(path.suffix)  # not the machine's guess, which may not know a manifest
        if kind is None:
            return FileResponse(path, headers={"Cache-Control": cache})
        headers = {"Cache-Control": cache, "Vary": "Accept-Encoding"}
        if "gzip" not in request.headers.get("Accept-Encoding", ""):
            return FileResponse(path, headers=headers, media_type=kind)
        if name not in self._zipped:  # only once, when it is first asked for
            self._zipped[name] = gzip.compress(path.read_bytes(), mtime=0)
        headers["Content-Encoding"] = "gzip"
        return Response(self._zipped[name], headers=headers, media_type=kind)


def _language_of(request: Request) -> str:
    """Return the first language that a browser asks for and we have; browsers name the preferred one first."""
    return best_language(
        wish.partition(";")[0].strip() for wish in request.headers.get("Accept-Language", "").split(",")
    )


def _bare_page(language: str) -> str:
    title = say("server-page-title", language, version=__version__)
    missing = say("server-page-missing", language)
    return (
        f'<!doctype html>\n<html lang="{language}"><head><meta charset="utf-8"><title>{title}</title></head>\n'
        f"<body><h1>{title}</h1><p>{missing}</p></body></html>\n"
    )
