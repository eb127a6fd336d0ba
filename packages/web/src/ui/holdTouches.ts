/**
 * What a finger drags must not glide on: Chromium takes the end of a quick drag for the start of a
 * glide, also where `touch-action` forbids to scroll, and the next tap, up to half a second later,
 * for the wish to stop it. So a press of Undo right after a quick drag did nothing.
 */
export function holdTouches(element: Element, isHeld: () => boolean = () => true): void {
  const hold = (event: Event) => {
    if (isHeld() && event.cancelable) event.preventDefault();
  };
  element.addEventListener('touchmove', hold, { passive: false });
}
