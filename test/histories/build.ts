// Asks the sources of the tests as a run does: one source over a transport, with the digest that the registry returns.
import { openHistories } from '../../src/clients/histories/index.js';
import { joinHistories, judgeOf, proveJoined } from '../../src/history/joined.js';
import type { TimeView } from '../../src/history/prove.js';
import {
  type HistoryAnswer,
  type HistorySource,
  type SourceReading,
  sourceReading,
} from '../../src/history/source.js';
import { type Gap, gapFrom } from '../../src/model/failure.js';
import type { Digest } from '../../src/model/images/image.js';
import type { HttpResponse, Transport } from '../../src/model/run/http.js';
import { Secret } from '../../src/model/run/secret.js';
import { image } from '../build.js';
import { githubApi, githubRaw } from './repo-info-server.js';

export interface Asking {
  readonly send: Transport;
  readonly now: () => number;
  readonly token?: string;
  readonly githubToken?: string;
}

/** The sources of a tag such as `quay.io/acme/app:1`. */
export function sourcesOf(name: string, { send, now, token, githubToken }: Asking): readonly HistorySource[] {
  const { tag = 'latest', ...repository } = image(name);
  const sources = openHistories({
    selection: { wellKnown: true, hosts: { 'quay.example.com': 'quay' } },
    send,
    clock: { now },
    github: {
      api: githubApi,
      graphql: `${githubApi}/graphql`,
      raw: githubRaw,
      ...(githubToken === undefined ? {} : { token: new Secret(githubToken) }),
    },
    tokenOf: () => (token === undefined ? undefined : new Secret(token)),
    originOf: (registry) => `https://${registry}`,
  });
  return sources.sourcesOf(repository, tag);
}

/** What a source says, or why it says nothing, whatever the registry returns for the tag. */
export interface Said {
  readonly source: SourceReading['source'];
  readonly answer: HistoryAnswer | Gap;
}

/** What stands for a source that its registry does not have. */
export const absent = { cause: 'not-found', subject: 'the source', message: 'absent' } as const;

/** Asks a source about pins of a tag; a Failure becomes the reason why it is silent. */
export async function ask(
  source: HistorySource,
  name: string,
  current: Digest,
  pins: readonly Digest[],
  view: TimeView,
): Promise<Said> {
  const isAnswered = (answer: HistoryAnswer) =>
    [undefined, ...pins].every((pin) => {
      const { status } = proveTogether(pin, current, [{ source, answer }], view).fact;
      return status !== 'unknown' && status !== 'not-current';
    });
  const { tag = 'latest', ...rest } = image(name);
  try {
    const answer = await source.ask({ image: { ...rest, tag }, current, pins, view, isAnswered });
    return { source, answer: answer ?? absent };
  } catch (error) {
    return { source, answer: gapFrom(error, source.title) };
  }
}

/** What some readings prove of one pin together. */
export function proveTogether(
  pin: Digest | undefined,
  current: Digest,
  said: readonly Said[],
  view: TimeView,
) {
  const joint = joinSaid(said, current, view.now);
  const fact = proveJoined(pin, joint, view);
  return { ...joint, fact, judge: judgeOf(fact, joint) };
}

/** What some sources know together of a tag. */
export function joinSaid(said: readonly Said[], current: Digest, now: number) {
  const readings = said.map(({ source, answer }) => sourceReading(source, answer, current, now));
  return joinHistories(readings, current, now);
}

/** A transport over hosts; every other host is not there. */
export function sendTo(answer: (request: Parameters<Transport>[0]) => HttpResponse): Transport {
  return async (request) => answer(request);
}
