/** Text as it stands in XML; what XML cannot hold becomes a question mark. */
export function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '?')
    .replace(/[<>&"]/g, (character) => `&#${character.codePointAt(0)};`);
}
