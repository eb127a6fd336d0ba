export const share = {
  copy: 'Copy link',
  copied: 'Copied',
  notCopied: 'Could not be copied',
  send: 'Share',
  noLink: 'This text contains a broken character and cannot be put into a link',
  faults: {
    damaged: 'This link is damaged: part of it may be missing. Copy the whole link again.',
    newer: 'This link was made by a newer version. Reload the page to update.',
    unknownPuzzle: (id: string) => `There is no puzzle “${id}”. Look for it under Puzzles.`,
    badPuzzle: (detail: string) => `The puzzle in this link is not valid: ${detail}.`,
    badMoves: (detail: string) => `The moves in this link do not fit the puzzle: ${detail}.`,
  },
};
