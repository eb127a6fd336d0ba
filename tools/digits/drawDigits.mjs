// Draws the ten digits of font files in Chromium: what the reader of pictures learns from.
// node tools/digits/drawDigits.mjs FOLDER OUT: FOLDER is searched for .ttf and .otf files.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { findChromium } from '../find/findChromium.mjs';

/** The side of a drawn digit, in pixels. */
export const SIDE = 48;

/** Fonts of symbols, of handwriting nobody prints tiles in, and doubles of others. */
const leftOut =
  /Thin|Hairline|ExtraLight|glyphicons|Symbols|Math|breip|BPG|Style|Tamil|\[|_K\.otf/i;

/** @param {string} folder @returns {string[]} */
function fontFiles(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const named = new Map(files.map((file) => [basename(file), file]));
  return [...named.values()]
    .filter((file) => /\.(ttf|otf)$/i.test(file) && !leftOut.test(basename(file)))
    .filter((file) => !/^Noto/.test(basename(file)) || /^Noto(Sans|Serif)-/.test(basename(file)))
    .sort((a, b) => (basename(a) < basename(b) ? -1 : 1));
}

/**
 * Runs in the page: ten pictures, one byte a pixel; undefined where the font has no digits.
 * @param {{ data: string, side: number }} font
 */
async function drawOne({ data, side }) {
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  const face = new FontFace('drawn', bytes.buffer);
  try {
    await face.load();
  } catch {
    return undefined;
  }
  document.fonts.add(face);
  const canvas = new OffscreenCanvas(side, side);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  /** @param {string} text @param {string} family */
  const draw = (text, family) => {
    context.font = `40px ${family}`;
    const box = context.measureText(text);
    const width = box.actualBoundingBoxLeft + box.actualBoundingBoxRight;
    const height = box.actualBoundingBoxAscent + box.actualBoundingBoxDescent;
    const scale = (side - 6) / Math.max(width, height);
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.fillStyle = '#000';
    context.fillRect(0, 0, side, side);
    context.setTransform(scale, 0, 0, scale, side / 2, side / 2);
    context.fillStyle = '#fff';
    context.fillText(
      text,
      box.actualBoundingBoxLeft - width / 2,
      box.actualBoundingBoxAscent - height / 2,
    );
    const { data: pixels } = context.getImageData(0, 0, side, side);
    return Array.from({ length: side * side }, (_, at) => pixels[at * 4] ?? 0);
  };
  const pictures = Array.from('0123456789', (digit) => draw(digit, 'drawn, serif'));
  const others = Array.from('0123456789', (digit) => draw(digit, 'serif'));
  document.fonts.delete(face);
  return String(pictures) === String(others) ? undefined : pictures.flat();
}

const [folder, out] = process.argv.slice(2);
if (!folder || !out) throw new Error('usage: drawDigits.mjs FOLDER OUT');
const browser = await chromium.launch({ executablePath: findChromium() });
const page = await browser.newPage();
const names = [];
const drawn = [];
for (const file of fontFiles(folder)) {
  const data = readFileSync(join(folder, file)).toString('base64');
  const pixels = await page.evaluate(drawOne, { data, side: SIDE });
  if (!pixels) continue;
  names.push(basename(file));
  drawn.push(Buffer.from(pixels));
}
await browser.close();
writeFileSync(`${out}.json`, JSON.stringify(names));
writeFileSync(out, deflateSync(Buffer.concat(drawn)));
console.log(`${names.length} fonts`);
