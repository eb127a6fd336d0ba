/* Loads the style sheet of this view with it. */
import { stylesOnce } from '../ui/stylesOnce.ts';
import presentStyles from './present/present.css?inline';
import styles from './race.css?inline';

export const dress = stylesOnce(styles + presentStyles);
