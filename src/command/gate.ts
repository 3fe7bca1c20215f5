// `verify`, `pin` and `audit` of a folder: the same run as the action's, on another host.

import { policySources } from '../ci/policy-sources.js';
import { guardHost } from '../clients/http/index.js';
import { type ConfigSources, configure } from '../config/index.js';
import { stopSignal } from '../host/exit.js';
import { previewFiles } from '../host/files/files.js';
import { localHost } from '../host/local.js';
import { machineRenderers } from '../host/renderers.js';
import type { Config } from '../model/run/config.js';
import type { Host } from '../model/run/host.js';
import { plural } from '../model/text/text.js';
import { cut, plain } from '../output/escape.js';
import { terminalTable } from '../output/terminal/columns.js';
import { viewOf } from '../output/view.js';
import { headline } from '../output/words/format.js';
import { savedText } from '../output/words/texts.js';
import type { Report } from '../report/schema/schema.js';
import { run } from '../run.js';
import { type Context, githubTokenOf, inputOf, printJson, printOptionsOf, usageErrors } from './context.js';

/** The files of the policy in force, as one sentence. */
export function appliedPolicyText({ policy: { sources } }: Pick<Config, 'policy'>): string {
  if (sources.length === 0) return 'No policy was found: the defaults apply';
  return `Policy: ${sources.map(({ path }) => path).join(', then ')}`;
}

const maxValue = 200;

/** Every setting with its value and where it comes from, and the number of requests. */
function settingsTable({ settings, requests }: Report, width?: number): string {
  const rows = settings.map(({ name, value, from }) =>
    [name, value, from].map((cell) => plain(cut(cell, maxValue))),
  );
  const retried = requests.retried === 0 ? '' : `, ${requests.retried} of them repeated`;
  return `${terminalTable([['SETTING', 'VALUE', 'SET BY'], ...rows], width)}\n\n${plural(requests.total, 'request')}${retried}${savedText(requests)}`;
}

/** Runs on a folder and returns the exit code. With `--json` the report is the only document on standard output. */
export async function gate(context: Context): Promise<number> {
  const { switches } = context.invocation;
  if (switches.has('watch')) return (await import('./watch.js')).whenFilesChange(context, gateFolder);
  return switches.has('dry-run') ? preview(context) : gateFolder(context);
}

function gateFolder(context: Context): Promise<number> {
  return gateOn(context, folderHost(context));
}

/** `pin` with nothing written: the log goes to standard error, and standard output gets the patch, or with `--json` the report. */
async function preview(context: Context): Promise<number> {
  const host = folderHost({ ...context, out: context.err, colour: false });
  const { files, changed } = previewFiles(folderOf(context), host.files);
  host.sink.log('Dry run: no file is changed. `tagproof pin` would print:\n');
  const exitCode = await gateOn(context, { ...host, files }, { isPreview: true });
  if (!context.invocation.json) (await import('./printing/patch.js')).printPatch(context, changed());
  return exitCode;
}

function folderOf({ invocation }: Context): string {
  return invocation.operands[0] ?? '.';
}

/** The host of the given folder, or of the current one. */
export function folderHost(context: Context, root = folderOf(context)): Host {
  const { invocation, environment } = context;
  const host = localHost({
    root,
    environment,
    stop: context.stop ?? stopSignal(),
    ...printOptionsOf(context),
  });
  const log = invocation.switches.has('quiet') ? () => undefined : host.sink.log;
  const renderers = invocation.switches.has('check-rendered')
    ? { renderers: machineRenderers(environment, root) }
    : {};
  return { ...host, ...renderers, sink: { ...host.sink, log } };
}

/** A host on which a run prints, annotates and sets nothing: its report is all that it is for. */
export function silentHost(host: Host): Host {
  const nothing = () => undefined;
  const silent = {
    isSilent: true,
    log: nothing,
    annotate: nothing,
    summary: async () => undefined,
    output: nothing,
  } as const;
  return { ...host, sink: { ...host.sink, ...silent } };
}

interface GateOptions extends Pick<ConfigSources, 'notFromPolicy'> {
  /** Nothing is written to the CI host either. */
  readonly isPreview?: boolean;
  /** Adds to the report what the run itself does not know. */
  readonly amend?: (report: Report) => Report;
}

/** The same on any host. */
export async function gateOn(context: Context, host: Host, options: GateOptions = {}): Promise<number> {
  const ran = await runOn(context, host, modeOf(context), options);
  if ('issues' in ran) return usageErrors(context, 'configuration', ran.issues);
  const { report, exitCode, config } = ran;
  if (context.invocation.json) await printJson(context, report);
  else printMore(context, report, appliedPolicyText(config));
  return exitCode;
}

/** The settings of a run with the flags of a command, and the policy that applies. */
export async function configOn(
  context: Context,
  host: Host,
  mode: string,
  limits: Pick<ConfigSources, 'notFromPolicy'> = {},
) {
  const get = (name: string) => (name === 'mode' ? mode : inputOf(context, name));
  const sources = await policySources(guardHost(host).host, githubTokenOf(context), get('base'));
  return configure({ get, ...sources, ...limits });
}

/** One run with the flags of a command, whose report nobody has printed; or what is wrong with its configuration. */
export async function runOn(
  context: Context,
  host: Host,
  mode: string,
  { isPreview = false, amend, ...limits }: GateOptions = {},
) {
  const read = await configOn(context, host, mode, limits);
  if ('issues' in read) return { issues: read.issues };
  const { config } = read;
  return { config, ...(await run(host, isPreview ? withoutDelivery(config) : config, amend)) };
}

/** What `--verbose` adds to the log, and what `--quiet` prints in place of it. */
function printMore({ invocation, out, width }: Context, report: Report, policies: string): void {
  if (invocation.switches.has('quiet')) out(plain(headline(report, viewOf(report))));
  if (invocation.switches.has('verbose')) out(`${plain(policies)}\n\n${settingsTable(report, width)}`);
}

function modeOf({ invocation: { command, switches } }: Context): string {
  return switches.has('fix') ? 'pin' : command;
}

function withoutDelivery(config: Config): Config {
  return { ...config, delivery: { comment: 'never', issue: false, fixOnComment: false } };
}
