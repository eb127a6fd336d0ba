import { stylesOnce } from '../ui/stylesOnce.ts';
import styles from './race.css?inline';

export const dress = stylesOnce(styles);
