import { type Raster, shrink } from '@glissade/vision/raster';
import type { Sort } from './cases.ts';
import { chanceOf } from './chance.ts';
import { drawJigsawLook, paintJigsaw } from './jigsawBoards.ts';
import { type Painted, takePhoto } from './photo.ts';
import { drawScene, SCENES, type Scene } from './scenes.ts';
import { drawCamera, drawScreen } from './views.ts';

export type JigsawCase = {
  readonly picture: Raster;
  /** The solved picture: a file, or a photograph of the solved board. */
  readonly solved: Raster;
  readonly columns: number;
  readonly rows: number;
  /** The home of the tile on each cell; on the gap, the home of the tile that is missing. */
  readonly homes: readonly number[];
  readonly gap: number;
  readonly scene: Scene;
};

const SIZES = [3, 3, 4, 4, 5];

/** Two pictures of a board of picture tiles, the same for the same seed. */
export function jigsawCase(
  seed: number,
  sort: Sort,
  scenes: readonly Scene[] = SCENES.slice(0, 4),
): JigsawCase {
  const chance = chanceOf(seed);
  const scene = scenes[Math.floor(chance() * scenes.length)]!;
  const columns = SIZES[Math.floor(chance() * SIZES.length)]!;
  const rows = chance() < 0.8 ? columns : columns + 1;
  const whole = drawScene(scene, seed, columns / rows);
  const homes = shuffled(columns * rows, chance);
  const gapHome = chance() < 0.8 ? columns * rows - 1 : [0, columns - 1][Math.floor(chance() * 2)]!;
  const look = drawJigsawLook(chance);
  const board = paintJigsaw(whole, homes, columns, gapHome, look);
  const picture = see(board, chance, sort);
  const inOrder = homes.map((_, home) => home);
  const isPhoto = sort !== 'screen' && chance() < 0.4;
  const solved = isPhoto
    ? see(paintJigsaw(whole, inOrder, columns, gapHome, look), chance, sort)
    : developed(whole, chance);
  return { picture, solved, columns, rows, homes, gap: homes.indexOf(gapHome), scene };
}

function shuffled(count: number, chance: () => number): number[] {
  const all = Array.from({ length: count }, (_, at) => at);
  for (let at = count - 1; at > 0; at--) {
    const other = Math.floor(chance() * (at + 1));
    [all[at], all[other]] = [all[other]!, all[at]!];
  }
  return all;
}

function see(board: Painted, chance: () => number, sort: Sort): Raster {
  const hardness = sort === 'plain' ? chance() * 0.3 : 0.4 + chance() * 0.6;
  const view = sort === 'screen' ? drawScreen(board, chance) : drawCamera(board, chance, hardness);
  return takePhoto(board, view, chance);
}

/** The picture as another screen or printer shows it: brightness and contrast differ. */
function developed(picture: Raster, chance: () => number): Raster {
  const small = shrink(picture, 260 + Math.floor(chance() * 160));
  const [contrast, shift] = [0.8 + 0.4 * chance(), 30 * (chance() - 0.5)];
  const casts = [0, 0, 0].map(() => 10 * (chance() - 0.5));
  const data = small.data.map((value, at) =>
    at % 4 === 3 ? 255 : (value - 128) * contrast + 128 + shift + casts[at % 4]!,
  );
  return { ...small, data };
}
