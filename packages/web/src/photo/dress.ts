import { stylesOnce } from '../ui/stylesOnce.ts';
import styles from './photo.css?inline';

export const dress = stylesOnce(styles);
