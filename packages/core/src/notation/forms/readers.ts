/* The forms without how they are written. */
import type { FormReader } from '../form.ts';
import { nativeReading } from '../native/native.ts';
import { drawingReading } from './drawing.ts';
import { commonCodeReading } from './klotski/commonCode.ts';
import { gnomeReading } from './klotski/gnome.ts';
import { hrdReading } from './klotski/hrd.ts';
import { jeantimexReading } from './klotski/jeantimex.ts';
import { shortCodeReading } from './klotski/shortCode.ts';
import { simonHungReading } from './klotski/simonHung.ts';
import { rushReading } from './rush/rush.ts';
import { columbiaReading } from './tiles/columbia.ts';
import { fortyTwoReading } from './tiles/fortyTwo.ts';
import { michaelKimReading } from './tiles/michaelKim.ts';
import { numbersReading } from './tiles/numbers.ts';
import { princetonReading } from './tiles/princeton.ts';
import { slidysimReading } from './tiles/slidysim.ts';
import { slidysimLinkReading } from './tiles/slidysimLink.ts';
import { tathamReading } from './tiles/tatham.ts';
import { tulReading } from './tiles/tul.ts';
import { cs61b } from './trays/cs61b.ts';
import { jimslideReading } from './trays/jimslide.ts';
import { keywordFile } from './trays/keywordFile.ts';
import { twoSwap } from './twoSwap.ts';

/** Every form, in the order in which they are tried on a text: that of `FORMS`. */
export const READERS: readonly FormReader[] = [
  nativeReading,
  jeantimexReading,
  jimslideReading,
  keywordFile,
  twoSwap,
  tathamReading,
  michaelKimReading,
  fortyTwoReading,
  princetonReading,
  cs61b,
  tulReading,
  slidysimLinkReading,
  slidysimReading,
  columbiaReading,
  numbersReading,
  shortCodeReading,
  commonCodeReading,
  simonHungReading,
  gnomeReading,
  rushReading,
  hrdReading,
  drawingReading,
];
