/**
 * Puts the styles of a view that is loaded later into the page, once, when what it returns is first
 * called: all others stand in the page from the first paint.
 */
export function stylesOnce(styles: string): () => void {
  let isIn = false;
  return () => {
    if (isIn) return;
    isIn = true;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets.push(sheet);
  };
}
