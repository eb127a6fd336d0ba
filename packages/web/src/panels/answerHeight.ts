import { onCleanup } from 'solid-js';

/** For `ref`: tells the styles how high the answer stands, so that the board can yield to it. */
export function keepAnswerHeight(answer: HTMLElement): void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    style.setProperty('--answer-height', `${answer.offsetHeight}px`);
  });
  observer.observe(answer);
  onCleanup(() => {
    observer.disconnect();
    style.removeProperty('--answer-height');
  });
}
