import type { FormReader } from '../form.ts';
import { NATIVE } from '../native/native.ts';
import { drawing } from './drawing.ts';
import { commonCode } from './klotski/commonCode.ts';
import { gnome } from './klotski/gnome.ts';
import { hrd } from './klotski/hrd.ts';
import { jeantimex } from './klotski/jeantimex.ts';
import { shortCode } from './klotski/shortCode.ts';
import { simonHung } from './klotski/simonHung.ts';
import { rush } from './rush/rush.ts';
import { columbia } from './tiles/columbia.ts';
import { fortyTwo } from './tiles/fortyTwo.ts';
import { michaelKim } from './tiles/michaelKim.ts';
import { numbers } from './tiles/numbers.ts';
import { princeton } from './tiles/princeton.ts';
import { slidysim } from './tiles/slidysim.ts';
import { slidysimLink } from './tiles/slidysimLink.ts';
import { tatham } from './tiles/tatham.ts';
import { tul } from './tiles/tul.ts';
import { cs61b } from './trays/cs61b.ts';
import { jimslide } from './trays/jimslide.ts';
import { keywordFile } from './trays/keywordFile.ts';
import { twoSwap } from './twoSwap.ts';

export { splitMichaelKim } from './tiles/michaelKim.ts';

/**
 * Every form as it is read, in the order in which they are tried on a text: the native one first,
 * then those with unmistakable signs, plain numbers before bare codes and boards of letters,
 * drawings last. One literal, which a bundler drops where nothing reads other forms.
 */
export const READERS: readonly FormReader[] = [
  NATIVE,
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
