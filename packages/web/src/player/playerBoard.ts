import { columnOf, type Puzzle, rowOf, type State } from '@glissade/core';
import { CELL } from '../board/outline.ts';
import { groundOf, labelSize, looksOf } from '../board/scene.ts';

const SVG = 'http://www.w3.org/2000/svg';
const MARGIN = 14;

/** The board of a player: drawn once, its pieces moved from state to state. */
export type PlayerBoard = {
  readonly element: SVGSVGElement;
  readonly show: (state: State, label: string) => void;
};

export function createPlayerBoard(puzzle: Puzzle): PlayerBoard {
  const ground = groundOf(puzzle);
  const element = document.createElementNS(SVG, 'svg');
  const size = [ground.width + 2 * MARGIN, ground.height + 2 * MARGIN];
  element.setAttribute('viewBox', `${-MARGIN} ${-MARGIN} ${size.join(' ')}`);
  element.setAttribute('role', 'img');
  element.append(
    pathOf('floor', ground.floor),
    pathOf('wall', ground.walls),
    pathOf('gate', ground.gates),
    ...ground.targets.map((path) => pathOf('target', path)),
  );
  const isTiles = puzzle.type === 'tiles';
  const groups = looksOf(puzzle).map((look) => {
    const group = document.createElementNS(SVG, 'g');
    const style = look.isHero ? 'hero' : isTiles ? 'tile' : `tone-${look.tone}`;
    group.setAttribute('class', `piece ${style}`);
    const label = document.createElementNS(SVG, 'text');
    label.setAttribute('x', String(look.labelAt[0]));
    label.setAttribute('y', String(look.labelAt[1]));
    label.setAttribute('font-size', String(labelSize(puzzle, look)));
    label.textContent = look.label;
    group.append(pathOf('body', look.path), label);
    return group;
  });
  element.append(...groups);
  const show = (state: State, label: string) => {
    for (const [piece, group] of groups.entries()) {
      const x = columnOf(puzzle.board, state[piece]!) * CELL;
      const y = rowOf(puzzle.board, state[piece]!) * CELL;
      group.style.transform = `translate(${x}px, ${y}px)`;
    }
    element.setAttribute('aria-label', label);
  };
  return { element, show };
}

function pathOf(style: string, path: string): SVGPathElement {
  const element = document.createElementNS(SVG, 'path');
  element.setAttribute('class', style);
  element.setAttribute('d', path);
  return element;
}
