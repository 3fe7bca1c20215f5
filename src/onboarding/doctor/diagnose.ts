// All checks of `doctor`, in the order in which a run depends on them.

import { serviceTransport } from '../../clients/http/index.js';
import { registryHost, withPlatformTransport } from '../../clients/index.js';
import { claimsOf } from '../../clients/platform/claims.js';
import { platformClient } from '../../clients/platform/client.js';
import { tokenRefused } from '../../clients/platform/messages.js';
import { type Probe, probesOf } from '../../clients/platform/probes.js';
import { accessToken, audiencesOf, type SignInOptions } from '../../clients/platform/sign-in.js';
import { tokenPlaceOf, workflowAudience } from '../../clients/platform/workflow-token.js';
import { platformRegistry } from '../../clients/registry/platform-registry.js';
import { appliedPolicyText } from '../../command/gate.js';
import { scanCheckout } from '../../formats/index.js';
import { compact } from '../../model/collections.js';
import { Failure } from '../../model/failure.js';
import type { Occurrence } from '../../model/occurrence.js';
import type { Config, Platform } from '../../model/run/config.js';
import type { Clock, Host } from '../../model/run/host.js';
import type { Transport } from '../../model/run/http.js';
import { isCommit } from '../../model/run/revision.js';
import type { Secret } from '../../model/run/secret.js';
import { whereIs } from '../../model/text/position.js';
import type { ScannedCheckout } from '../../scan/checkout/index.js';
import { isWorkflow, tokenLines, workflowLines } from './ci.js';
import { type Diagnosis, failed, notChecked, ok } from './diagnosis.js';
import { registryAccessLines } from './registries.js';
import { type Roles, registryLines, roleLines, type Sample } from './roles.js';
import { actionsIn } from './workflow-permissions.js';

interface SignedIn {
  readonly lines: readonly Diagnosis[];
  readonly platformToken?: Secret;
  readonly registryToken?: Secret;
}

const identityRemedy =
  'Run `tagproof identity explain` to compare the token with the identity, or `tagproof identity create` to create a matching identity.';

/** Signs in as a run would, with one line per step. Every secret is masked before it is used. */
async function signInLines(options: SignInOptions): Promise<SignedIn> {
  const { config, mask } = options;
  for (const secret of [config.token, config.registryToken]) if (secret !== undefined) mask(secret);
  const given = compact({ platformToken: config.token, registryToken: config.registryToken });
  if (config.token !== undefined && config.registryToken !== undefined)
    return { ...given, lines: [ok('sign-in', 'Both tokens are set, so none is exchanged')] };
  const { identity } = config;
  if (identity === undefined) {
    const message = 'No `--identity` is set, so only public images can be checked';
    return { ...given, lines: [ok('sign-in', message)] };
  }
  const workflow = await workflowToken(options);
  if (workflow.token === undefined)
    return { ...given, lines: [...workflow.lines, notChecked('identity', 'there is no workflow token')] };
  const { token } = workflow;
  const tryExchange = async (subject: string, audience: string) => {
    try {
      return {
        token: await accessToken(options, { idToken: token, identity, audience }),
        line: ok(subject, `The identity received a token for ${audience}`),
      };
    } catch (error) {
      return { line: failed(subject, error, identityRemedy) };
    }
  };
  const audiences = audiencesOf(options.platform);
  const [platform, registry] = await Promise.all([
    config.token ?? tryExchange('identity', audiences.platform),
    config.registryToken ?? tryExchange('registry sign-in', audiences.registry),
  ]);
  const platformToken = 'line' in platform ? platform.token : platform;
  const registryToken = 'line' in registry ? registry.token : registry;
  return {
    lines: [...workflow.lines, ...[platform, registry].flatMap((one) => ('line' in one ? [one.line] : []))],
    ...compact({ platformToken, registryToken }),
  };
}

async function workflowToken({
  config,
  platform,
  workflow,
  mask,
}: SignInOptions): Promise<{ readonly token?: Secret; readonly lines: readonly Diagnosis[] }> {
  const subject = 'workflow token';
  const place = tokenPlaceOf(config);
  const refusal = place === undefined ? await workflow.refusal() : undefined;
  if (refusal === 'not-in-ci') {
    const message = 'Not running in a known CI system, so there is no workflow token to check';
    const remedy = 'Run `tagproof doctor` in a workflow, or set TAGPROOF_TOKEN and TAGPROOF_REGISTRY_TOKEN.';
    return { lines: [{ subject, status: 'unknown', message, code: 'sign-in', remedy }] };
  }
  if (refusal !== undefined)
    return { lines: [failed(subject, new Failure(...tokenRefused(refusal, config.surface)), '')] };
  const audience = workflowAudience(platform);
  try {
    const token = await workflow.idToken(audience, place);
    mask(token);
    const claims = claimsOf(token);
    if (claims === undefined) throw new Failure('bad-answer', 'The OIDC token is not a JSON Web Token');
    const carries = ok(subject, `It has issuer "${claims.issuer}" and subject "${claims.subject}"`);
    return { token, lines: [carries, audienceLine(claims.audience, audience)] };
  } catch (error) {
    return { lines: [failed(subject, error, 'Run the job again.')] };
  }
}

