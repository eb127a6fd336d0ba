import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AppBrowser, startBrowser } from './harness/openApp.ts';
import { savedBy } from './harness/saved.ts';

let app: AppBrowser;
beforeAll(async () => {
  app = await startBrowser();
});
afterAll(() => app.close());

/** Three moves of Klotski, as they were played. */
const PLAYED = '#klotski/GD.JL.FD';

/** A gate, a wall, a target, and an exit for the block A. */
const WITH_ALL = '#board:..CD-A..+-BB=.?goal=-...A&h=A';

async function openExports(played = PLAYED) {
  const opened = await app.open(played, { acceptDownloads: true });
  await opened.page.waitForURL((url) => url.hash === played);
  await opened.page.getByRole('button', { name: 'Pictures and animations' }).click();
  await opened.page.getByRole('button', { name: 'PNG picture' }).waitFor();
  return opened;
}

const download = (page: Page, name: string) =>
  savedBy(page, () => page.getByRole('button', { name }).click());

/** Counts the pictures that each encoder of the page gets, in a browser that has VP9 alone. */
function countEncoded(): void {
  const encoded: number[] = [];
  Object.assign(globalThis, { encoded });
  const { isConfigSupported } = VideoEncoder;
  VideoEncoder.isConfigSupported = async (config) =>
    config.codec.startsWith('vp09')
      ? isConfigSupported.call(VideoEncoder, config)
      : { supported: false, config };
  const { configure, encode } = VideoEncoder.prototype;
  const numbers = new WeakMap<VideoEncoder, number>();
  VideoEncoder.prototype.configure = function configureCounted(config) {
    numbers.set(this, encoded.push(0) - 1);
    configure.call(this, config);
  };
  VideoEncoder.prototype.encode = function encodeCounted(...given) {
    encoded[numbers.get(this)!]! += 1;
    encode.apply(this, given);
  };
}

/** Keeps how many pixels of a canvas the page reads at a time. */
function countRead(): void {
  const read: number[] = [];
  Object.assign(globalThis, { read });
  const { getImageData } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.getImageData = function readCounted(x, y, width, height) {
    read.push(width * height);
    return getImageData.call(this, x, y, width, height);
  };
}

/** How light a film is at certain moments where the block G of Klotski lies at first. */
async function leftOfBoardAt(film: { data: readonly number[]; moments: readonly number[] }) {
  const video = document.createElement('video');
  video.src = URL.createObjectURL(new Blob([new Uint8Array(film.data)]));
  video.muted = true;
  await new Promise((resolve) => {
    video.onloadeddata = resolve;
  });
  const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight);
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  const seen: number[] = [];
  for (const moment of film.moments) {
    video.currentTime = moment;
    await new Promise((resolve) => {
      video.onseeked = resolve;
    });
    context.drawImage(video, 0, 0);
    seen.push(context.getImageData(canvas.width * 0.33, canvas.height * 0.63, 1, 1).data[2]!);
  }
  return seen;
}

/** Keeps distinct colours, and a photo that belongs to one 8-puzzle. */
function keepLooks(isDistinct: boolean): void {
  if (isDistinct) localStorage.setItem('glissade.settings', '{"colors":"distinct"}');
  const photo = document.createElement('canvas');
  Object.assign(photo, { width: 200, height: 120 });
  const context = photo.getContext('2d')!;
  for (let x = 0; x < 200; x++) {
    context.fillStyle = `hsl(${2 * x} 70% 60%)`;
    context.fillRect(x, 0, 1, 120);
  }
  const kept = { address: photo.toDataURL(), numbers: true, of: '3×3 7 5 8 2 6 1 4 0' };
  localStorage.setItem('glissade.picture', JSON.stringify(kept));
}

/** How much a PNG and an SVG of one board differ, as a share of all pixels. */
async function shareUnlike([png, svg]: readonly (readonly number[])[]) {
  const draw = async (bytes: readonly number[], type: string, size?: readonly number[]) => {
    const image = new Image();
    image.src = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type }));
    await image.decode();
    const [width, height] = size ?? [image.naturalWidth, image.naturalHeight];
    const canvas = new OffscreenCanvas(width!, height!);
    const context = canvas.getContext('2d')!;
    context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue('--ground');
    context.fillRect(0, 0, width!, height!);
    context.drawImage(image, 0, 0, width!, height!);
    return context.getImageData(0, 0, width!, height!);
  };
  const one = await draw(png!, 'image/png');
  const other = await draw(svg!, 'image/svg+xml', [one.width, one.height]);
  let unlike = 0;
  for (let at = 0; at < one.data.length; at += 4) {
    const far = [0, 1, 2].map((i) => Math.abs(one.data[at + i]! - other.data[at + i]!));
    if (Math.max(...far) > 40) unlike += 4;
  }
  return unlike / one.data.length;
}

