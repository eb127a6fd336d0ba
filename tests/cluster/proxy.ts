import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a server that can be cut. */
type Proxy = {
  readonly url: string;
  /** Ends all connections, and takes no others for so long. */
  readonly cut: (ms: number) => Promise<void>;
  /** Ends the connections there are; those that are made next are let through. */
  readonly drop: () => void;
  /** From now on nothing comes through the connections there are, and nobody is told. */
  readonly silence: () => void;
  /** Connections that were made so far. */
  readonly connections: () => number;
  readonly close: () => void;
};

export async function startProxy(url: string): Promise<Proxy> {
  const port = Number(new URL(url).port);
  const open = new Set<Socket>();
  let isCut = false;
  let count = 0;
  const server = createServer((client) => {
    if (isCut) {
      client.destroy();
      return;
    }
    count++;
    const there = connect(port, '127.0.0.1');
    for (const [from, to] of [
      [client, there],
      [there, client],
    ] as const) {
      open.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const drop = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    connections: () => count,
    cut: async (ms) => {
      isCut = true;
      drop();
      await new Promise((resolve) => setTimeout(resolve, ms));
      isCut = false;
    },
    drop,
    silence: () => {
      for (const socket of open) socket.unpipe().resume();
    },
    close: () => {
      drop();
      server.close();
    },
  };
}
