import type { Form } from '../form.ts';
import { columbia } from './columbia.ts';
import { commonCode } from './commonCode.ts';
import { cs61b } from './cs61b.ts';
import { drawing } from './drawing.ts';
import { fortyTwo } from './fortyTwo.ts';
import { gnome } from './gnome.ts';
import { hrd } from './hrd.ts';
import { jeantimex } from './jeantimex.ts';
import { jimslide } from './jimslide.ts';
import { keywordFile } from './keywordFile.ts';
import { michaelKim } from './michaelKim.ts';
import { numbers } from './numbers.ts';
import { princeton } from './princeton.ts';
import { rush } from './rush.ts';
import { shortCode } from './shortCode.ts';
import { simonHung } from './simonHung.ts';
import { slidysim } from './slidysim.ts';
import { slidysimLink } from './slidysimLink.ts';
import { tatham } from './tatham.ts';
import { tul } from './tul.ts';
import { twoSwap } from './twoSwap.ts';

export { splitMichaelKim } from './michaelKim.ts';

/**
 * Every form but the native one, in the order they are tried: those with unmistakable signs first,
 * plain numbers before bare codes and boards of letters, drawings last.
 */
export const DIALECTS: readonly Form[] = [
  jeantimex,
  jimslide,
  keywordFile,
  twoSwap,
  tatham,
  michaelKim,
  fortyTwo,
  princeton,
  cs61b,
  tul,
  slidysimLink,
  slidysim,
  columbia,
  numbers,
  shortCode,
  commonCode,
  simonHung,
  gnome,
  rush,
  hrd,
  drawing,
];
