/** Colours of maps, the one thing of the engine that the page computes itself: a few numbers. */
export { type MapGround, rampColor } from '@glissade/prose/map/ramp';
