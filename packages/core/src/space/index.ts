export * from './parity.ts';
export * from './rank.ts';
export * from './tiles.ts';
