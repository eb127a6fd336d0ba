import { columnOf, type Puzzle, rowOf, type State } from '@glissade/core';
import type { ArrowShape } from '@glissade/picture/arrow';
import { CELL } from '@glissade/picture/outline';
import { groundOf, labelSize, looksOf } from '@glissade/picture/scene';
import type { Drag } from '../board/playBoard.ts';
import { MARGIN } from '../board/pointer.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** The board of a player: drawn once, its pieces moved from state to state. */
export type PlayerBoard = {
  readonly element: SVGSVGElement;
  /** Shows a state, and what is dragged away from its place in it. */
  readonly show: (state: State, drag?: Drag) => void;
  /** The drawing of each piece, by piece number. */
  readonly groups: readonly SVGGElement[];
  /** Puts dots where the middle of a piece can come to lie. */
  readonly showStops: (piece: number, cells: readonly number[]) => void;
  /** Draws an arrow, until another state is shown. */
  readonly showArrow: (arrow: ArrowShape) => void;
};

export function createPlayerBoard(puzzle: Puzzle): PlayerBoard {
  const ground = groundOf(puzzle);
  const element = document.createElementNS(SVG, 'svg');
  const size = [ground.width + 2 * MARGIN, ground.height + 2 * MARGIN];
  element.setAttribute('viewBox', `${-MARGIN} ${-MARGIN} ${size.join(' ')}`);
  element.append(
    pathOf('wall', ground.walls),
    pathOf('floor', ground.floor),
    pathOf('gate', ground.gates),
    ...ground.targets.map((path) => pathOf('target', path)),
  );
  const looks = looksOf(puzzle);
  const groups = looks.map((look) => {
    const group = document.createElementNS(SVG, 'g');
    const tone = puzzle.type === 'tiles' ? 'tile' : `tone-${look.tone}`;
    group.setAttribute('class', `piece ${look.isGoalPiece ? 'goal-piece' : tone}`);
    const label = document.createElementNS(SVG, 'text');
    label.setAttribute('x', String(look.labelAt[0]));
    label.setAttribute('y', String(look.labelAt[1]));
    label.setAttribute('font-size', String(labelSize(puzzle, look)));
    label.textContent = look.label;
    group.append(pathOf('body', look.path), label);
    return group;
  });
  const dots = document.createElementNS(SVG, 'g');
  const arrow = pathOf('arrow', '');
  element.append(...groups, dots, arrow);
  let shown = '';
  const corner = (cell: number) =>
    [columnOf(puzzle.board, cell), rowOf(puzzle.board, cell)] as const;
  const show = (state: State, drag?: Drag) => {
    if (shown !== state.join()) arrow.setAttribute('d', '');
    shown = state.join();
    for (const [piece, group] of groups.entries()) {
      const isDragged = drag?.space.pieces.includes(piece) === true;
      const [column, row] = corner(state[piece]!);
      const x = (column + (isDragged ? drag.offset.x : 0)) * CELL;
      const y = (row + (isDragged ? drag.offset.y : 0)) * CELL;
      group.style.transform = `translate(${x}px, ${y}px)`;
      group.classList.toggle('dragged', isDragged);
    }
  };
  const showStops = (piece: number, cells: readonly number[]) => {
    const circles = cells.map((cell) => {
      const [column, row] = corner(cell);
      const [x, y] = looks[piece]!.labelAt;
      return dotAt(x + column * CELL, y + row * CELL);
    });
    dots.replaceChildren(...circles);
  };
  const showArrow = ({ points, head }: ArrowShape) => {
    arrow.setAttribute('d', `M${points.replaceAll(' ', 'L')}${head}`);
  };
  return { element, show, groups, showStops, showArrow };
}

function pathOf(style: string, path: string): SVGPathElement {
  const element = document.createElementNS(SVG, 'path');
  element.setAttribute('class', style);
  element.setAttribute('d', path);
  return element;
}

function dotAt(x: number, y: number): SVGCircleElement {
  const circle = document.createElementNS(SVG, 'circle');
  circle.setAttribute('class', 'dot');
  circle.setAttribute('cx', String(x));
  circle.setAttribute('cy', String(y));
  circle.setAttribute('r', '13');
  return circle;
}