function audienceLine(carried: string, wanted: string): Diagnosis {
  if (carried.split(' ').includes(wanted)) return ok('audience', `The token is issued for ${wanted}`);
  return {
    subject: 'audience',
    status: 'not ok',
    message: `The token is issued for "${carried}", but ${wanted} was requested`,
    code: 'sign-in',
    remedy: "Set `--oidc-audience` to the audience in the identity's claimMatch, or remove it.",
  };
}

/** Services reject tokens if clocks differ by more than their tolerance, usually a minute. */
const toleranceMs = 60_000;
/** The `date` header has whole seconds. */
const resolutionMs = 1000;

interface Probed {
  readonly diagnosis: Diagnosis;
  /** By how much this machine is at least ahead; negative if it is behind, 0 if that is not certain. */
  readonly aheadMs?: number;
}

/** One line for each endpoint and one for the clock. */
async function endpointLines(
  platform: Platform,
  send: Transport,
  clock: Clock,
): Promise<readonly Diagnosis[]> {
  const probed = await Promise.all(probesOf(platform).map((probe) => probeOne(probe, send, clock)));
  return [...probed.map(({ diagnosis }) => diagnosis), clockLine(probed)];
}

async function probeOne({ input, url, expected }: Probe, send: Transport, clock: Clock): Promise<Probed> {
  const host = new URL(url).host;
  try {
    const before = clock.now();
    const { status, headers } = await send({ method: 'GET', url, headers: { accept: 'application/json' } });
    const aheadMs = aheadOf(headers.date, before, clock.now());
    return {
      diagnosis: diagnosisOf({ input, host, status, expected }),
      ...(aheadMs === undefined ? {} : { aheadMs }),
    };
  } catch (error) {
    const remedy = `Check \`--${input}\`, the network and the proxy settings (\`HTTPS_PROXY\`, \`NO_PROXY\`).`;
    return { diagnosis: failed(input, error, remedy, remedy) };
  }
}

function diagnosisOf(answer: {
  readonly input: string;
  readonly host: string;
  readonly status: number;
  readonly expected: readonly number[];
}): Diagnosis {
  const { input, host, status, expected } = answer;
  if (status >= 500 || status === 429) {
    const message = `${host} returned HTTP ${status}`;
    return { subject: input, status: 'unknown', message, code: 'server-error', remedy: 'Try again later.' };
  }
  if (expected.length > 0 && !expected.includes(status)) {
    const message = `${host} returned HTTP ${status}, which this service does not do`;
    const remedy = `Check \`--${input}\`: it points to another service, or a proxy intercepts the request.`;
    return { subject: input, status: 'not ok', message, code: 'bad-answer', remedy };
  }
  return ok(input, `${host} responds`);
}

function aheadOf(date: string | undefined, before: number, after: number): number | undefined {
  const theirs = Date.parse(date ?? '');
  if (Number.isNaN(theirs)) return undefined;
  return Math.max(0, before - (theirs + resolutionMs)) || Math.min(0, after - theirs);
}

function clockLine(probed: readonly Probed[]): Diagnosis {
  const skews = probed.flatMap(({ aheadMs }) => aheadMs ?? []);
  const [max] = [...skews].sort((a, b) => Math.abs(b) - Math.abs(a));
  if (max === undefined) return notChecked('clock', 'no service reported its time');
  if (Math.abs(max) <= toleranceMs) return ok('clock', 'The clocks of this machine and the services agree');
  return {
    subject: 'clock',
    status: 'not ok',
    message: `This machine is ${Math.round(Math.abs(max) / 1000)} seconds ${max > 0 ? 'ahead of' : 'behind'} a service`,
    remedy: 'Synchronize the clock (NTP): the validity of tokens and the age of pins depend on it.',
  };
}

const subject = 'placeholders';
/** The parts of the UID `GROUP/IDENTITY` that the documentation uses. */
const [exampleGroup, exampleName] = ['GROUP', 'IDENTITY'];

/** One line for each placeholder and each reference to the action without a commit, or one that says there is none. */
async function placeholderLines(host: Host, config: Config): Promise<readonly Diagnosis[]> {
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
