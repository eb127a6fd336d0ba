import { describe, expect, it } from 'vitest';
import { outlinePath, type Square } from './outline.ts';

const plain = { inset: 0, radius: 0 };
const loops = (squares: readonly Square[]) => outlinePath(squares, plain).split('Z').length - 1;

describe('outlinePath', () => {
  it('draws one cell', () => {
    expect(outlinePath([[0, 0]], plain)).toBe(
      'M0 0Q0 0 0 0L100 0Q100 0 100 0L100 100Q100 100 100 100L0 100Q0 100 0 100Z',
    );
  });

  it('has corners only where the border turns', () => {
    const bar: Square[] = [
      [0, 0],
      [1, 0],
      [2, 0],
    ];
    expect(outlinePath(bar, plain).match(/Q/g)?.length).toBe(4);
    const corner: Square[] = [
      [0, 0],
      [0, 1],
      [1, 1],
    ];
    expect(outlinePath(corner, plain).match(/Q/g)?.length).toBe(6);
  });

  it('keeps away from the edges by the inset, at hollow corners too', () => {
    const corner: Square[] = [
      [0, 0],
      [0, 1],
      [1, 1],
    ];
    const path = outlinePath(corner, { inset: 4, radius: 0 });
    expect(path).toContain('96 104');
    expect(path).toContain('4 4');
    expect(path).toContain('196 196');
  });

  it('draws a loop for every part and for every hole', () => {
    const diagonal: Square[] = [
      [0, 0],
      [1, 1],
    ];
    expect(loops(diagonal)).toBe(2);
    const ring = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x): Square => [x, y]));
    expect(loops(ring.filter(([x, y]) => x !== 1 || y !== 1))).toBe(2);
    expect(loops([])).toBe(0);
  });
});
