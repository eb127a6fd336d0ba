import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bringInto, dotAt, fit, pan, toMap, toScreen, zoomAt } from './camera.ts';
import { createGestures, type Stage } from './gestures.ts';

const size = { width: 400, height: 300 };
const places = Float32Array.of(-50, -10, 50, 10, 0, 0);
const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const cameras = fc.record({ x: number(-99, 99), y: number(-99, 99), scale: number(0.1, 50) });
const points = fc.record({ x: number(0, 400), y: number(0, 300) });

describe('the camera', () => {
  test('shows all dots at first', () => {
    const camera = fit(places, size);
    for (const [x, y] of [
      [-50, -10],
      [50, 10],
    ] as const) {
      const at = toScreen(camera, size, { x, y });
      expect(at.x).toBeGreaterThanOrEqual(0);
      expect(at.x).toBeLessThanOrEqual(400);
      expect(at.y).toBeGreaterThanOrEqual(0);
    }
    expect(toScreen(camera, size, { x: 50, y: 0 }).x).toBeGreaterThan(370);
  });

  test('finds the same point on the screen and on the map', () => {
    fc.assert(
      fc.property(cameras, points, (camera, at) => {
        const back = toScreen(camera, size, toMap(camera, size, at));
        expect(back.x).toBeCloseTo(at.x, 6);
        expect(back.y).toBeCloseTo(at.y, 6);
      }),
    );
  });

  test('zooms about what is under the finger, within bounds', () => {
    fc.assert(
      fc.property(cameras, points, number(0.2, 5), (camera, at, factor) => {
        const zoomed = zoomAt(camera, size, at, factor, 1);
        const before = toMap(camera, size, at);
        const after = toMap(zoomed, size, at);
        expect(after.x).toBeCloseTo(before.x, 6);
        expect(after.y).toBeCloseTo(before.y, 6);
        expect(zoomed.scale).toBeGreaterThanOrEqual(0.5);
        expect(zoomed.scale).toBeLessThanOrEqual(120);
      }),
    );
  });

  test('follows a finger, and finds the dot under it', () => {
    const camera = pan(fit(places, size), 30, -20);
    const at = toScreen(camera, size, { x: 50, y: 10 });
    expect(dotAt(places, camera, size, { x: at.x + 5, y: at.y }, 24)).toBe(1);
    expect(dotAt(places, camera, size, { x: at.x - 60, y: at.y }, 24)).toBe(-1);
  });

  test('moves only for what is out of sight', () => {
    const camera = { x: 0, y: 0, scale: 10 };
    expect(bringInto(camera, size, { x: 3, y: 3 })).toBe(camera);
    expect(bringInto(camera, size, { x: 30, y: 3 })).toEqual({ x: 30, y: 3, scale: 10 });
  });
});

describe('gestures', () => {
  function opened() {
    const taps: unknown[] = [];
    let camera = { x: 0, y: 0, scale: 10 };
    const stage: Stage = {
      size: () => size,
      camera: () => camera,
      setCamera: (next) => {
        camera = next;
      },
      least: () => 1,
      onTap: (at) => taps.push(at),
    };
    const element = {
      getBoundingClientRect: () => ({ left: 100, top: 0 }),
      setPointerCapture: () => undefined,
    } as unknown as HTMLElement;
    const gestures = createGestures(stage, () => element);
    const event = (type: string, pointerId: number, x: number, y: number) =>
      ({ type, pointerId, clientX: x + 100, clientY: y, button: 0 }) as PointerEvent;
    return { gestures, event, taps, camera: () => camera };
  }

  test('a short touch is a tap, a long one moves the map', () => {
    const { gestures, event, taps, camera } = opened();
    gestures.down(event('pointerdown', 1, 50, 60));
    gestures.move(event('pointermove', 1, 53, 60));
    gestures.up(event('pointerup', 1, 53, 60));
    expect(taps).toEqual([{ x: 53, y: 60 }]);
    gestures.down(event('pointerdown', 1, 50, 60));
    gestures.move(event('pointermove', 1, 90, 60));
    gestures.up(event('pointerup', 1, 90, 60));
    expect(taps).toHaveLength(1);
    expect(camera()).toEqual({ x: -4, y: 0, scale: 10 });
  });

  test('two fingers zoom, and neither of them taps', () => {
    const { gestures, event, taps, camera } = opened();
    gestures.down(event('pointerdown', 1, 150, 150));
    gestures.down(event('pointerdown', 2, 250, 150));
    gestures.move(event('pointermove', 2, 350, 150));
    expect(camera().scale).toBeCloseTo(20, 6);
    gestures.up(event('pointerup', 2, 350, 150));
    gestures.up(event('pointerup', 1, 150, 150));
    expect(taps).toEqual([]);
  });
});