describe('pictures', () => {
  test.each([
    ['an exit, a gate and a target', WITH_ALL, '<g '],
    ['distinct colours', WITH_ALL, '<pattern '],
    ['a photo on the tiles, with numbers', '#8_6_4-0_7_2-5_1_3', '<image '],
  ])('PNG and SVG are alike: %s', async (_, board, sign) => {
    const { page, complaints } = await app.open('#puzzles', { acceptDownloads: true });
    await page.evaluate(keepLooks, sign === '<pattern ');
    await page.goto(app.address + board);
    await page.reload();
    await page.getByRole('button', { name: 'Pictures and animations' }).click();
    const png = await download(page, 'PNG picture');
    const svg = await download(page, 'SVG picture');
    expect(svg.bytes.toString()).toContain(sign);
    const unlike = await page.evaluate(shareUnlike, [[...png.bytes], [...svg.bytes]]);
    expect(unlike).toBeLessThan(0.01);
    expect(complaints).toEqual([]);
  });

  test('a photo keeps its colours in an animation', async () => {
    const { page } = await app.open('#puzzles', { acceptDownloads: true });
    await page.evaluate(keepLooks, false);
    await page.goto(`${app.address}#8_6_4-0_7_2-5_1_3/LU`);
    await page.reload();
    await page.getByRole('button', { name: 'Pictures and animations' }).click();
    const { bytes } = await download(page, 'Animated GIF');
    const colors = await page.evaluate(
      async (data) => {
        const decoder = new ImageDecoder({ data: new Uint8Array(data), type: 'image/gif' });
        const { image } = await decoder.decode({ frameIndex: 0 });
        const canvas = new OffscreenCanvas(image.displayWidth, image.displayHeight);
        const context = canvas.getContext('2d')!;
        context.drawImage(image, 0, 0);
        const { data: rgba } = context.getImageData(0, 0, canvas.width, canvas.height);
        return new Set(new Uint32Array(rgba.buffer)).size;
      },
      [...bytes],
    );
    expect(colors).toBeGreaterThan(128);
  });

  test('no animation is offered of nothing; that of a long solution is small', async () => {
    const { page, complaints } = await app.open('#klotski', { acceptDownloads: true });
    await page.getByText('Klotski').first().waitFor();
    await page.getByRole('button', { name: 'Pictures and animations' }).click();
    await page.getByText('Play some moves, or show the solution').waitFor();
    expect(await page.getByRole('button', { name: 'Animated GIF' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Solution', exact: true }).click();
    await page.getByText('81 moves, shortest possible').waitFor();
    await page.getByRole('button', { name: 'Pictures and animations' }).click();
    const { bytes } = await download(page, 'Animated GIF');
    expect(bytes.length).toBeLessThan(1_500_000);
    const corners = await page.evaluate(
      async (data) => {
        const decoder = new ImageDecoder({ data: new Uint8Array(data), type: 'image/gif' });
        await decoder.tracks.ready;
        const { frameCount } = decoder.tracks.selectedTrack!;
        const { image } = await decoder.decode({ frameIndex: frameCount - 1 });
        const canvas = new OffscreenCanvas(image.displayWidth, image.displayHeight);
        const context = canvas.getContext('2d', { willReadFrequently: true })!;
        context.drawImage(image, 0, 0);
        const at = (x: number, y: number) => [
          ...context.getImageData(x * canvas.width, y * canvas.height, 1, 1).data,
        ];
        // The first is where the red block was at first, the second where it is at the end.
        return { left: at(0.4, 0.1), arrived: at(0.4, 0.7) };
      },
      [...bytes],
    );
    expect(corners.arrived).not.toEqual(corners.left);
    expect(corners.arrived[0]! - corners.arrived[2]!).toBeGreaterThan(100);
    expect(complaints).toEqual([]);
  });

  test('a GIF has a picture for each move and those between, and reads only changes', async () => {
    const { page, complaints } = await openExports();
    await page.evaluate(countRead);
    const { name, bytes } = await download(page, 'Animated GIF');
    expect(name).toBe('Klotski.gif');
    const { read } = await page.evaluate(() => ({
      read: (globalThis as unknown as { read: number[] }).read,
    }));
    expect(read).toHaveLength(1 + 3 * 5);
    // The whole picture once, then two cells or four of some thirty.
    expect(read[0]).toBe(392 * 480);
    expect(Math.max(...read.slice(1))).toBeLessThan(read[0]! / 4);
    const decoded = await page.evaluate(
      async (data) => {
        const decoder = new ImageDecoder({ data: new Uint8Array(data), type: 'image/gif' });
        await decoder.tracks.ready;
        const { image } = await decoder.decode({ frameIndex: 15 });
        const { frameCount, repetitionCount } = decoder.tracks.selectedTrack!;
        return {
          frameCount,
          repetitionCount,
          width: image.displayWidth,
          height: image.displayHeight,
        };
      },
      [...bytes],
    );
    expect(decoded).toMatchObject({ frameCount: 1 + 3 * 5, height: 480 });
    expect(complaints).toEqual([]);
  });

  test('PNG and SVG show the state on the board, a film plays', async () => {
    const { page, complaints } = await openExports();
    const png = await download(page, 'PNG picture');
    expect(png.bytes.subarray(1, 4).toString()).toBe('PNG');
    const svg = await download(page, 'SVG picture');
    expect(svg.bytes.toString()).toContain('<title>Klotski</title>');
    const film = await download(page, 'Video');
    expect(film.name).toMatch(/^Klotski\.(webm|mp4)$/);
    const decoded = await page.evaluate(
      async (data) => {
        const film = document.createElement('video');
        film.src = URL.createObjectURL(new Blob([new Uint8Array(data)]));
        film.muted = true;
        await new Promise((resolve, reject) => {
          film.onloadeddata = resolve;
          film.onerror = () => reject(new Error(film.error?.message));
        });
        const { duration, videoWidth, videoHeight } = film;
        film.currentTime = duration - 0.2;
        await new Promise((resolve) => {
          film.onseeked = resolve;
        });
        return { duration, videoWidth, videoHeight };
      },
      [...film.bytes],
    );
    expect(decoded.videoHeight).toBe(960);
    // A start of 140 ms; three moves of 8 pictures in 260 ms; rests between; 1.5 s at the end.
    const seconds = 0.14 + 3 * (8 / 9) * 0.26 + 2 * 0.14 + 1.5;
    expect(Math.abs(decoded.duration - seconds)).toBeLessThan(0.15);
    expect(complaints).toEqual([]);
  });

  test.each([
    ['encoded', 'MediaRecorder'],
    ['recorded', 'VideoEncoder'],
  ])('a film is %s where there is no %s', async (_, missing) => {
    const { page, complaints } = await openExports();
    await page.evaluate((name) => Reflect.deleteProperty(globalThis, name), missing);
    const film = await download(page, 'Video');
    expect(film.bytes.length).toBeGreaterThan(5000);
    expect(complaints).toEqual([]);
  });

  test('where encoders are slow, several share a film, and it plays in order', async () => {
    const { page, complaints } = await openExports('#klotski/GD.HD.GU.HU.GD.HD.GU.HU.GD.HD');
    await page.evaluate(countEncoded);
    const { name, bytes } = await download(page, 'Video');
    expect(name).toBe('Klotski.webm');
    const { encoded, processors } = await page.evaluate(() => ({
      encoded: (globalThis as unknown as { encoded: number[] }).encoded,
      processors: navigator.hardwareConcurrency,
    }));
    // The start and ten moves of nine pictures, in stretches of ninety.
    expect(encoded).toEqual(processors > 1 ? [90, 1] : [91]);
    const [up, down, end] = await page.evaluate(leftOfBoardAt, {
      data: [...bytes],
      moments: [0.05, 0.14 + 0.26 + 0.07, 10 * 0.4 + 1],
    });
    expect(Math.abs(up! - down!)).toBeGreaterThan(15);
    expect(Math.abs(end! - down!)).toBeLessThan(5);
    expect(complaints).toEqual([]);
  });

  test('a sheet for the printer has the puzzle and its goal', async () => {
    const { page } = await openExports();
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.print-sheet article img').count()).toBe(2);
    expect(await page.locator('#app').isVisible()).toBe(false);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    expect(await page.locator('#app').isVisible()).toBe(true);
  });

  test('a sheet is written in black, with the title that the reader knows', async () => {
    const { page } = await app.open('#klotski', { locale: 'zh-CN', colorScheme: 'dark' });
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    await page.getByRole('button', { name: '图片与动画', exact: true }).click();
    await page.getByRole('button', { name: '打印', exact: true }).click();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const title = page.locator('.print-sheet h2');
    expect(await title.textContent()).toBe('横刀立马');
    expect(await title.evaluate((it) => getComputedStyle(it).color)).toBe('rgb(0, 0, 0)');
  });
});
