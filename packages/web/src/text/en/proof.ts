const number = (n: number) => n.toLocaleString('en');

export const proof = {
  what:
    'A certificate is a file that holds the proof. With it, anyone can check, without Glissade, ' +
    'that no solution is shorter, or that there is none.',
  begun: 'The certificate is being written …',
  progress: (states: number) => `The certificate is being written: ${number(states)} states …`,
  made: (size: string) => `The certificate is ready (${size}).`,
  kilobytes: (size: number) => `${number(size)} kB`,
  save: 'Save the certificate',
  none:
    'There is no certificate: the proof needs more states than this device can hold. On a ' +
    'computer, glissade solve --certificate may have the memory.',
  check: 'Any of these programs checks it. They share no code with Glissade or with each other.',
  python: 'Checker in Python',
  c: 'Checker in C',
  copy: 'Copy the commands',
};
