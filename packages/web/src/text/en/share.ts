export const share = {
  title: 'Share',
  link: 'Link',
  linkHint: 'Puzzle, moves and place are in the link itself. Nothing is stored elsewhere.',
  copy: 'Copy link',
  copied: 'Copied',
  copyText: 'Copy result',
  send: 'Send …',
  atStart: 'Open at the start',
  noLink: 'No link can hold the labels of this puzzle: one of them is half a character.',
  opened: (title: string) => `Opened from the link: ${title}`,
  failed: 'The link could not be opened',
  faults: {
    damaged: 'This link is damaged: a part of it may be missing. Copy it again, whole.',
    newer: 'This link was made by a later version. Reload the page to get it.',
    unknownPuzzle: (id: string) => `No puzzle is called “${id}”. Look for it under Puzzles.`,
    badPuzzle: (detail: string) => `The puzzle in this link makes no sense: ${detail}.`,
    badMoves: (detail: string) => `The moves in this link do not fit the puzzle: ${detail}.`,
  },
  result: {
    length: (length: string, optimum: string) => `${length} (shortest ${optimum})`,
    helps: (helps: number) => (helps === 1 ? '1 hint' : `${helps} hints`),
  },
};
