/* The colours of pieces in the terminal. */
import type { ColorLevel } from './colorLevel.ts';

/** A colour of the palette: red, green, blue from 0 to 255, and the nearest of the sixteen. */
export type Hue = { readonly rgb: readonly [number, number, number]; readonly basic: number };

/** Distinct also to most colour-blind eyes; labels are always drawn on top all the same. */
export const PALETTE: readonly Hue[] = [
  { rgb: [86, 180, 233], basic: 46 },
  { rgb: [240, 228, 66], basic: 43 },
  { rgb: [0, 158, 115], basic: 42 },
  { rgb: [204, 121, 167], basic: 45 },
  { rgb: [0, 114, 178], basic: 44 },
  { rgb: [230, 159, 0], basic: 103 },
  { rgb: [153, 213, 148], basic: 102 },
  { rgb: [178, 171, 210], basic: 105 },
  { rgb: [166, 118, 29], basic: 100 },
  { rgb: [141, 211, 199], basic: 106 },
  { rgb: [190, 186, 218], basic: 104 },
  { rgb: [179, 222, 105], basic: 47 },
];

/** The colour of pieces that a goal names. */
export const GOAL_HUE: Hue = { rgb: [213, 66, 50], basic: 41 };

/** The colour of walls. */
export const WALL_HUE: Hue = { rgb: [88, 88, 92], basic: 100 };

/** The SGR parameters for text on this ground, without escape and `m`. */
export function inkOf({ rgb, basic }: Hue, level: ColorLevel): string {
  const [red, green, blue] = rgb;
  const isLight = red * 0.299 + green * 0.587 + blue * 0.114 > 130;
  if (level === 1) return `${basic === 44 || basic === 41 || basic === 100 ? 97 : 30};${basic}`;
  const ink = isLight ? '38;5;16' : '38;5;231';
  if (level === 3) return `${ink};48;2;${red};${green};${blue}`;
  const cube = (value: number) => Math.round((value / 255) * 5);
  return `${ink};48;5;${16 + 36 * cube(red) + 6 * cube(green) + cube(blue)}`;
}
