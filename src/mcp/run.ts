// One run for one call: on the folder or on a single image, without anything written or printed.
import { guardHost } from '../clients/http/index.js';
import { type Context, inputOf, printOptionsOf } from '../command/context.js';
import { configOn, runOn, silentHost } from '../command/gate.js';
import { localHost } from '../host/local.js';
import type { Files, Host } from '../model/run/host.js';
import { Secret } from '../model/run/secret.js';
import type { Report } from '../report/schema/schema.js';
import type { Session } from './tool.js';

const tokens = ['token', 'registry-token', 'github-token'];

/** The machine, on which nothing of the folder is written, and a copy of an answer without the secrets that it has seen. */
export function readOnlyHost({ context, root, stop }: Session): ReturnType<typeof guardHost> {
  const { environment, err } = context;
  const local = localHost({ root, environment, stop, ...printOptionsOf(context), print: err });
  const files = readOnly(local.files);
  const guarded = guardHost(silentHost({ ...local, files }));
  for (const name of tokens) {
    const token = inputOf(context, name);
    if (token !== undefined) guarded.host.sink.mask(new Secret(token));
  }
  return guarded;
}

/** What is written is read again, and is not on the disk. */
function readOnly(files: Files, texts: ReadonlyMap<string, string> = new Map()): Files {
  const written = new Map(texts);
  return {
    ...files,
    async read(path, maxBytes) {
      const text = written.get(path);
      return text === undefined ? files.read(path, maxBytes) : { text };
    },
    async replace(path, _, after) {
      written.set(path, after);
      return {};
    },
    save: async () => undefined,
  };
}

/** The same folder, in which a single file is to be scanned: policy, ledger and keys are those of the folder. */
export function withOneFile(host: Host, path: string, text: string): Host {
  const { threads: _, ...rest } = host;
  const files = readOnly(host.files, new Map([[path, text]]));
  return { ...rest, files: { ...files, list: async (wanted = () => true) => [path].filter(wanted) } };
}

type Flags = Readonly<Record<string, string>>;

/** What a policy of the folder may not decide: what a call is about. */
const notFromPolicy = ['paths', 'exclude', 'new-only', 'pin-form', 'limit'];

/** A run of the mode with these flags in addition; `issues`: the configuration is wrong. */
export async function reportOn(
  context: Context,
  host: Host,
  mode: 'verify' | 'pin',
  flags: Flags,
  isAboutPaths = false,
): Promise<{ readonly report: Report } | { readonly issues: readonly string[] }> {
  const limits = isAboutPaths ? {} : { notFromPolicy };
  return runOn(withFlags(context, flags), host, mode, { ...limits, isPreview: true });
}

/** The settings of such a run. */
export function configFor(context: Context, host: Host) {
  return configOn(context, host, 'verify', { notFromPolicy });
}

function withFlags(context: Context, flags: Flags): Context {
  const { invocation } = context;
  return {
    ...context,
    invocation: { ...invocation, flags: new Map([...invocation.flags, ...Object.entries(flags)]) },
  };
}
