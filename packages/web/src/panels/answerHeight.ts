import { onCleanup, onMount } from 'solid-js';

/**
 * For `ref`: tells the styles how high the answer stands, so that the board can yield to it. Only
 * what asks for it is told, as it is not inherited.
 */
export function keepAnswerHeight(answer: HTMLElement): void {
  onMount(() => {
    const play = answer.closest('.play');
    const board = play?.querySelector('.play-board .board');
    const told = [document.documentElement, play, board].filter((e) => e instanceof HTMLElement);
    const observer = new ResizeObserver(() => {
      const height = `${answer.offsetHeight}px`;
      for (const { style } of told) style.setProperty('--answer-height', height);
    });
    observer.observe(answer);
    onCleanup(() => {
      observer.disconnect();
      for (const { style } of told) style.removeProperty('--answer-height');
    });
  });
}
