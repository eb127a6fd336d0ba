import { onCleanup, onMount } from 'solid-js';

/**
 * For `ref`: tells the styles how high the answer, the board and the title above it stand, so that
 * the board can yield to them and nothing is scrolled behind. Only what asks for it is told, as it
 * is not inherited.
 */
export function keepAnswerHeight(answer: HTMLElement): void {
  onMount(() => {
    const play = answer.closest<HTMLElement>('.play');
    const frame = play?.querySelector<HTMLElement>('.play-board') ?? undefined;
    const head = play?.querySelector<HTMLElement>('.play-head') ?? undefined;
    const board = frame?.querySelector<HTMLElement>('.board') ?? undefined;
    const told = [document.documentElement, play, board].filter((e) => e instanceof HTMLElement);
    const measured = [
      ['--answer-height', answer],
      ...(frame ? [['--board-foot', frame] as const] : []),
      ...(head ? [['--head-height', head] as const] : []),
    ] as const;
    const tell = () => {
      for (const [name, { offsetHeight }] of measured) {
        for (const { style } of told) style.setProperty(name, `${offsetHeight}px`);
      }
    };
    let waiting = 0;
    // In a frame of its own: the board changes with the answer, and is observed as well.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(waiting);
      waiting = requestAnimationFrame(tell);
    });
    for (const [, element] of measured) observer.observe(element);
    onCleanup(() => {
      observer.disconnect();
      cancelAnimationFrame(waiting);
      for (const [name] of measured) for (const { style } of told) style.removeProperty(name);
    });
  });
}
