/** A puzzle after one change: geometry alone, so that the page can do it. */
export { changed } from '@glissade/analysis/vary/changed';
