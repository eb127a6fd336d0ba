/* The script of the board, as the build packs it, and the page of it that assistants show. */
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

declare const GLISSADE_VERSION: string | undefined;

/** Seen from the bundle or from this file. */
const FOLDER = typeof GLISSADE_VERSION === 'string' ? '../' : '../../../glissade/dist/';

/** A module that loads nothing; its default export is a widget of anywidget. */
export function boardScript(): string {
  const packed = readFileSync(new URL(`${FOLDER}board.js.br`, import.meta.url));
  return brotliDecompressSync(packed).toString().trim();
}

/** The height is that of the board: the host makes the frame as high as the page. */
const STYLE = `html { height: auto; background: none }
body { margin: 0; font: 15px/1.4 system-ui, sans-serif }
p { margin: 12px }
glissade-player { margin-inline: auto; --board-height: 420px }`;

/** One file, which asks nothing of any host. */
export function boardPage(): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Glissade</title>
<style>
${STYLE}
</style>
</head>
<body data-assistant>
<script type="module">
${boardScript()}
</script>
</body>
</html>
`;
}
