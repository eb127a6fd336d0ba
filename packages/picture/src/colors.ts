/** The colours of pictures that leave the app, where no style sheet goes with them. */
export type PictureColors = {
  readonly page: string;
  readonly floor: string;
  readonly frame: string;
  readonly wall: string;
  readonly gate: string;
  /** Exits and targets. */
  readonly accent: string;
  readonly tones: readonly [string, string, string, string];
  readonly tile: string;
  readonly edge: string;
  readonly ink: string;
  readonly goalPiece: string;
  readonly goalPieceInk: string;
};

/** As in style/tokens.css; edges are what its veils make of a piece. */
export const LIGHT: PictureColors = {
  page: '#f6f4f0',
  floor: '#e4e0d8',
  frame: '#cfc9bd',
  wall: '#a39b8c',
  gate: '#86817a',
  accent: '#bf4019',
  tones: ['#fbfaf7', '#efece5', '#d0cabd', '#bdb6a8'],
  tile: '#fdfcfa',
  edge: '#cdc8bd',
  ink: '#24221e',
  goalPiece: '#c4451d',
  goalPieceInk: '#ffffff',
};

export const DARK: PictureColors = {
  page: '#131519',
  floor: '#0b0d10',
  frame: '#2a2e36',
  wall: '#1b1e24',
  gate: '#7d828c',
  accent: '#f08a5f',
  tones: ['#4a4f59', '#3c414a', '#5c626d', '#2f343c'],
  tile: '#3a3f48',
  edge: '#565b64',
  ink: '#f2f0eb',
  goalPiece: '#ea5645',
  goalPieceInk: '#1c0d06',
};

/** As in board/board.css, by hue. */
export const DISTINCT: {
  readonly hues: readonly string[];
  readonly edge: string;
  readonly ink: string;
} = {
  hues: [
    ...['#e69f00', '#56b4e9', '#2fb48c', '#f0e442', '#6fa8dc'],
    ...['#e8864a', '#dd98bd', '#c9c5bd', '#b49ae8', '#a9cf5b'],
  ],
  edge: '#8a8479',
  ink: '#14161a',
};
