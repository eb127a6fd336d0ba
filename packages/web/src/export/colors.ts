/** The colours of pictures that leave the app, where no style sheet goes with them. */
export type PictureColors = {
  readonly page: string;
  readonly floor: string;
  readonly frame: string;
  readonly wall: string;
  readonly target: string;
  readonly tones: readonly [string, string, string, string];
  readonly tile: string;
  readonly edge: string;
  readonly ink: string;
  readonly goalPiece: string;
  readonly goalPieceInk: string;
};

/** As in style/tokens.css. */
export const LIGHT: PictureColors = {
  page: '#f6f5f2',
  floor: '#e4e0d8',
  frame: '#cfc9bd',
  wall: '#a39b8c',
  target: '#c4451d',
  tones: ['#fbfaf7', '#efece5', '#d0cabd', '#bdb6a8'],
  tile: '#fdfcfa',
  edge: '#cdc8bd',
  ink: '#3f3c36',
  goalPiece: '#c4451d',
  goalPieceInk: '#ffffff',
};

export const DARK: PictureColors = {
  page: '#131519',
  floor: '#0b0d10',
  frame: '#2a2e36',
  wall: '#1b1e24',
  target: '#ee8052',
  tones: ['#4a4f59', '#3c414a', '#5c626d', '#2f343c'],
  tile: '#3a3f48',
  edge: '#565b64',
  ink: '#e4e2dd',
  goalPiece: '#ee8052',
  goalPieceInk: '#1c0d06',
};

/** Fill and ink of a piece. */
export function colorsOf(
  colors: PictureColors,
  isTiles: boolean,
  { isGoalPiece, tone }: { readonly isGoalPiece: boolean; readonly tone: number },
): { readonly fill: string; readonly ink: string } {
  if (isGoalPiece) return { fill: colors.goalPiece, ink: colors.goalPieceInk };
  return { fill: isTiles ? colors.tile : colors.tones[tone]!, ink: colors.ink };
}
