// Defects to put back on purpose, one at a time: the campaign must find each of them. Most of them were once real.

export interface Break {
  /** What is wrong with it, as the table says it. */
  readonly defect: string;
  /** Its only place below the checkout. */
  readonly file: string;
  readonly before: string;
  readonly after: string;
  /** Where alone it can show: words of the kind of world, as the table of the campaign names it. */
  readonly world: string;
  /** As many runs as it takes if it is rare; absent: as many as are asked for. */
  readonly runs?: number;
}

const yaml = 'src/languages/yaml';
const docker = 'src/languages/dockerfile';
const lists = 'src/clients/platform/list.ts';
const http = 'src/clients/http';
const sources = 'src/clients/histories';
const tags = 'Tags with histories';
const revision = 'src/ci/revision.ts';
const connect = 'src/ci/connect.ts';
const baseline = 'src/checks/baseline.ts';
const verdict = 'src/checks/verdict.ts';

export const breaks: readonly Break[] = [
  {
    defect: 'A run has no time limit',
    file: `${http}/index.ts`,
    before: 'withAbort(limit === undefined ? host : withTimeLimit(host, limit))',
    after: 'withAbort(limit === undefined || limit.timeoutMs > 0 ? host : withTimeLimit(host, limit))',
    world: 'never come',
  },
  {
    defect: 'A registry has no time budget',
    file: `${http}/index.ts`,
    before: 'withTimeBudget(watched, clock, budgetMs)',
    after: 'withTimeBudget(watched, clock, budgetMs * 1000)',
    world: '4 to 30',
  },
  {
    defect: 'All registries share one time budget',
    file: `${http}/per-host.ts`,
    before: 'const { host } = new URL(request.url);\n    const transport',
    after: 'const host = new URL(request.url).host.slice(0, 0);\n    const transport',
    world: '4 to 30',
  },
  {
    defect: 'The deadline of a request leaves its socket open',
    file: 'src/host/network/transport.ts',
    before: 'Object.assign(options, opening)',
    after: 'Object.assign(options, { ...opening, signal: undefined })',
    world: 'Sockets',
  },
  {
    defect: 'A request has no deadline while bytes arrive',
    file: 'src/host/network/deadline.ts',
    before: '() => deadline.abort(), totalMs',
    after: '() => deadline.abort(), totalMs * 1000',
    world: 'Sockets',
  },
  {
    defect: 'A list ends at its total, whatever page follows',
    file: lists,
    before: "while (last.nextPageToken !== '') {",
    after: "while (last.nextPageToken !== '' && BigInt(found.size) < (first.totalCount ?? 10n ** 9n)) {",
    world: 'contradict',
  },
  {
    defect: 'A page token that comes again ends a list',
    file: lists,
    before: 'if (isRepeated) throw',
    after: 'if (isRepeated) break;\n    if (tokens.size < 0) throw',
    world: 'contradict',
  },
  {
    defect: 'Fewer items than the total are enough',
    file: lists,
    before: 'const missing = totals.find((total) => found.size < total);',
    after: 'const missing = totals.find((total) => BigInt(found.size) < total - 10n ** 9n);',
    world: 'contradict',
  },
  {
    defect: 'More items than the total are fine',
    file: lists,
    before: 'if (last.totalCount !== undefined && found.size > last.totalCount)',
    after: 'if (last.totalCount !== undefined && found.size > last.totalCount + 10n ** 9n)',
    world: 'contradict',
  },
  {
    defect: 'Of an item that is listed twice, the last one counts',
    file: lists,
    before: 'if (known !== undefined && !isDeepStrictEqual(known, item))',
    after: "if (known !== undefined && !isDeepStrictEqual(known, item) && key === '')",
    world: 'contradict',
  },
  {
    defect: 'A record of the future counts',
    file: 'src/clients/registry/platform-registry.ts',
    before: '({ at }) => at > latest)',
    after: '({ at }) => at > latest + 1e13)',
    world: 'contradict',
  },
  {
    defect: 'A list may show a digest that the history does not have',
    file: 'src/resolve/tag-list.ts',
    before: 'if (recent.some(({ digest }) => digest === listed)) return undefined;',
    after: 'if (recent.length > 0) return undefined;',
    world: 'contradict',
  },
  {
    defect: 'Any commit with the head as second parent is a merge of the host',
    file: 'src/clients/github/merge-commit.ts',
    before: 'if (merges.includes(commit)) return onto;',
    after: 'if (merges.length >= 0) return onto;',
    world: 'merge commit',
  },
  {
    defect: 'On GitLab, a change is judged by its own rules',
    file: revision,
    before: 'if (request !== undefined && isTargetKnown)',
    after:
      "if (system.name === 'GitLab CI') return onReviewedBranch(git, job);\n  if (request !== undefined && isTargetKnown)",
    world: 'GitLab',
  },
  {
    defect: 'A branch whose name ends like that of the default branch is that branch',
    file: revision,
    before: 'job.branch === defaultBranch);',
    after: "job.branch.endsWith(defaultBranch ?? ' '));",
    world: 'A job of',
  },
  {
    defect: 'Where nobody names the default branch, it is `main`',
    file: revision,
    before: '(await git?.defaultBranch())',
    after: "(await git?.defaultBranch()) ?? 'main'",
    world: 'Azure',
  },
  {
    defect: 'A job that does not say what it judges judges what was reviewed',
    file: revision,
    before: 'if (job.unclear !== undefined) return',
    after:
      "if (job.unclear !== undefined) return { kind: 'local' };\n  if (job.unclear !== undefined) return",
    world: 'does not say',
  },
  {
    defect: 'What a comment or a workflow has set off judges the default branch, whatever is checked out',
    file: revision,
    before: 'here === undefined ? isUnclear : here !== commit;',
    after: 'here === undefined && isUnclear;',
    world: 'GitHub',
  },
  {
    defect: 'The rules of a change are those of the commit that it began at',
    file: connect,
    before: "if (use === 'rules' || !isHead)",
    after: "if ((use === 'rules' && !isHead) || !isHead)",
    world: 'A job of',
  },
  {
    defect: 'The base of a change that is not in the clone is what is checked out',
    file: connect,
    before: 'if (cloned === undefined) throw noBase(',
    after:
      "if (cloned === undefined) return { commit: (await host.git?.head())?.commit ?? '' };\n  if (cloned === undefined) throw noBase(",
    world: 'Buildkite',
  },
  {
    defect: 'A base that cannot be fetched is the one that the clone has checked out',
    file: connect,
    before:
      'if (remote !== undefined && host.git !== undefined) return fetched(host, host.git, remote, target);',
    after:
      "if (remote !== undefined && host.git !== undefined)\n    return host.git.fetchTip(remote, target).catch(async () => ({ commit: (await host.git?.head())?.commit ?? '' }));",
    world: 'GitLab',
  },
  {
    defect: 'The ledger of a change counts',
    file: 'src/history/ledger.ts',
    before: 'const counting = base ?? own;',
    after: 'const counting = own;',
    world: 'ledger',
    runs: 1500,
  },
  {
    defect: 'A rewritten ledger is not reported',
    file: 'src/history/ledger.ts',
    before: 'if (removed.length === 0 && backdated.length === 0) return undefined;',
    after: 'if (removed.length >= 0) return undefined;',
    world: 'ledger',
  },
  {
    defect: 'Escaped secrets stay in errors',
    file: `${http}/secrets/secret-search.ts`,
    before: 'depth < maxDepth',
    after: 'depth < 0',
    world: 'repeat',
  },
  {
    defect: 'Encoded secrets stay in errors',
    file: `${http}/secrets/secret-search.ts`,
    before: '...encoded.flatMap(asSearched), hex, hex.toUpperCase()];',
    after: '...[...encoded, hex].slice(0, 0)];',
    world: 'repeat',
  },
  {
    defect: 'Aliases may repeat a document without a bound',
    file: `${yaml}/document.ts`,
    before: 'const minSteps = 1_000_000;',
    after: 'const minSteps = 1e15;',
    world: 'blow up',
  },
  {
    defect: 'Of two values of one key, one is dropped',
    file: `${yaml}/document.ts`,
    before: 'sameKey: (node) => sameKeys.of(node),',
    after: 'sameKey: (node) => sameKeys.of(node).slice(0, 1),',
    world: 'right reader',
  },
  {
    defect: 'Problems of YAML are dropped',
    file: `${yaml}/parse.ts`,
    before: 'problems: problem === undefined ? [] : [problem],',
    after: 'problems: [problem ?? []].flat().slice(0, 0),',
    world: 'right reader',
  },
  {
    defect: 'Manifests are split as YAML, not as Kubernetes does',
    file: `${yaml}/parse.ts`,
    before: 'if (separators.length === 0 || (!differ && !notPlainYaml.has(file))) return whole;',
    after: 'if (separators.length === 0 || !differ || differ) return whole;',
    world: 'right reader',
  },
  {
    defect: 'Heredocs are not known',
    file: `${docker}/lexer/arguments.ts`,
    before: "if (!line.includes('<<')) return [];",
    after: "if (!line.includes('<<') || line !== '') return [];",
    world: 'right reader',
  },
  {
    defect: '`# escape=` is ignored',
    file: `${docker}/lexer/directives.ts`,
    before: 'token = value;',
    after: "token = value === '`' ? '\\\\' : value;",
    world: 'right reader',
  },
  {
    defect: 'Of the escapes in YAML, only those with `u` count',
    file: `${yaml}/lacking.ts`,
    before: '/\\\\[xuU\\r',
    after: '/\\\\[uU\\r',
    world: 'right reader',
  },
  {
    defect: 'Who has only seen a tag may say that it never had a digest',
    file: 'src/history/bounds.ts',
    before: "if (seen.status === 'not-in-history') return nothingKnown;",
    after: "if (seen.status === 'not-in-history') return seen;",
    world: tags,
  },
  {
    defect: 'A window is taken for the whole life of a tag',
    file: 'src/history/source.ts',
    before: 'from: Math.max(from, first),',
    after: 'from: Math.min(from, first, allTime.from),',
    world: tags,
  },
  {
    defect: 'A source may contradict the registry',
    file: 'src/history/source.ts',
    before: 'const isBehind = last !== undefined && last.digest !== current &&',
    after: 'const isBehind = last !== undefined && last.digest === undefined &&',
    world: 'does not tell the truth',
    runs: 1000,
  },
  {
    defect: 'Sources may contradict each other',
    file: 'src/history/contradictions.ts',
    before: 'if (found === undefined) continue;',
    after: "if (found === undefined || other.source.id !== '') continue;",
    world: 'does not tell the truth',
    runs: 1000,
  },
  {
    defect: 'When a digest was pushed is taken for a move of the tag',
    file: 'src/history/source.ts',
    before: "if (source.strength === 'timestamps') return usable;",
    after:
      "if (source.strength === 'timestamps') return { ...usable, history: seenIn(orderRecords(answer.pushes ?? []), current, now) };",
    world: tags,
  },
  {
    defect: 'The last page of a source is the first one',
    file: `${sources}/quay.ts`,
    before: 'const isLast = !hasMore || tags.length === 0',
    after: 'const isLast = !hasMore || tags.length < pageSize',
    world: tags,
    runs: 1500,
  },
  {
    defect: 'A move that the registry does not confirm counts',
    file: 'src/history/source.ts',
    before: 'if (confirmed.length === records.length)',
    after: 'if (confirmed.length <= records.length)',
    world: 'does not tell the truth',
    runs: 1500,
  },
  {
    defect: 'A source that does not answer is taken for one without an entry',
    file: 'src/resolve/source-readings.ts',
    before: 'return read(gapFrom(error, source.title));',
    after: 'return read({ readAt: error === undefined ? 0 : view.now, records: [] });',
    world: tags,
  },
  {
    defect: 'What was sent to a source is shown with its errors',
    file: `${http}/secrets/secrets.ts`,
    before: 'value.length >= minLength',
    after: 'value.length >= minLength * 1000',
    world: tags,
    runs: 600,
  },
  {
    defect: 'Whatever could not be verified, no change needs it',
    file: baseline,
    before: 'places !== undefined && [...places].every(isOfBase)',
    after: "(places !== undefined || gap.subject !== '')",
    world: 'A job of',
  },
  {
    defect: 'What could not be verified of a reference that the change adds does not count',
    file: baseline,
    before: 'keys.every((key) => (left.get(key) ?? 0) >= 0)',
    after: 'keys.length > 0',
    world: 'A job of',
  },
  {
    defect: 'A file that cannot be read does not count, although the change edits it',
    file: baseline,
    before: '? unchanged[place.file] === true\n',
    after: '? unchanged[place.file] !== undefined\n',
    world: 'A job of',
  },
  {
    defect: 'No reference that a change adds is new where the same image is in another file',
    file: baseline,
    before: 'if (added.length === 0) continue;',
    after: 'if (added.length < 3) continue;',
    world: 'A job of',
  },
  {
    defect: 'A digest that never belonged to its tag is accepted where the base has it',
    file: baseline,
    before: "['digest-not-in-history', 'wrong-signer',",
    after: "['wrong-signer',",
    world: 'A job of',
  },
  {
    defect: '`new-only: false` is ignored',
    file: baseline,
    before: 'return newOnly ?? (mode',
    after: 'return newOnly || (mode',
    world: 'A job of',
  },
  {
    defect: 'Without `new-only`, all findings count on a change too',
    file: baseline,
    before: "return newOnly ?? (mode !== 'audit' &&",
    after: "return newOnly ?? (mode !== 'audit' && mode !== 'verify' &&",
    world: 'A job of',
  },
  {
    defect: '`on-incomplete: strict` is ignored',
    file: verdict,
    before: "onIncomplete === 'strict' || existing !== true",
    after: 'existing !== true',
    world: 'A job of',
  },
  {
    defect: 'An incomplete run is green unless it must be strict',
    file: verdict,
    before: "counting.length > 0 && onIncomplete !== 'warn' ? 3 : 0",
    after: "counting.length > 0 && onIncomplete === 'strict' ? 3 : 0",
    world: 'A job of',
  },
];
