/* A host of MCP Apps in a page: the official bridge around a frame in a sandbox. */
import { AppBridge, PostMessageTransport } from '@modelcontextprotocol/ext-apps/app-bridge';

type Context = Readonly<Record<string, unknown>>;

type Answer = (given: unknown) => Promise<Record<string, unknown>>;

/** What the test gives the page, and what the page tells it. */
export type HostPage = {
  readonly callTool: Answer;
  readonly told: unknown[];
  readonly open: (html: string, context: Context, capabilities: object) => Promise<void>;
  readonly showResult: (result: object) => Promise<void>;
  readonly changeContext: (context: Context) => void;
  readonly close: () => Promise<unknown>;
};

/** What a host adds to a page that asks for no address, as the specification has it. */
const POLICY =
  "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; " +
  "img-src 'self' data:; media-src 'self' data:; connect-src 'none'";

const page = window as unknown as HostPage & { told: unknown[]; frame: HTMLIFrameElement };
let bridge: AppBridge;

Object.assign(page, {
  told: [],
  open: async (html: string, context: Context, capabilities: object) => {
    bridge = new AppBridge(null, { name: 'test', version: '0' }, capabilities, {
      hostContext: context,
    });
    const frame = document.createElement('iframe');
    frame.sandbox.add('allow-scripts');
    frame.style.cssText = 'border: 0; width: 100%; height: 60px';
    bridge.oncalltool = (params) => page.callTool(params) as never;
    bridge.onupdatemodelcontext = async (params) => {
      page.told.push(params);
      return {};
    };
    bridge.onsizechange = ({ height }) => {
      frame.style.height = `${height}px`;
    };
    const isReady = new Promise<void>((resolve) => {
      bridge.oninitialized = () => resolve();
    });
    document.body.append(frame);
    await bridge.connect(new PostMessageTransport(frame.contentWindow!, frame.contentWindow!));
    const meta = `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`;
    frame.srcdoc = html.replace('<head>', () => `<head>${meta}`);
    await isReady;
  },
  showResult: (result: object) => bridge.sendToolResult(result as never),
  changeContext: (context: Context) => bridge.setHostContext(context),
  close: () => bridge.teardownResource({}),
});
