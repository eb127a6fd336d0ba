import { onCleanup, onMount } from 'solid-js';

/**
 * For `ref`: tells the styles how high the answer and the board stand, so that the board can yield
 * to the answer and nothing is scrolled behind either. Only what asks for it is told, as it is not
 * inherited.
 */
export function keepAnswerHeight(answer: HTMLElement): void {
  onMount(() => {
    const play = answer.closest<HTMLElement>('.play');
    const frame = play?.querySelector<HTMLElement>('.play-board') ?? undefined;
    const board = frame?.querySelector<HTMLElement>('.board') ?? undefined;
    const told = [document.documentElement, play, board].filter((e) => e instanceof HTMLElement);
    const tell = (name: string, height: number) => {
      for (const { style } of told) style.setProperty(name, `${height}px`);
    };
    const observer = new ResizeObserver(() => {
      tell('--answer-height', answer.offsetHeight);
      if (frame) tell('--board-foot', frame.offsetHeight);
    });
    observer.observe(answer);
    if (frame) observer.observe(frame);
    onCleanup(() => {
      observer.disconnect();
      for (const { style } of told) {
        style.removeProperty('--answer-height');
        style.removeProperty('--board-foot');
      }
    });
  });
}
