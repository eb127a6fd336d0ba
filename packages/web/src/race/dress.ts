import styles from './race.css?inline';

let sheet: CSSStyleSheet | undefined;

/** Puts the styles of the race into the page: all others stand in it from the first paint. */
export function dress(): void {
  if (sheet) return;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}
