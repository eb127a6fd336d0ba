/**
 * Solving in a worker of its own, in Node and in browsers.
 *
 * @packageDocumentation
 */
export * from '@glissade/engine/worker';
