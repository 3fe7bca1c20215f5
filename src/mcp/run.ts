// One run for one call: on the folder or on a single image, without anything written or printed.
import path from 'node:path';
import { guardHost } from '../clients/http/index.js';
import { type Context, inputOf, printOptionsOf } from '../command/context.js';
import { configOn, runOn, silentHost } from '../command/gate.js';
import { aboutImages, readOnly } from '../command/listed-images.js';
import { localHost } from '../host/local.js';
import type { Config } from '../model/run/config.js';
import { Secret } from '../model/run/secret.js';
import type { Report } from '../report/schema/schema.js';
import { outsideText, RefusedCall, type Session } from './tool.js';

const tokens = ['token', 'registry-token', 'github-token'];

/** What a call may use. Nothing of the folder is written, and `redact` removes the secrets that the host has seen. */
export function openCallSession(context: Context, stop: AbortSignal) {
  const { invocation, environment, err } = context;
  const root = path.resolve(invocation.operands[0] ?? '.');
  const local = localHost({ root, environment, stop, ...printOptionsOf(context), print: err });
  const { host, redact } = guardHost(silentHost({ ...local, files: readOnly(local.files) }));
  for (const name of tokens) {
    const token = inputOf(context, name);
    if (token !== undefined) host.sink.mask(new Secret(token));
  }
  return { session: { context, root, host }, redact };
}

type Flags = Readonly<Record<string, string>>;

const maxIssue = 600;

/**
 * The report of a run of the mode with these flags in addition.
 * @throws RefusedCall if the configuration is wrong
 */
export async function reportOn(
  { context, host }: Pick<Session, 'context' | 'host'>,
  mode: 'verify' | 'pin',
  flags: Flags,
  limits: { readonly notFromPolicy?: readonly string[] } = {},
): Promise<Report> {
  const ran = await runOn(withFlags(context, flags), host, mode, { ...limits, isPreview: true });
  if ('issues' in ran) throw new RefusedCall(boundedIssues(ran.issues));
  return ran.report;
}

/**
 * The settings of a call about an image.
 * @throws RefusedCall
 */
export async function configFor({ context, host }: Session): Promise<Config> {
  const read = await configOn(context, host, 'verify', aboutImages);
  if ('issues' in read) throw new RefusedCall(boundedIssues(read.issues));
  return read.config;
}

function boundedIssues(issues: readonly string[]): string {
  return issues.map((issue) => outsideText(issue, maxIssue)).join('\n');
}

function withFlags(context: Context, flags: Flags): Context {
  const { invocation } = context;
  return {
    ...context,
    invocation: { ...invocation, flags: new Map([...invocation.flags, ...Object.entries(flags)]) },
  };
}
