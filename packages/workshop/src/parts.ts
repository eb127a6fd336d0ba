/* The tray and the pieces of a puzzle as meshes for 3D printers. */
import type { Puzzle } from '@glissade/core';
import { floorMarks } from './floorMarks.ts';
import { type Part, plateMesh } from './mesh.ts';
import { loopsOf, rectangle } from './region.ts';
import { labelLoops, openSquares, type PieceShape, pieceShapes } from './shapes.ts';
import { checkMakeable, checkSizes, type Sizes } from './sizes.ts';

/** So far inside, openings of a tray that meet at a corner stay apart. */
const APART = 0.02;

/** The tray and every piece as closed meshes. Throws WorkshopError. */
export function partsOf(puzzle: Puzzle, sizes: Sizes): Part[] {
  checkSizes(sizes);
  checkMakeable(puzzle);
  const pieces = pieceShapes(puzzle).map((shape) => pieceOf(shape, sizes));
  return [trayOf(puzzle, sizes), ...pieces];
}

function pieceOf(shape: PieceShape, sizes: Sizes): Part {
  const { cell, clearance, thickness, labels, labelDepth } = sizes;
  const mesh = plateMesh({
    loops: loopsOf(shape.squares, cell, clearance / 2),
    top: thickness,
    inner: {
      loops: labels === 'none' ? [] : labelLoops(shape, sizes),
      top: labels === 'raised' ? thickness + labelDepth : thickness - labelDepth,
    },
  });
  return { name: `piece ${shape.label}`, mesh };
}

/** Stripes of gates are cut into the floor, not through it. */
function trayOf(puzzle: Puzzle, { cell, rim, floor, depth, labelDepth }: Sizes): Part {
  const { width, height } = puzzle.board;
  const mesh = plateMesh({
    loops: [rectangle(-rim, -rim, width * cell + rim, height * cell + rim)],
    top: floor + depth,
    inner: {
      loops: loopsOf(openSquares(puzzle), cell, APART),
      top: floor,
      inner: { loops: floorMarks(puzzle, cell), top: floor - Math.min(labelDepth, floor / 2) },
    },
  });
  return { name: 'tray', mesh };
}
