import { readFileSync, writeFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { CLASS_COUNT, digitNet, LAYERS, NET } from '@glissade/vision/digits/digitNet';
import { chanceOf } from '../../packages/web/test/pictures/chance.ts';
import { type DrawnOf, makeExample } from './examples.ts';
import { type Learner, learn, makePass, newLearner } from './learner.ts';

/** Fonts that the net never sees, so that the tests and the measurements are honest. */
const HELD_OUT =
  'Inter Lato Cabin Quicksand ComicNeue JetBrainsMono EBGaramond Verana AveriaSans Yanone Tinos';
const heldOut = new RegExp(`^(${HELD_OUT.replaceAll(' ', '|')}|LiberationSerif)`);
const AREA = 48 * 48;
const BATCH = 32;
const SAID_EVERY = 50_000;
const MEASURED_MAX = 20_000;

type Fonts = { readonly count: number; readonly drawnOf: DrawnOf };

function readFonts(file: string): { readonly learned: Fonts; readonly apart: Fonts } {
  const names: string[] = JSON.parse(readFileSync(`${file}.json`, 'utf8'));
  const pixels = inflateSync(readFileSync(file));
  const fontsOf = (isApart: boolean): Fonts => {
    const set = names.flatMap((name, font) => (heldOut.test(name) === isApart ? [font] : []));
    const drawnOf: DrawnOf = (font, digit) => {
      const from = (set[font]! * 10 + digit) * AREA;
      return pixels.subarray(from, from + AREA);
    };
    return { count: set.length, drawnOf };
  };
  return { learned: fontsOf(false), apart: fontsOf(true) };
}

const bestOf = (odds: Float32Array) => odds.indexOf(Math.max(...odds));

/** Trains the net on examples by chance; the same weights for the same fonts. */
export function train(drawn: string, out: string, total: number): void {
  const { learned, apart } = readFonts(drawn);
  const random = chanceOf(7);
  const learner = newLearner(LAYERS, random);
  const { backward } = makePass(NET);
  const target = new Float32Array(CLASS_COUNT);
  let right = 0;
  for (let seen = 1; seen <= total; seen++) {
    const { glyph, label } = makeExample(learned.drawnOf, learned.count, random);
    // Not quite sure of anything, so that doubt remains where digits are alike.
    target.fill(0.03 / CLASS_COUNT);
    target[label]! += 0.97;
    if (bestOf(backward(learner, glyph, target)) === label) right++;
    if (seen % BATCH === 0) learn(learner, BATCH, 0.002 * (1 - seen / total) + 0.00002);
    if (seen % SAID_EVERY > 0) continue;
    console.log(`${seen}: ${((100 * right) / SAID_EVERY).toFixed(2)} % right`);
    right = 0;
  }
  writeWeights(learner, out);
  measure(out, apart, Math.min(MEASURED_MAX, total));
}

/** For each layer a scale, then a signed byte a weight: what `digitNet` reads. */
function writeWeights(learner: Learner, out: string): void {
  const parts = learner.w.map((layer) => {
    const most = layer.reduce((value, next) => Math.max(value, Math.abs(next)), 1e-9);
    const part = Buffer.alloc(4 + layer.length);
    part.writeFloatLE(most / 127, 0);
    layer.forEach((value, at) => {
      part.writeInt8(Math.round(value / Math.fround(most / 127)), 4 + at);
    });
    return part;
  });
  writeFileSync(out, Buffer.concat(parts));
}

/** How the net, its weights in bytes, reads fonts that it never saw. */
function measure(file: string, { count, drawnOf }: Fonts, total: number): void {
  const net = digitNet(readFileSync(file));
  const random = chanceOf(11);
  let [wrong, digits] = [0, 0];
  while (digits < total) {
    const { glyph, label } = makeExample(drawnOf, count, random);
    if (label >= 10) continue;
    digits++;
    if (bestOf(net(glyph)) !== label) wrong++;
  }
  console.log(`${count} other fonts: ${wrong} of ${digits} digits wrong`);
}
