/* Places parts beside each other on the bed of a printer. */
import { boxOf, type Part } from './mesh.ts';

/** Space between parts on the bed of a printer. */
const GAP = 5;

export type Placed = Part & { readonly at: readonly [x: number, y: number] };

/** The first part, and the others in rows beside it, none nearer to another than the gap. */
export function placeParts([first, ...others]: readonly Part[]): Placed[] {
  if (!first) return [];
  const [width] = boxOf(first.mesh);
  const placed: Placed[] = [{ ...first, at: [0, 0] }];
  let [x, y, tallest] = [0, 0, 0];
  for (const part of others) {
    const [across, deep] = boxOf(part.mesh);
    if (x > 0 && x + across > width) [x, y, tallest] = [0, y + tallest + GAP, 0];
    placed.push({ ...part, at: [width + GAP + x, y] });
    x += across + GAP;
    tallest = Math.max(tallest, deep);
  }
  return placed;
}
