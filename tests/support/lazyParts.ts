/**
 * Loads what searches load only when they need it. A search that was abandoned may still be loading
 * it when the last test of a file ends; such a load fails, and stays failed for the files after it.
 */
import '@glissade/tiles/anytime/beam/wholeBoardBeams';
