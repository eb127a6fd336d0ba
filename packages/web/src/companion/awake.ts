import { onCleanup } from 'solid-js';

/**
 * Keeps the screen on for as long as its owner lives. A browser releases the lock whenever the page
 * is hidden, so it is asked for again. Where there is none, or the system refuses it (a low
 * battery), the screen darkens as it always does. Source: Screen Wake Lock API (W3C).
 */
export function keepAwake(): void {
  if (!('wakeLock' in navigator)) return;
  let lock: WakeLockSentinel | undefined;
  let isOver = false;
  const ask = async () => {
    if (document.visibilityState !== 'visible' || (lock && !lock.released)) return;
    const given = await navigator.wakeLock.request('screen').catch(() => undefined);
    // It was left while the system thought about it.
    if (isOver) await given?.release();
    else lock = given;
  };
  ask();
  document.addEventListener('visibilitychange', ask);
  onCleanup(() => {
    isOver = true;
    document.removeEventListener('visibilitychange', ask);
    lock?.release();
  });
}
