/* Loads the style sheet of this view when the view is first shown. */
import { stylesOnce } from '../ui/stylesOnce.ts';
import presentStyles from './present/present.css?inline';
import styles from './race.css?inline';

export const loadStyles = stylesOnce(styles + presentStyles);
