/* The verb `mcp`: the operations as tools for assistants. */
import type { Command } from 'commander';
import { EXIT } from '../../exit.ts';
import { addCommonFlags } from '../../flags/shared.ts';
import { packageVersion } from '../../version.ts';
import { addVerb, type Run } from '../verb.ts';
import { addServerFlags, LINE_LENGTH_MAX, requestLimits, type ServerFlags } from './serverFlags.ts';

const EXAMPLES = `Examples:
  $ glissade mcp                 speaks the Model Context Protocol on standard input and output
  {"mcpServers": {"glissade": {"command": "npx", "args": ["glissade", "mcp"]}}}
                                 what the settings of an assistant say about it
`;

export function mcpCommand(run: Run): Command {
  const command = addServerFlags(
    addVerb('mcp', 'serve AI assistants over the Model Context Protocol', EXAMPLES),
  );
  return addCommonFlags(command).action((flags: ServerFlags) =>
    run(flags, async ({ io, signal }) => {
      // The SDK takes its time to load.
      const { serveMcp } = await import('../../serve/mcpServer.ts');
      const { jobs = io.cores } = flags;
      await serveMcp({
        io,
        limits: requestLimits(flags, io.cores),
        jobs,
        version: packageVersion(),
        lineLengthMax: LINE_LENGTH_MAX,
        signal,
      });
      return EXIT.yes;
    }),
  );
}
