import styles from './photo.css?inline';

let sheet: CSSStyleSheet | undefined;

/** Puts the styles of reading pictures into the page: all others stand in it from the start. */
export function dress(): void {
  if (sheet) return;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}
