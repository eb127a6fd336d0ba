/** The documents of the repository that are pages of the site, in the order of the side bar. */
export type Reference = {
  /** Name of the page and, with `.md`, of the file in `docs/`. */
  readonly page: string;
  readonly title: string;
};

export const references: readonly Reference[] = [
  { page: 'library', title: 'The library' },
  { page: 'runtimes', title: 'Runtimes and bundlers' },
  { page: 'formats', title: 'Notations' },
  { page: 'json', title: 'JSON' },
  { page: 'serve', title: 'For other programs' },
  { page: 'catalogue', title: 'The catalogue' },
  { page: 'player', title: 'The player' },
  { page: 'pictures', title: 'Boards in pictures' },
  { page: 'hosting', title: 'Host the app' },
  { page: 'links', title: 'Links' },
  { page: 'searches', title: 'Search algorithms' },
  { page: 'teaching', title: 'For teachers and students' },
  { page: 'analyse', title: 'State spaces' },
  { page: 'explain', title: 'Why a puzzle is hard' },
  { page: 'map', title: 'The map of a puzzle' },
  { page: 'designing', title: 'Designing puzzles' },
  { page: 'batch', title: 'Many puzzles' },
  { page: 'cluster', title: 'Many machines' },
  { page: 'speedsolving', title: 'For speedsolvers' },
  { page: 'limits', title: 'Limits' },
  { page: 'reliability', title: 'Reliability' },
  { page: 'ARCHITECTURE', title: 'Architecture' },
  { page: 'GLOSSARY', title: 'Glossary' },
];
