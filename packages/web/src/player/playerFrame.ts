/** What holds a board and its buttons. */
export function frameOf(label: string): HTMLElement {
  const frame = document.createElement('div');
  frame.className = 'frame';
  frame.setAttribute('role', 'group');
  frame.setAttribute('aria-label', label);
  return frame;
}

/** What is wrong with what the host page gave. */
export function noteOf(words: string): HTMLElement {
  const note = document.createElement('p');
  note.className = 'fault';
  note.setAttribute('role', 'alert');
  note.textContent = words;
  return note;
}
