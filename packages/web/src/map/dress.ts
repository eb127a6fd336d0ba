/* Loads the style sheet of this view with it. */
import { stylesOnce } from '../ui/stylesOnce.ts';
import styles from './map.css?inline';

export const dress = stylesOnce(styles);
