/** A document of the repository that is a page of the site. */
export type Reference = {
  /** Name of the page and, with `.md`, of the file in `docs/`; `notebook` is the notebook's. */
  readonly page: string;
  readonly title: string;
};

/** In the order of the side bar. */
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
  { page: 'notebook', title: 'Classic tables' },
  { page: 'explain', title: 'Why a puzzle is hard' },
  { page: 'map', title: 'The map of a puzzle' },
  { page: 'designing', title: 'Designing puzzles' },
  { page: 'surveys', title: 'Surveys' },
  { page: 'records', title: 'Records' },
  { page: 'certificates', title: 'Certificates' },
  { page: 'certified', title: 'Proved lengths' },
  { page: 'batch', title: 'Many puzzles' },
  { page: 'cluster', title: 'Many machines' },
  { page: 'speedsolving', title: 'For speedsolvers' },
  { page: 'daily', title: 'The puzzle of the day, and ratings' },
  { page: 'limits', title: 'Limits' },
  { page: 'reliability', title: 'Reliability' },
  { page: 'ARCHITECTURE', title: 'Architecture' },
  { page: 'GLOSSARY', title: 'Glossary' },
];
