"""One running ``glissade serve --stdio``, and requests to it from any thread."""

from __future__ import annotations

import contextlib
import json
import os
import shlex
import shutil
import subprocess
import threading
from typing import Any, Callable, Dict, List, Optional, Sequence


class GlissadeError(Exception):
    """A request that makes no sense. ``hint`` says what would be right."""

    def __init__(self, code: str, message: str, hint: str = "", **place: Any) -> None:
        super().__init__(f"{message} ({hint})" if hint else message)
        self.code = code
        self.hint = hint
        #: ``line``, ``column`` and ``found`` where the error is in a text.
        self.place = place


class _Request:
    def __init__(self, on_better: Optional[Callable[[Dict[str, Any]], None]]) -> None:
        self.done = threading.Event()
        self.on_better = on_better
        self.answer: Dict[str, Any] = {}


def default_command() -> List[str]:
    """``GLISSADE_COMMAND``, or ``glissade`` on the path, or ``npx glissade``."""
    given = os.environ.get("GLISSADE_COMMAND")
    if given:
        return shlex.split(given)
    found = shutil.which("glissade")
    if found:
        return [found]
    npx = shutil.which("npx")
    if npx:
        return [npx, "--yes", "glissade"]
    raise GlissadeError(
        "no-command",
        "the command glissade is not installed",
        "install Node and run: npm install --global glissade",
    )


class Client:
    """Starts the command when it is first asked; ``close`` or ``with`` ends it."""

    def __init__(
        self, command: Optional[Sequence[str]] = None, time_limit: float = 600.0
    ) -> None:
        """``time_limit``: seconds that one request may ask for."""
        self._command = list(command) if command is not None else None
        self._time_limit = time_limit
        self._process: Optional["subprocess.Popen[str]"] = None
        self._lock = threading.Lock()
        self._requests: Dict[int, _Request] = {}
        self._last_id = 0

    def ask(
        self,
        operation: str,
        params: Dict[str, Any],
        on_better: Optional[Callable[[Dict[str, Any]], None]] = None,
    ) -> Dict[str, Any]:
        """The answer of an operation. Interrupted (Ctrl-C), it ends the search."""
        request = _Request(on_better)
        given = {name: value for name, value in params.items() if value is not None}
        message = {"op": operation, "params": given, "stream": on_better is not None}
        own = self._send(message, request)
        try:
            request.done.wait()
        except BaseException:
            self._send({"op": "cancel", "params": {"id": own}}, _Request(None))
            raise
        error = request.answer.get("error")
        if error:
            raise GlissadeError(**error)
        result: Dict[str, Any] = request.answer["result"]
        return result

    def close(self) -> None:
        """End the command."""
        with self._lock:
            process, self._process = self._process, None
        if process is None:
            return
        with contextlib.suppress(BrokenPipeError):  # it has ended before
            if process.stdin:
                process.stdin.close()
        _status_of(process)

    def __enter__(self) -> "Client":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _send(self, message: Dict[str, Any], request: _Request) -> int:
        with self._lock:
            process = self._running()
            self._last_id += 1
            own = self._last_id
            self._requests[own] = request
            try:
                assert process.stdin
                process.stdin.write(json.dumps({"id": own, **message}) + "\n")
                process.stdin.flush()
            except (BrokenPipeError, ValueError):
                del self._requests[own]
                raise GlissadeError(**_end_of(process, "")) from None
        return own

    def _running(self) -> "subprocess.Popen[str]":
        if self._process is not None and self._process.poll() is None:
            return self._process
        command = self._command if self._command is not None else default_command()
        limit = ["--time", str(self._time_limit)]
        try:
            process = subprocess.Popen(
                [*command, "serve", "--stdio", *limit],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                encoding="utf-8",
            )
        except OSError as error:
            hint = "set GLISSADE_COMMAND to the command that starts it"
            message = f"glissade cannot be started: {error}"
            raise GlissadeError("no-command", message, hint) from None
        self._process = process
        threading.Thread(target=self._read, args=(process,), daemon=True).start()
        return process

    def _read(self, process: "subprocess.Popen[str]") -> None:
        assert process.stdout
        foreign = ""
        with process.stdout as lines:
            for line in lines:
                message = _message_of(line)
                if message is None:
                    foreign = line.strip()
                    process.kill()
                    break
                self._take(message)
        with self._lock:
            # Of a command that was started in its place none is ended.
            is_current = self._process is None or self._process is process
            left = list(self._requests.values()) if is_current else []
            if is_current:
                self._requests.clear()
        for request in left:
            request.answer = {"error": _end_of(process, foreign)}
            request.done.set()

    def _take(self, message: Dict[str, Any]) -> None:
        request = self._requests.get(message["id"])
        if request is None:
            return
        if "better" in message:
            if request.on_better:
                request.on_better(message["better"])
            return
        request.answer = message
        del self._requests[message["id"]]
        request.done.set()


def _message_of(line: str) -> Optional[Dict[str, Any]]:
    """None where the line is none of ``glissade serve --stdio``."""
    try:
        message = json.loads(line)
    except ValueError:
        return None
    return message if isinstance(message, dict) and "id" in message else None


def _status_of(process: "subprocess.Popen[str]") -> int:
    """With which it ends; one that does not is killed."""
    try:
        return process.wait(timeout=5)
    except subprocess.TimeoutExpired:
        process.kill()
        return process.wait()


def _end_of(process: "subprocess.Popen[str]", foreign: str) -> Dict[str, str]:
    """What the questions are told that a command leaves without an answer."""
    status = _status_of(process)
    what = f"wrote {foreign!r} where an answer belongs" if foreign else f"has ended with {status}"
    hint = "is it glissade? what it wrote above may say why; GLISSADE_COMMAND names another one"
    return {"code": "ended", "message": f"the command {what}: {process.args!r}", "hint": hint}
