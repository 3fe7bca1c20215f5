// `emulator`: the embedded platform as a server, until it is stopped.
import { startEmulator } from '../emulator/index.js';
import type { Context } from './context.js';

/** Serves until SIGINT or SIGTERM. The first line of output has everything that a workflow needs. */
export async function emulator({ invocation, out, err }: Context): Promise<number> {
  const port = invocation.flags.get('port') ?? '0';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_532) {
    err(`\`port\` is \`${port}\`, but must be a number from 0 to 65532.`);
    return 2;
  }
  const running = await startEmulator({ port: Number(port) });
  const { address } = running;
  if (invocation.json) out(JSON.stringify(address));
  else
    out(
      Object.entries(address)
        .map(([name, value]) => `${name.padEnd(20)}${value}`)
        .join('\n'),
    );
  err('Serving the emulated platform. Stop it with Ctrl+C');
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  await running.close();
  return 0;
}
