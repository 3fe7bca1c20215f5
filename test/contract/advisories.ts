// The filters of advisories: each selects what the advisories themselves say.
import { expect, it } from 'vitest';
import type { Kit } from './kit.js';
import type { Json } from './target.js';

type Query = Readonly<Record<string, string>>;

export function advisoryContract({ call, refused }: Kit): void {
  const path = '/vulnerabilities/v2/advisories';
  const list = async (query: Query = {}): Promise<Json[]> =>
    (await call(`GET ${path}`, [], { query: { page_size: '200', ...query } })).json.advisories;
  const uids = (items: readonly Json[]) => items.map(({ uid }) => uid as string).sort();
  const events = ({ events: all = [] }: Json) => all as Json[];

  it('advisories are found by aliases, origin and a part of their names, in any case', async () => {
    const all = await list();
    const named = all.filter(({ aliases = [] }) => aliases.length > 0);
    expect(named.length).toBeGreaterThan(0);
    for (const one of named) {
      const [alias] = one.aliases;
      const same = all.filter(({ aliases = [] }) => aliases.includes(alias));
      expect(uids(await list({ aliases: alias }))).toEqual(uids(same));
      expect(await list({ aliases: alias.slice(0, -1) })).toEqual([]);
      expect(uids(await list({ query: alias.slice(1).toLowerCase() }))).toContain(one.uid);
    }
    for (const one of all) {
      const part = one.artifactName.slice(1, -1) as string;
      const found = uids(await list({ query: part.toUpperCase() }));
      const texts = ({ artifactName, componentName = '', aliases = [] }: Json) =>
        [artifactName, componentName, ...aliases].map((text: string) => text.toLowerCase());
      const same = all.filter((other) => texts(other).some((text) => text.includes(part.toLowerCase())));
      expect([part, found]).toEqual([part, uids(same)]);
      if (one.origin) expect(uids(await list({ origin: one.origin }))).toContain(one.uid);
    }
    expect(await list({ origin: 'nothing' })).toEqual([]);
    expect(await list({ query: 'nothing has this' })).toEqual([]);
  });

  it('advisories are found by the authors, reviewers and states of their events', async ({ skip }) => {
    const all = await list();
    const authors = new Set(all.flatMap(events).flatMap(({ author }) => author || []));
    if (authors.size === 0) skip('the platform has no advisories with authors');
    for (const author of authors) {
      const by = (one: Json) => events(one).some((event) => event.author === author);
      expect(uids(await list({ eventAuthors: author }))).toEqual(uids(all.filter(by)));
      expect(uids(await list({ excludeEventAuthors: author }))).toEqual(uids(all.filter((one) => !by(one))));
    }
    for (const [filter, field] of [
      ['eventReviewers', 'reviewer'],
      ['eventReviewStates', 'reviewState'],
    ] as const) {
      const values = new Set(all.flatMap(events).flatMap((event) => event[field] || []));
      for (const value of values) {
        const same = all.filter((one) => events(one).some((event) => event[field] === value));
        expect([value, uids(await list({ [filter]: value }))]).toEqual([value, uids(same)]);
      }
    }
  });

  it('advisories are found by the types of their events, and by that of the newest approved one', async () => {
    const all = await list();
    const isA = (field: string) => (event: Json) => event[field] !== undefined && event[field] !== null;
    const newest = (one: Json) =>
      events(one)
        .filter(({ reviewState }) => reviewState === undefined || reviewState === 'REVIEW_STATE_APPROVED')
        .toSorted((a, b) => Date.parse(a.createTime) - Date.parse(b.createTime))
        .at(-1);
    for (const [type, field] of [
      ['DETECTION', 'detection'],
      ['FIXED', 'fixed'],
      ['FALSE_POSITIVE_DETERMINATION', 'falsePositiveDetermination'],
      ['PENDING_UPSTREAM_FIX', 'pendingUpstreamFix'],
    ] as const) {
      const value = `EVENT_TYPE_FILTER_${type}`;
      const any = all.filter((one) => events(one).some(isA(field)));
      expect([type, uids(await list({ eventTypes: value }))]).toEqual([type, uids(any)]);
      const latest = all.filter((one) => [newest(one) ?? {}].some(isA(field)));
      expect([type, uids(await list({ latestEventType: value }))]).toEqual([type, uids(latest)]);
    }
    expect(uids(await list({ latestEventType: 'EVENT_TYPE_FILTER_UNSPECIFIED' }))).toEqual(uids(all));
  });

  it('a type of events that does not exist is an invalid argument', async () => {
    for (const filter of ['eventTypes', 'latestEventType', 'eventReviewStates'])
      await refused(3, `GET ${path}`, [], { query: { [filter]: 'OTHER' } });
  });
}
