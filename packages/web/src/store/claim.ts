/**
 * Claims a name for this page, among all pages of the app that are open. Answers false while
 * another page has it, and true when it is ours: at once, or when that page is gone. Where pages
 * cannot agree (no secure context), each is told true.
 */
export function claimName(name: string, onAnswer: (isOurs: boolean) => void): void {
  if (!navigator.locks) {
    onAnswer(true);
    return;
  }
  const hold = () => {
    onAnswer(true);
    return new Promise<never>(() => undefined);
  };
  const full = `glissade.${name}`;
  navigator.locks
    .request(full, { ifAvailable: true }, (lock) => (lock ? hold() : onAnswer(false)))
    .then(() => navigator.locks.request(full, hold))
    // The page may keep nothing, and nobody else does.
    .catch(() => onAnswer(true));
}
