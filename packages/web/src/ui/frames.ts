import { createSignal, onCleanup } from 'solid-js';

/**
 * What goes on with every frame: `onFrame` is told how long after the one before, and says whether
 * it is over. It ends with the view as well.
 */
export function createFrames(onFrame: (passedMs: number) => boolean) {
  const [isRunning, setRunning] = createSignal(false);
  let beforeMs = 0;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    setRunning(false);
  };
  const tick = (nowMs: number) => {
    // A frame bears the time at which it began, which may lie before the tap that started it.
    const passedMs = Math.max(0, nowMs - beforeMs);
    beforeMs = nowMs;
    if (onFrame(passedMs)) stop();
    else if (isRunning()) frame = requestAnimationFrame(tick);
  };
  const start = () => {
    beforeMs = performance.now();
    setRunning(true);
    frame = requestAnimationFrame(tick);
  };
  onCleanup(stop);
  return { isRunning, start, stop };
}
