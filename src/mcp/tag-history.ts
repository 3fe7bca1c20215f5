// `tag_history`: what everything that knows a tag says about its digests.

import { z } from 'zod';
import { guardHost } from '../clients/http/index.js';
import { withPlatformTransport } from '../clients/index.js';
import { contradictionIn, type ShownSource, shownSources } from '../command/history/shown-sources.js';
import { periodBetween, readTag } from '../command/history/tag-readings.js';
import { compact } from '../model/collections.js';
import { type Gap, gapFrom } from '../model/failure.js';
import { numberText, plural } from '../model/text/text.js';
import { describeSource } from '../report/history.js';
import { optional } from '../report/schema/schema-parts.js';
import { isoIfKnown, isoTime } from '../report/time.js';
import { configFor } from './run.js';
import { answerParts, imageIn, imageInput } from './schemas.js';
import { outsideData, outsideText, RefusedCall, tool } from './tool.js';

const { evidence, reigns, digest, incomplete } = answerParts;
const maxReigns = 50;

export const tagHistory = tool({
  name: 'tag_history',
  title: 'History of a tag',
  description:
    'Lists which digests a tag pointed to and when, by each source that keeps a history of it. A source with the strength `complete` has every move; others may have missed some.',
  input: z.strictObject({
    image: imageInput.describe('An image with a tag and without a digest: `quay.io/acme/app:1.2`'),
    limit: z
      .int()
      .min(1)
      .max(maxReigns)
      .default(20)
      .describe('How many of the newest entries of each source'),
  }),
  output: z.object({
    image: z.string(),
    currentDigest: digest.optional(),
    sources: z.array(
      evidence.extend({
        reigns,
        truncated: optional(z.int().positive(), 'How many older entries were left out'),
      }),
    ),
    contradiction: optional(z.string(), 'Where sources, or a source and the registry, disagree'),
    incomplete,
  }),
  async answer({ image: name, limit }, session) {
    const image = imageIn(name);
    if (image.digest !== undefined) throw new RefusedCall('A history is of a tag: leave the digest out.');
    const config = await configFor(session);
    const gaps: Gap[] = [...config.policy.unread];
    const { host } = guardHost(withPlatformTransport(session.host, config), config);
    const tag = await readTag(host, config, image).catch((error: unknown) => {
      gaps.push(gapFrom(error, name));
      return undefined;
    });
    if (tag?.known !== undefined && tag.known.gaps.length > 0)
      gaps.push({
        cause: 'history-incomplete',
        subject: name,
        message: 'The history could not be read completely',
      });
    const { current } = tag ?? {};
    const readings = tag && current && { ...tag, current, name, within: periodBetween() };
    const shown = readings === undefined ? [] : shownSources(readings).map((one) => describe(one, limit));
    const value = {
      image: name,
      ...compact({ currentDigest: current }),
      sources: shown.map(outsideData),
      ...outsideData(compact({ contradiction: readings && contradictionIn(readings) })),
      incomplete: gaps.map(({ cause, subject, message }) => outsideData({ cause, subject, message })),
    };
    return { value, text: textOf(value) };
  },
});

function describe({ reading: { evidence: source }, stays }: ShownSource, limit: number) {
  const left = stays.length - limit;
  return {
    ...describeSource(source),
    reigns: stays.slice(-limit).map(({ digest, since, until }) => ({
      digest,
      since: isoTime(since),
      ...compact({ until: isoIfKnown(until) }),
    })),
    ...(left > 0 ? { truncated: left } : {}),
  };
}

interface ShownHistory {
  readonly image: string;
  readonly currentDigest?: string;
  readonly sources: readonly ReturnType<typeof describe>[];
  readonly contradiction?: string;
  readonly incomplete: readonly Pick<Gap, 'cause' | 'message'>[];
}

function textOf({ image, currentDigest, sources, contradiction, incomplete: gaps }: ShownHistory): string {
  const now = currentDigest === undefined ? 'its digest of today is not known' : `now ${currentDigest}`;
  return [
    `${image}: ${now}`,
    ...(sources.length === 0 && gaps.length === 0 ? ['No source keeps a history of this tag'] : []),
    ...sources.flatMap(({ source, strength, silent, reigns: all, truncated }) => [
      silent === undefined
        ? `${source} (${strength}): ${plural(all.length, 'entry')}${truncated === undefined ? '' : `, and ${numberText(truncated)} older`}`
        : `${source}: not checked: ${silent.message} [${silent.cause}]`,
      ...all.toReversed().map(({ digest: one, since, until = 'now' }) => `  ${one} ${since} – ${until}`),
    ]),
    ...(contradiction === undefined ? [] : [`Contradiction: ${contradiction}`]),
    ...gaps.map(({ cause, message }) => `not checked: ${outsideText(message, 600)} [${cause}]`),
  ].join('\n');
}
