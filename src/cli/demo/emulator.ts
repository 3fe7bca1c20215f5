// `emulator`: serves the embedded platform until it is stopped.
import { readFile } from 'node:fs/promises';
import { createSecureContext } from 'node:tls';
import { type Context, usageErrors } from '../../command/context.js';
import { type Parsed, parseFaults, parseState } from '../../emulator/files.js';
import { peopleOf, type RunningEmulator, servedImages, startEmulator } from '../../emulator/index.js';
import type { TlsKeys } from '../../emulator/server/server.js';
import { compact } from '../../model/collections.js';

/** Serves until SIGINT or SIGTERM. What it prints first has all the addresses that a workflow needs. */
export async function emulator(context: Context): Promise<number> {
  const { invocation, out, err } = context;
  const { flags, switches } = invocation;
  const text = (value: string) => ({ value });
  const [state, faults, cert, key] = await Promise.all([
    fromFile(flags.get('state'), parseState),
    fromFile(flags.get('faults'), parseFaults),
    fromFile(flags.get('tls-cert'), text),
    fromFile(flags.get('tls-key'), text),
  ]);
  const tls = tlsOf(cert, key);
  const numbers = [wholeNumber('port', flags.get('port'), 65_531), wholeNumber('seed', flags.get('seed'))];
  const clock = startOf(flags.get('clock'));
  const issues = [...numbers, clock, state, faults, tls].flatMap((part) =>
    'issues' in part ? part.issues : [],
  );
  const [port, seed] = numbers.map((part) => ('issues' in part ? undefined : part.value));
  if (issues.length > 0 || 'issues' in state || 'issues' in faults || 'issues' in clock || 'issues' in tls)
    return usageErrors(context, 'usage', issues);
  const options = compact({
    state: state.value,
    faults: faults.value,
    seed,
    now: clock.value,
    tls: tls.value,
  });
  const running = await startEmulator({ port: port ?? 0, ...options }).catch(notListening);
  if ('issues' in running) return usageErrors(context, 'usage', running.issues);
  const document = await described(running, switches.has('example'));
  out(invocation.json ? JSON.stringify(document) : textOf(document));
  err('Serving the emulated platform. Press Ctrl+C to stop.');
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
  await running.close();
  return 0;
}

interface Person {
  readonly identity: string;
  /** For the platform API. */
  readonly token: string;
  readonly registryToken: string;
  /** A command line to paste. */
  readonly command: string;
}

/** What a program, or a person, needs to use the running platform. */
async function described(running: RunningEmulator, listsImages: boolean) {
  const { address, state, controlUrl } = running;
  const host = new URL(address.registryUrl).host;
  const people = peopleOf(state);
  const person = async (identity: string | undefined, arguments_: string): Promise<Person | undefined> => {
    if (identity === undefined) return undefined;
    const token = await running.tokenFor(identity);
    const registryToken = await running.tokenFor(identity, host);
    const environment = `TAGPROOF_TOKEN=${token} TAGPROOF_REGISTRY_TOKEN=${registryToken}`;
    return { identity, token, registryToken, command: `${environment} tagproof ${arguments_}` };
  };
  const { baseUrl, issuerUrl, registryUrl, publicOrganization, group } = address;
  const flags = `--base-url ${baseUrl} --issuer-url ${issuerUrl} --registry-url ${registryUrl}`;
  const creation = `identity create ${flags} --group ${group} --repository acme/shop --ref main`;
  const check = `verify ${flags} --public-organization ${publicOrganization} --group ${group}`;
  return {
    ...address,
    controlUrl,
    ...compact({
      administrator: await person(people.administrator, creation),
      reader: await person(people.reader, check),
      images: listsImages ? servedImages(state).map((image) => `${host}/${image}`) : undefined,
    }),
  };
}

function textOf({
  administrator,
  reader,
  images = [],
  ...addresses
}: Awaited<ReturnType<typeof described>>): string {
  const people = [
    ['may administrate', administrator],
    ['may only read', reader],
  ] as const;
  return [
    ...Object.entries(addresses).map(([name, value]) => `${name.padEnd(20)}${value}`),
    ...people.flatMap(([title, one]) =>
      one === undefined ? [] : ['', `${one.identity} ${title}:`, one.command],
    ),
    ...(images.length === 0 ? [] : ['', 'Images:', ...images]),
  ].join('\n');
}

/** A certificate and its key, checked before anything listens. */
function tlsOf(
  cert: Parsed<string | undefined>,
  key: Parsed<string | undefined>,
): Parsed<TlsKeys | undefined> {
  const issues = [cert, key].flatMap((part) => ('issues' in part ? part.issues : []));
  if (issues.length > 0 || 'issues' in cert || 'issues' in key) return { issues };
  if (cert.value === undefined && key.value === undefined) return { value: undefined };
  if (cert.value === undefined || key.value === undefined)
    return { issues: ['`--tls-cert` and `--tls-key` must be set together.'] };
  try {
    createSecureContext({ cert: cert.value, key: key.value });
    return { value: { cert: cert.value, key: key.value } };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { issues: [`\`--tls-cert\` and \`--tls-key\` are not a certificate and its key: ${reason}.`] };
  }
}

/** A port that is taken or not allowed is a mistake of the command line, not of the program. */
function notListening(error: unknown): { readonly issues: readonly string[] } {
  const { code, port } = error as NodeJS.ErrnoException & { readonly port?: number };
  if (code === 'EADDRINUSE')
    return {
      issues: [
        `Port ${port} is already in use, perhaps by another emulator. Stop that program, choose five other ports with \`--port\`, or leave \`--port\` out to use free ones.`,
      ],
    };
  if (code === 'EACCES')
    return {
      issues: [`This user is not allowed to listen on port ${port}. Choose a \`--port\` of 1024 or more.`],
    };
  throw error;
}

function wholeNumber(
  flag: string,
  text: string | undefined,
  most = Number.MAX_SAFE_INTEGER,
): Parsed<number | undefined> {
  if (text === undefined) return { value: undefined };
  if (/^\d{1,16}$/.test(text) && Number(text) <= most) return { value: Number(text) };
  return { issues: [`\`--${flag}\` is \`${text}\`, but must be a number from 0 to ${most}.`] };
}

/** A clock that starts at a time, and then runs like that of the machine. */
function startOf(text: string | undefined): Parsed<(() => number) | undefined> {
  if (text === undefined) return { value: undefined };
  const at = isInCalendar(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(at))
    return {
      issues: [
        `\`--clock\` is \`${text}\`, but must be a timestamp from 1970 to 2999 such as 2026-11-01T12:00:00Z.`,
      ],
    };
  const ahead = at - Date.now();
  return { value: () => Date.now() + ahead };
}

/** True for a day that exists, in years before and after which histories have room for years of their own. */
function isInCalendar(text: string): boolean {
  const [, day] = /^((?:19[789]|2\d\d)\d-\d\d-\d\d)(?:T|$)/.exec(text) ?? [];
  const at = Date.parse(day ?? '');
  return day !== undefined && !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
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
