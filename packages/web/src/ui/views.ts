/** The views, each with an address of its own: `#puzzles`. */
export const VIEWS = [
  'play',
  'puzzles',
  'daily',
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

/** The views of the game on the board, which are left for it. */
export const GAME_VIEWS: readonly View[] = ['review', 'map', 'why', 'race'];

/** The view in the bar that a view belongs to. */
export function tabOf(view: View): View {
  if (GAME_VIEWS.includes(view)) return 'play';
  return view === 'setup' || view === 'daily' ? 'puzzles' : view;
}
