/**
 * Quiet, without a sandbox (which root may not have), never talking to the network, and with
 * letters that are drawn alike on all machines.
 */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-lcd-text',
  '--font-render-hinting=slight',
];
