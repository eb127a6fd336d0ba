import { For, type JSX, Show } from 'solid-js';
import { settingsText } from '../text/settingsText.ts';
import { LANGUAGES, language } from '../text/text.ts';
import { KeysSection } from './KeysSection.tsx';
import { changeSettings, type Settings, settings } from './settings.ts';
import './settings.css';

/** All settings; each choice takes effect at once. */
export function SettingsView(): JSX.Element {
  const words = () => settingsText();
  return (
    <div class="page page-narrow settings">
      <h1>{words().title}</h1>
      <section aria-labelledby="looks">
        <h2 id="looks">{words().looks}</h2>
        <Choice name="theme" label={words().theme} choices={words().themes} />
        <Choice
          name="language"
          label={words().language}
          choices={{ auto: words().languageAuto, ...LANGUAGES }}
        />
        <Choice name="colors" label={words().colors} choices={words().colorings} />
        <Switch name="labels" label={words().labels} />
        <Show when={language() === 'zh'}>
          <Choice name="generals" label={words().generals} choices={words().generalChoices} />
        </Show>
        <Switch name="home" label={words().home} />
        <Switch name="motion" label={words().motion} />
      </section>
      <section aria-labelledby="playing">
        <h2 id="playing">{words().play}</h2>
        <Choice name="arrows" label={words().arrows} choices={words().arrowChoices} />
        <Switch name="letters" label={words().letters} />
        <Switch name="timer" label={words().timer} />
        <Switch name="inspection" label={words().inspection} />
        <Switch name="milliseconds" label={words().milliseconds} />
        <Switch name="hover" label={words().hover} />
        <Switch name="ratings" label={words().ratings} />
      </section>
      <section aria-labelledby="feedback">
        <h2 id="feedback">{words().feedback}</h2>
        <Switch name="sound" label={words().sound} />
        <Switch name="vibration" label={words().vibration} />
      </section>
      <KeysSection />
      <p class="soft">{words().privacy}</p>
    </div>
  );
}

type Chosen = 'theme' | 'language' | 'colors' | 'generals' | 'arrows';
type Switched = Exclude<keyof Settings, Chosen>;

function Choice(props: {
  readonly name: Chosen;
  readonly label: string;
  readonly choices: Readonly<Record<string, string>>;
}): JSX.Element {
  return (
    // Not a fieldset: WebKit sets its legend upon the line above.
    <div class="setting" role="radiogroup" aria-labelledby={`setting-${props.name}`}>
      <span id={`setting-${props.name}`}>{props.label}</span>
      <div class="segments">
        <For each={Object.keys(props.choices)}>
          {(value) => (
            <label class="segment">
              <input
                type="radio"
                name={props.name}
                value={value}
                checked={settings()[props.name] === value}
                onChange={() => changeSettings({ [props.name]: value })}
              />
              <span>{props.choices[value]}</span>
            </label>
          )}
        </For>
      </div>
    </div>
  );
}

function Switch(props: { readonly name: Switched; readonly label: string }): JSX.Element {
  return (
    <label class="setting switch">
      <span>{props.label}</span>
      <input
        type="checkbox"
        checked={settings()[props.name]}
        onChange={(event) => changeSettings({ [props.name]: event.currentTarget.checked })}
      />
    </label>
  );
}
