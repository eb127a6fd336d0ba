export const share = {
  copy: 'Copy link',
  copied: 'Copied',
  notCopied: 'Could not be copied',
  send: 'Share',
  noLink: 'No link can hold half a character',
  faults: {
    damaged: 'This link is damaged: a part of it may be missing. Copy it again, whole.',
    newer: 'This link was made by a later version. Reload the page to get it.',
    unknownPuzzle: (id: string) => `No puzzle is called “${id}”. Look for it under Puzzles.`,
    badPuzzle: (detail: string) => `The puzzle in this link makes no sense: ${detail}.`,
    badMoves: (detail: string) => `The moves in this link do not fit the puzzle: ${detail}.`,
  },
};
