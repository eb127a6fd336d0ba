export * from './count.ts';
export * from './manhattan.ts';
export * from './parity.ts';
export * from './random.ts';
export * from './rank.ts';
export * from './tiles.ts';
