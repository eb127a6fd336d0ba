// Every family of the verb `survey`, in every size that is accepted.

const SIMPLE_CELLS_MAX = 20;
const TILE_CELLS_MAX = 12;
const RUSH_SIDES = [3, 4, 5, 6, 7];
const RUSH_WALLS = [0, 1, 2, 3];

/** Height and width of boards with so many cells. @param {number} least @param {number} most */
function sizes(least, most) {
  const sides = Array.from({ length: most }, (_, i) => i + least);
  const all = sides.flatMap((height) => sides.map((width) => ({ height, width })));
  return all.filter(({ height, width }) => height * width >= 2 && height * width <= most);
}

/** @type {readonly string[]} */
export const FAMILIES = [
  ...sizes(1, SIMPLE_CELLS_MAX).map(({ height, width }) => `simple ${height}x${width}`),
  'klotski',
  ...RUSH_SIDES.flatMap((side) => RUSH_WALLS.map((walls) => `rush ${side} walls ${walls}`)),
  ...sizes(2, TILE_CELLS_MAX).map(({ height, width }) => `tiles ${height}x${width}`),
];
