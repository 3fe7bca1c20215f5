// All checks of `doctor`, in the order in which a run depends on them.
import { serviceTransport } from '../../clients/http/index.js';
import { registryHost } from '../../clients/index.js';
import { platformClient } from '../../clients/platform/client.js';
import { withPlatformTransport } from '../../clients/platform-transport.js';
import { platformRegistry } from '../../clients/registry/platform-registry.js';
import type { Config, Platform } from '../../model/config.js';
import type { Host } from '../../model/host.js';
import type { Transport } from '../../model/http.js';
import type { Occurrence } from '../../model/occurrence.js';
import { whereIs } from '../../model/position.js';
import { isCommit } from '../../model/revision.js';
import { type ScannedCheckout, scanCheckout } from '../../scan/checkout.js';
import { appliedPolicyText } from '../applied-policy.js';
import { isWorkflow, tokenLines, workflowLines } from './ci.js';
import { type Diagnosis, notChecked, ok } from './diagnosis.js';
import { endpointLines } from './endpoints.js';
import { registryAccessLines } from './registries.js';
import { type Roles, registryLines, roleLines, type Sample } from './roles.js';
import { signInLines } from './sign-in.js';
import { actionsIn } from './workflow-permissions.js';

const subject = 'placeholders';
/** The parts of the UID `GROUP/IDENTITY` that the documentation uses. */
const [exampleGroup, exampleName] = ['GROUP', 'IDENTITY'];

/** One line for each placeholder and each reference to the action without a commit, or one that says there is none. */
export async function placeholderLines(host: Host, config: Config): Promise<readonly Diagnosis[]> {
  const paths = (await host.files.list(isWorkflow)).filter(isWorkflow);
  const inFiles = await Promise.all(
    paths.map(async (path) => {
      const read = await host.files.read(path);
      const uses = 'text' in read ? actionsIn(read.text) : [];
      return uses.flatMap((one) => actionLine(path, one));
    }),
  );
  const lines = [...settingLines(config), ...inFiles.flat()];
  return lines.length > 0 ? lines : [ok(subject, 'No value of an example is left')];
}

function settingLines({ settings, policy }: Config): readonly Diagnosis[] {
  const remedy =
    'Create the identity by `tagproof setup` or `tagproof identity create`, and write its UID here.';
  return settings.flatMap(({ name, value, from }): readonly Diagnosis[] => {
    if (name !== 'identity' && name !== 'group') return [];
    const [group, identity] = value.split('/');
    const isExample = group === exampleGroup || identity === exampleName || /^0+$/.test(group ?? '');
    if (!isExample) return [];
    const where = typeof from === 'object' ? ` in ${whereIs(from, policy.sources)}` : '';
    const message = `\`${name}\`${where} is \`${value}\`, which is the value of an example`;
    return [{ subject, status: 'not ok', message, remedy }];
  });
}

function actionLine(path: string, uses: string): readonly Diagnosis[] {
  const [name = '', ref = ''] = uses.split('@');
  const isExample = name.startsWith('OWNER/') || /^0+$/.test(ref) || ref === 'COMMIT';
  if (!isExample && isCommit(ref)) return [];
  const message = isExample
    ? `${path} uses \`${uses}\`, which is the value of an example`
    : `${path} uses \`${uses}\`, and a tag or branch can be moved to another commit`;
  const remedy = "Replace it with the action's repository and the full commit SHA of a release.";
  return [{ subject, status: 'not ok', message, remedy }];
}

/** Runs every check. Nothing is written; it throws only on a defect. */
export async function diagnose(host: Host, config: Config): Promise<readonly Diagnosis[]> {
  const send = serviceTransport(withPlatformTransport(host, config));
  const { platform } = config;
  const scanned = scanCheckout(host.files, config, host);
  const [about, registries, placeholders, workflows, token] = await Promise.all([
    platform === undefined ? [noPlatform] : platformLines(host, config, platform, send, scanned),
    scanned.then(({ occurrences }) => registryAccessLines(host, config, occurrences)),
    placeholderLines(host, config),
    workflowLines(host, config),
    tokenLines(host, config),
  ]);
  const policy = ok('policy', appliedPolicyText(config));
  return [policy, ...placeholders, ...about, ...registries, ...workflows, ...token];
}

const noPlatform: Diagnosis = {
  subject: 'platform',
  status: 'unknown',
  message: 'No platform is configured, so tag histories cannot be checked',
  code: 'no-platform',
  remedy: 'Set `--platform`, or `--base-url` and `--registry-url`.',
};

async function platformLines(
  host: Host,
  config: Config,
  platform: Platform,
  send: Transport,
  scanned: Promise<ScannedCheckout>,
): Promise<readonly Diagnosis[]> {
  const mask = host.sink.mask.bind(host.sink);
  const [addresses, signedIn, here] = await Promise.all([
    endpointLines(platform, send, host.clock),
    signInLines({ platform, config, workflow: host.workflow, mask, send }),
    scanned.then(({ occurrences }) => sampleOf(config, occurrences)),
  ]);
  const { platformToken, registryToken } = signedIn;
  const anonymous = config.identity === undefined && platformToken === undefined;
  const roles: Roles =
    platformToken === undefined
      ? { lines: anonymous ? [] : [notChecked('roles', 'there is no platform token')] }
      : await roleLines(
          platformClient({ baseUrl: platform.baseUrl, send, token: platformToken, surface: config.surface }),
          config,
        );
  const registry = platformRegistry({
    ...platform,
    send,
    onToken: mask,
    now: () => host.clock.now(),
    surface: config.surface,
    ...(registryToken === undefined ? {} : { credential: registryToken }),
  });
  const access = registryToken !== undefined ? 'signed in' : anonymous ? 'anonymous' : 'sign-in failed';
  const histories = await registryLines(registry, here ?? roles.sample, host.clock, access);
  return [...addresses, ...signedIn.lines, ...roles.lines, ...histories];
}

/** The first image of the platform in the files. */
function sampleOf(config: Config, occurrences: readonly Occurrence[]): Sample | undefined {
  const { registry } = registryHost(config.platform);
  for (const one of occurrences) {
    if (one.kind !== 'image' || one.image.registry !== registry || one.image.tag === undefined) continue;
    return { path: one.image.repository, tag: one.image.tag };
  }
  return undefined;
}
