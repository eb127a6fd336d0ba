/*
 * A sheet for laser cutters: SVG in millimetres. Red lines are cut, blue areas are engraved.
 *
 * The laser burns away `kerf`, half of it on each side of the line, so that lines run half a kerf
 * outside of what is kept: around pieces and plates outside, around openings inside.
 */
import type { Puzzle } from '@glissade/core';
import { escapeXml } from '@glissade/core';
import { floorMarks } from './floorMarks.ts';
import { type Plate, platesOf } from './plates.ts';
import { type Loop, loopsOf, moved, rectangle } from './region.ts';
import { labelLoops, openSquares, pieceShapes } from './shapes.ts';
import { checkMakeable, checkSizes, type Sizes } from './sizes.ts';

/** Space between what is cut, and around all of it. */
const GAP = 4;

/** The floor and frame of the tray, to be glued together, the pieces, and plates for the box. */
export function cutSheet(puzzle: Puzzle, sizes: Sizes, title: string): string {
  checkSizes(sizes);
  checkMakeable(puzzle);
  const { cell, rim, kerf, clearance, labels } = sizes;
  const half = kerf / 2;
  const { width, height } = puzzle.board;
  const plate = rectangle(
    -rim - half,
    -rim - half,
    width * cell + rim + half,
    height * cell + rim + half,
  );
  const openings = loopsOf(openSquares(puzzle), cell, half);
  const pieces = pieceShapes(puzzle).map((shape): Plate => {
    const cut = loopsOf(shape.squares, cell, clearance / 2 - half);
    return {
      name: `piece ${shape.label}`,
      cut,
      engraved: labels === 'none' ? [] : labelLoops(shape, sizes),
    };
  });
  const drawn = [
    { name: 'floor', cut: [plate], engraved: floorMarks(puzzle, cell) },
    { name: 'frame', cut: [plate, ...openings], engraved: [] },
    ...pieces,
    ...platesOf(puzzle, sizes),
  ];
  return sheetSvg(drawn, title);
}

/** In rows as wide as the two plates. */
function sheetSvg(drawn: readonly Plate[], title: string): string {
  const boxes = drawn.map(({ cut }) => boxOf(cut));
  const wide = boxes[0]!.width + boxes[1]!.width + 3 * GAP;
  let [x, y, tallest] = [GAP, GAP, 0];
  const groups = drawn.map(({ name, cut, engraved }, i) => {
    const { left, top, width, height } = boxes[i]!;
    if (x > GAP && x + width + GAP > wide) [x, y, tallest] = [GAP, y + tallest + GAP, 0];
    const [dx, dy] = [x - left, y - top];
    x += width + GAP;
    tallest = Math.max(tallest, height);
    const path = (loops: readonly Loop[]) => pathOf(loops.map((loop) => moved(loop, dx, dy)));
    const label = engraved.length > 0 ? `<path class="engrave" d="${path(engraved)}"/>` : '';
    const id = escapeXml(name.replaceAll(' ', '-'));
    return `<g id="${id}"><path class="cut" d="${path(cut)}"/>${label}</g>`;
  });
  const high = y + tallest + GAP;
  const [w, h] = [length(wide), length(high)];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}mm" height="${h}mm" ` +
    `viewBox="0 0 ${w} ${h}">` +
    `<title>${escapeXml(title)}</title><style>.cut{fill:none;stroke:#f00;stroke-width:.1}` +
    `.engrave{fill:#00f;fill-rule:evenodd}</style>\n${groups.join('\n')}\n</svg>\n`
  );
}

function boxOf(loops: readonly Loop[]) {
  const xs = loops.flat().map(([x]) => x);
  const ys = loops.flat().map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** Closed loops as the data of an SVG path. */
export function pathOf(loops: readonly Loop[]): string {
  return loops
    .map((loop) => `M${loop.map(([x, y]) => `${length(x)} ${length(y)}`).join('L')}Z`)
    .join('');
}

const length = (value: number) => String(Math.round(value * 1000) / 1000 || 0);
