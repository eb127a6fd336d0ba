/* Loads the style sheet of this view when the view is first shown. */
import { stylesOnce } from '../ui/stylesOnce.ts';
import styles from './photo.css?inline';

export const loadStyles = stylesOnce(styles);
