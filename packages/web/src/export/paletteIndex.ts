/**
 * Gives pixels the number of the nearest colour of a palette. A colour is searched for once and
 * then known by its upper bits (5, 6 and 5 of red, green and blue): a film has the same ones in
 * all its frames.
 */
export function paletteIndex(
  palette: readonly (readonly number[])[],
): (red: number, green: number, blue: number) => number {
  const known = new Int16Array(1 << 16).fill(-1);
  return (red, green, blue) => {
    const key = ((red & 0xf8) << 8) | ((green & 0xfc) << 3) | (blue >> 3);
    if (known[key]! < 0) known[key] = nearest(palette, red, green, blue);
    return known[key]!;
  };
}

function nearest(
  palette: readonly (readonly number[])[],
  red: number,
  green: number,
  blue: number,
): number {
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  for (const [index, [r, g, b]] of palette.entries()) {
    const far = (r! - red) ** 2 + (g! - green) ** 2 + (b! - blue) ** 2;
    if (far < least) [best, least] = [index, far];
  }
  return best;
}
