import { type Metric, type Puzzle, specOf } from '@glissade/core';
import { createSignal, For, type JSX, Match, onCleanup, Switch } from 'solid-js';
import inC from '../../../../checkers/certificate.c?url';
import inPython from '../../../../checkers/certificate.py?url';
import puzzleInC from '../../../../checkers/puzzle.h?url';
import rulesInC from '../../../../checkers/rules.h?url';
import rulesInPython from '../../../../checkers/rules.py?url';
import { fileName } from '../export/fileName.ts';
import { saveFile } from '../export/saveFile.ts';
import { failureText } from '../text/failureText.ts';
import { proofText } from '../text/proofText.ts';
import { text } from '../text/text.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { askProof } from '../worker/analysisWorker.ts';
import type { FromProof } from '../worker/proofMessages.ts';
import './proof.css';

/** Nothing yet, how far the worker is, or the end of its work. */
type Proof = FromProof | { readonly tell: 'begun' };

/** The certificate of an answer, and the programs that check it. */
export function ProofDialog(props: {
  readonly puzzle: Puzzle;
  readonly metric: Metric;
  readonly onClose: () => void;
}): JSX.Element {
  const { puzzle, metric } = props;
  const [proof, setProof] = createSignal<Proof>({ tell: 'begun' });
  onCleanup(askProof({ ask: 'prove', puzzle: specOf(puzzle), metric }, setProof));
  const file = () => {
    const now = proof();
    return now.tell === 'certificate' ? now.file : undefined;
  };
  return (
    <Dialog title={text().solve.proof} isOpen={true} onClose={props.onClose}>
      <div class="proof" data-stage={proof().tell}>
        <p class="soft">{proofText().what}</p>
        <Switch fallback={<p role="status">{stageText(proof())}</p>}>
          <Match when={file()}>
            {(made) => <Made name={`${fileName(puzzle)}.cert`} file={made()} />}
          </Match>
        </Switch>
      </div>
    </Dialog>
  );
}

function stageText(proof: Proof): string {
  const words = proofText();
  switch (proof.tell) {
    case 'progress':
      return words.progress(proof.states);
    case 'none':
      return words.none;
    case 'failed':
      return failureText(proof.failure);
    default:
      return words.begun;
  }
}

function Made(props: { readonly name: string; readonly file: Blob }): JSX.Element {
  const words = () => proofText();
  const size = () => words().kilobytes(Math.ceil(props.file.size / 1000));
  const commands = () => commandsFor(props.name);
  return (
    <>
      <p role="status">{words().made(size())}</p>
      <button type="button" class="button primary" onClick={() => saveFile(props.name, props.file)}>
        {words().save}
      </button>
      <p>{words().check}</p>
      <For each={CHECKERS}>
        {({ label, program, includes }) => (
          <p class="chips">
            <Download name={program.name} address={program.address} label={words()[label]} />
            <For each={includes}>
              {(file) => <Download name={file.name} address={file.address} label={file.name} />}
            </For>
          </p>
        )}
      </For>
      <pre class="proof-commands">{commands()}</pre>
      <CopyButton isSmall label={words().copy} written={async () => commands()} />
    </>
  );
}

type Downloaded = { readonly name: string; readonly address: string };

function Download(props: Downloaded & { readonly label: string }): JSX.Element {
  return (
    <a class="button button-small" href={props.address} download={props.name}>
      {props.label}
    </a>
  );
}

type Checker = {
  readonly label: 'python' | 'c';
  readonly program: Downloaded;
  /** Files beside it, without which it does not run. */
  readonly includes: readonly Downloaded[];
};

const CHECKERS: readonly Checker[] = [
  {
    label: 'python',
    program: { name: 'certificate.py', address: inPython },
    includes: [{ name: 'rules.py', address: rulesInPython }],
  },
  {
    label: 'c',
    program: { name: 'certificate.c', address: inC },
    includes: [
      { name: 'puzzle.h', address: puzzleInC },
      { name: 'rules.h', address: rulesInC },
    ],
  },
];

function commandsFor(name: string): string {
  return [
    `python3 certificate.py ${name}`,
    `cc -std=c99 -O2 -o certificate certificate.c && ./certificate ${name}`,
    `npx glissade certify ${name}`,
  ].join('\n');
}
