import { stylesOnce } from '../ui/stylesOnce.ts';
import styles from './map.css?inline';

export const dress = stylesOnce(styles);
