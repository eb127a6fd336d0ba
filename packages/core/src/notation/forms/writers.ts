/* The forms that can be written, by their names: what reads a text does not bring them along. */
import type { FormWriter } from '../form.ts';
import { refusesNative, writeNative } from '../native/nativeWrite.ts';
import { drawingWriter } from './drawing.ts';
import { commonCodeWriter } from './klotski/commonCode.ts';
import { gnomeWriter } from './klotski/gnome.ts';
import { hrdWriter } from './klotski/hrd.ts';
import { jeantimexWriter } from './klotski/jeantimex.ts';
import { shortCodeWriter } from './klotski/shortCode.ts';
import { simonHungWriter } from './klotski/simonHung.ts';
import { rushWriter } from './rush/rush.ts';
import { columbiaWriter } from './tiles/columbia.ts';
import { fortyTwoWriter } from './tiles/fortyTwo.ts';
import { michaelKimWriter } from './tiles/michaelKim.ts';
import { numbersWriter } from './tiles/numbers.ts';
import { princetonWriter } from './tiles/princeton.ts';
import { slidysimWriter } from './tiles/slidysim.ts';
import { slidysimLinkWriter } from './tiles/slidysimLink.ts';
import { tathamWriter } from './tiles/tatham.ts';
import { tulWriter } from './tiles/tul.ts';
import { jimslideWriter } from './trays/jimslide.ts';

/** How each form is written; those that can only be read are missing. */
export const WRITERS: Readonly<Record<string, FormWriter>> = {
  native: { refuses: refusesNative, write: writeNative },
  drawing: drawingWriter,
  commoncode: commonCodeWriter,
  gnome: gnomeWriter,
  hrd: hrdWriter,
  jeantimex: jeantimexWriter,
  shortcode: shortCodeWriter,
  simonhung: simonHungWriter,
  rush: rushWriter,
  columbia: columbiaWriter,
  '42': fortyTwoWriter,
  michaelkim: michaelKimWriter,
  numbers: numbersWriter,
  princeton: princetonWriter,
  slidysim: slidysimWriter,
  'slidysim-link': slidysimLinkWriter,
  tatham: tathamWriter,
  tul: tulWriter,
  jimslide: jimslideWriter,
};
