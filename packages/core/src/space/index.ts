export * from './count.ts';
export * from './parity.ts';
export * from './rank.ts';
export * from './tiles.ts';
