// `doctor`: are the services where the inputs say, and do their clocks and ours agree?

import { type Probe, probesOf } from '../../clients/platform/presets.js';
import type { Platform } from '../../model/config.js';
import type { Clock } from '../../model/host.js';
import type { Transport } from '../../model/http.js';
import { type Diagnosis, failed, notAsked, ok } from './line.js';

/** Tokens are refused by services whose clocks differ by more than they forgive; a minute is usual. */
const toleranceMs = 60_000;
/** The header has whole seconds. */
const resolutionMs = 1000;

interface Probed {
  readonly diagnosis: Diagnosis;
  /** How far this machine is ahead, for sure; negative when it is behind, 0 when nobody can tell. */
  readonly aheadMs?: number;
}

/** One line for each address and one for the clock. */
export async function addressLines(
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
      diagnosis: standingOf({ input, host, status, expected }),
      ...(aheadMs === undefined ? {} : { aheadMs }),
    };
  } catch (error) {
    const cure = `Check \`${input}\`, the network, and the proxy (\`HTTPS_PROXY\`, \`NO_PROXY\`).`;
    return { diagnosis: failed(input, error, cure, cure) };
  }
}

function standingOf(answer: {
  readonly input: string;
  readonly host: string;
  readonly status: number;
  readonly expected: readonly number[];
}): Diagnosis {
  const { input, host, status, expected } = answer;
  if (status >= 500 || status === 429) {
    const says = `${host} answers with HTTP ${status}`;
    return { subject: input, standing: 'unknown', says, code: 'server-error', cure: 'Run again later.' };
  }
  if (expected.length > 0 && !expected.includes(status)) {
    const says = `${host} is there, but HTTP ${status} is not how this service answers`;
    const cure = `Check \`${input}\`: it is the address of something else, or a proxy answers for it.`;
    return { subject: input, standing: 'not ok', says, code: 'bad-answer', cure };
  }
  return ok(input, `${host} answers`);
}

function aheadOf(date: string | undefined, before: number, after: number): number | undefined {
  const theirs = Date.parse(date ?? '');
  if (Number.isNaN(theirs)) return undefined;
  return Math.max(0, before - (theirs + resolutionMs)) || Math.min(0, after - theirs);
}

function clockLine(probed: readonly Probed[]): Diagnosis {
  const skews = probed.flatMap(({ aheadMs }) => aheadMs ?? []);
  const [max] = [...skews].sort((a, b) => Math.abs(b) - Math.abs(a));
  if (max === undefined) return notAsked('clock', 'no service said what time it is');
  if (Math.abs(max) <= toleranceMs) return ok('clock', 'This machine and the services agree on the time');
  return {
    subject: 'clock',
    standing: 'not ok',
    says: `This machine is ${Math.round(Math.abs(max) / 1000)} seconds ${max > 0 ? 'ahead of' : 'behind'} a service`,
    cure: 'Set the clock (NTP): tokens are valid only between two instants, and ages of pins are counted from now.',
  };
}
