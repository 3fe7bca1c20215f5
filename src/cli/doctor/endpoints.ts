// `doctor`: whether the configured endpoints respond, and whether their clocks agree with that of this machine.
import { type Probe, probesOf } from '../../clients/platform/probes.js';
import type { Platform } from '../../model/config.js';
import type { Clock } from '../../model/host.js';
import type { Transport } from '../../model/http.js';
import { type Diagnosis, failed, notChecked, ok } from './diagnosis.js';

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
export async function endpointLines(
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
