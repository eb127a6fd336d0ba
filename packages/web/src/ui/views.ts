/** The views, each with an address of its own: `#puzzles`. */
export const VIEWS = [
  'play',
  'puzzles',
  'edit',
  'review',
  'map',
  'why',
  'race',
  'times',
  'settings',
  'setup',
] as const;
export type View = (typeof VIEWS)[number];
