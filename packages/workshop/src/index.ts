export { type CardText, cardSvg, fitsCode } from './card.ts';
export { cutSheet } from './cutSheet.ts';
export type { Mesh, Part } from './mesh.ts';
export { partsOf } from './parts.ts';
export { puzzleLink } from './puzzleLink.ts';
export { SIZES, type Sizes, WorkshopError } from './sizes.ts';
export { stlFile } from './stl.ts';
export { threeMfFile } from './threeMf.ts';
