/* A worksheet as one page of HTML with drawings in SVG; the answers begin a sheet of their own. */
import { escapeXml } from '@glissade/core';
import type { Drawn, Exercise, Part } from './exercise.ts';

const CELL = 32;
/** Of empty boards. */
const FRAME_CELL = 26;

const STYLE = `
@page { size: A4; margin: 18mm }
body { font: 11pt/1.45 Georgia, 'Times New Roman', serif; max-width: 44em; margin: 2em auto;
  padding: 0 1em; color: #111; background: #fff }
h1 { font-size: 1.3em } h2 { font-size: 1.05em; margin: 1.6em 0 .4em }
h2 { break-after: avoid } p, figure, svg, .boards, li { break-inside: avoid }
.answers { break-before: page }
.boards { display: flex; flex-wrap: wrap; gap: 1em 1.6em; margin: .8em 0 }
figure { margin: 0; text-align: center } figcaption { font-style: italic }
ol { columns: 2 } .line { height: 2em; border-bottom: 1px dotted #777 }
.name { display: flex; gap: 1.5em } .name span { flex: 2; border-bottom: 1px dotted #777 }
.name span + span { flex: 1 } .frames { display: flex; flex-wrap: wrap; gap: 1.6em 1.4em }
@media print { body { margin: 0; padding: 0 } }
`;

export function sheetHtml(heading: string, exercises: readonly Exercise[]): string {
  const title = escapeXml(heading);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p class="name"><span>Name</span><span>Date</span></p>
${exercises.map((exercise, at) => section(exercise, at, exercise.task)).join('\n')}
<div class="answers">
<h1>${title}: answers</h1>
${exercises.map((exercise, at) => section(exercise, at, exercise.answer)).join('\n')}
</div>
</main>
</body>
</html>`;
}

function section({ title }: Exercise, at: number, parts: readonly Part[]): string {
  const heading = `<h2>${at + 1}. ${escapeXml(title)}</h2>`;
  return `<section>\n${[heading, ...parts.map(partHtml)].join('\n')}\n</section>`;
}

function partHtml(part: Part): string {
  if (part.kind === 'words') return `<p>${escapeXml(part.text)}</p>`;
  if (part.kind === 'list') {
    return `<ol>${part.items.map((item) => `<li>${escapeXml(item)}</li>`).join('')}</ol>`;
  }
  if (part.kind === 'lines') return '<div class="line"></div>\n'.repeat(part.count).trimEnd();
  if (part.kind === 'frames') return framesHtml(part.count);
  return `<div class="boards">\n${part.boards.map(boardHtml).join('\n')}\n</div>`;
}

/** Empty boards as large as a pencil needs, with space below for g, h and f. */
function framesHtml(count: number): string {
  const side = 3 * FRAME_CELL;
  const lines = [1, 2].map((at) => `M${at * FRAME_CELL} 0V${side}M0 ${at * FRAME_CELL}H${side}`);
  const frame =
    `<svg width="${side + 2}" height="${side + 2}" viewBox="-1 -1 ${side + 2} ${side + 2}" ` +
    `aria-hidden="true" fill="none" stroke="#111"><path stroke="#999" d="${lines.join('')}"/>` +
    `<rect width="${side}" height="${side}"/></svg>`;
  return `<div class="frames">\n${`${frame}\n`.repeat(count)}</div>`;
}

function boardHtml(board: Drawn): string {
  return `<figure>${boardSvg(board)}<figcaption>${escapeXml(board.caption)}</figcaption></figure>`;
}

function boardSvg({ caption, tiles, width }: Drawn): string {
  const height = tiles.length / width;
  const cells = tiles.map((tile, at) => {
    if (tile === 0) return '';
    const [x, y] = [(at % width) * CELL, Math.floor(at / width) * CELL];
    const square = `<rect x="${x}" y="${y}" width="${CELL}" height="${CELL}" fill="#fff"/>`;
    const middle = `x="${x + CELL / 2}" y="${y + CELL * 0.68}"`;
    return `${square}<text ${middle} stroke="none" fill="#111">${tile}</text>`;
  });
  const [wide, high] = [width * CELL, height * CELL];
  const label = `${caption}: ${tiles.map((tile) => (tile === 0 ? 'gap' : tile)).join(' ')}`;
  return (
    `<svg width="${wide + 2}" height="${high + 2}" viewBox="-1 -1 ${wide + 2} ${high + 2}" ` +
    `role="img" aria-label="${escapeXml(label)}" stroke="#111" font-size="17" ` +
    `text-anchor="middle" font-family="sans-serif">` +
    `<rect width="${wide}" height="${high}" fill="#eee"/>${cells.join('')}</svg>`
  );
}
