/* JSON-RPC 2.0 with the page around this one, as the frame of an MCP App has it. */
import { AwaitedAnswers } from '../worker/awaitedAnswers.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What the page around this one says without being asked. */
export type HostListener = {
  readonly onNotice: (method: string, params: Fields) => void;
  /** The answer to a request; undefined for a method that there is not. */
  readonly onRequest: (method: string) => object | undefined;
};

export type HostLink = {
  /** Rejects with what the host refuses it by. */
  readonly request: (method: string, params: object) => Promise<Fields>;
  readonly notify: (method: string, params: object) => void;
};

const METHOD_NOT_FOUND = -32_601;

/** Listens to the parent of this window alone, whose origin a frame in a sandbox cannot know. */
export function linkToHost({ onNotice, onRequest }: HostListener): HostLink {
  const host = window.parent;
  const answers = new AwaitedAnswers<Fields>();
  const send = (message: object) => host.postMessage({ jsonrpc: '2.0', ...message }, '*');

  const answer = (id: unknown, method: string) => {
    const result = onRequest(method);
    const error = { code: METHOD_NOT_FOUND, message: `there is no method ${method}` };
    send(result ? { id, result } : { id, error });
  };
  const settle = ({ id, result, error }: Fields) =>
    answers.settle(id, error ? new Error(String(Object(error).message)) : Object(result));
  window.addEventListener('message', ({ source, data }) => {
    if (source !== host || Object(data).jsonrpc !== '2.0') return;
    const { id, method, params } = data as Fields;
    if (typeof method !== 'string') settle(data);
    else if (id === undefined) onNotice(method, Object(params) as Fields);
    else answer(id, method);
  });
  return {
    request: (method, params) => answers.ask((id) => send({ id, method, params })),
    notify: (method, params) => send({ method, params }),
  };
}
