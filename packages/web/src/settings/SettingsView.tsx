import type { JSX } from 'solid-js';
export function SettingsView(): JSX.Element {
  return <h1>Settings</h1>;
}
