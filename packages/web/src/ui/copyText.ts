/**
 * Puts a text into the clipboard; false where the browser does not let us. Safari lets only the
 * press itself copy, and so is handed the promise.
 */
export async function copyText(text: Promise<string>): Promise<boolean> {
  try {
    const blob = text.then((known) => new Blob([known], { type: 'text/plain' }));
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    return true;
  } catch {
    return false;
  }
}
