// `emulator`: serves the embedded platform until it is stopped.
import { readFile } from 'node:fs/promises';
import { type Parsed, parseFaults, parseState } from '../emulator/files.js';
import { startEmulator } from '../emulator/index.js';
import { compact } from '../model/compact.js';
import { type Context, usageErrors } from './context.js';

/** Serves until SIGINT or SIGTERM. The first line of output has all the addresses that a workflow needs. */
export async function emulator(context: Context): Promise<number> {
  const { invocation, out, err } = context;
  const { flags } = invocation;
  const port = flags.get('port') ?? '0';
  const [state, faults] = await Promise.all([
    fromFile(flags.get('state'), parseState),
    fromFile(flags.get('faults'), parseFaults),
  ]);
  const badPort = !/^\d{1,5}$/.test(port) || Number(port) > 65_532;
  const issues = [
    ...(badPort ? [`\`--port\` is \`${port}\`, but must be a number from 0 to 65532.`] : []),
    ...[state, faults].flatMap((file) => ('issues' in file ? file.issues : [])),
  ];
  if ('issues' in state || 'issues' in faults || badPort) {
    return usageErrors(context, 'usage', issues);
  }
  const running = await startEmulator({
    port: Number(port),
    ...compact({ state: state.value, faults: faults.value }),
  });
  const { address } = running;
  if (invocation.json) out(JSON.stringify(address));
  else
    out(
      Object.entries(address)
        .map(([name, value]) => `${name.padEnd(20)}${value}`)
        .join('\n'),
    );
  err('Serving the emulated platform. Press Ctrl+C to stop');
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  await running.close();
  return 0;
}

async function fromFile<T>(
  file: string | undefined,
  parse: (text: string) => Parsed<T>,
): Promise<Parsed<T | undefined>> {
  if (file === undefined) return { value: undefined };
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return { issues: [`${file} does not exist or cannot be read.`] };
  const parsed = parse(text);
  return 'issues' in parsed ? { issues: parsed.issues.map((issue) => `${file}: ${issue}`) } : parsed;
}
