// Operations that only exist in version 1 of the API: ends of life, scanner reports, and image configurations.
import { type PlatformContext, type Route, route } from '../iam/access.js';
import { equals, hierarchy, instant, type ListFilters, queryOf, whenTrue } from '../lists/filters.js';
import { itemMatcher, type Listing, listPage } from '../lists/lists.js';
import { createdKey, imageConfigOf, imageFacts } from '../policies/evaluate.js';
import { existing } from '../resources.js';
import { type Answer, codes, type Incoming, json, refuse, resourceInfo } from '../server/answer.js';
import { newestOf, type Repo, type TagRecord } from '../state/state.js';
import { isDated, isEpoch, visibleRepos } from './repos.js';

function getImageConfig(_request: Incoming, context: PlatformContext, uid = '', digest = ''): Answer {
  const repo = existing(visibleRepos(context), 'repo', uid);
  const { builtAt } = imageFacts(repo, digest);
  if (builtAt === undefined)
    throw refuse(codes.notFound, `image ${digest} was not found`, [resourceInfo('image', digest)]);
  const {
    Cmd = [],
    Entrypoint = [],
    Env = [],
    Labels = {},
    User = '',
    WorkingDir = '',
  } = imageConfigOf(repo, digest)?.config ?? {};
  return json({
    cmd: Cmd,
    entrypoint: Entrypoint,
    env: Env,
    labels: { ...Labels, [createdKey]: new Date(builtAt).toISOString() },
    user: User,
    workingDir: WorkingDir,
  });
}

export const v1Routes: readonly Route[] = [
  route(
    'GET /registry/v1/repos/{repo}/digests/{digest}/imageconfig',
    ['CAP_REPO_LIST', 'CAP_MANIFEST_METADATA_LIST'],
    getImageConfig,
  ),
  route('GET /registry/v1/eoltags', ['CAP_TAG_LIST'], listEolTags),
  route(
    'GET /registry/v1/repos/{repo}/digests/{digest}/vulnreport',
    ['CAP_REPO_LIST', 'CAP_TENANT_VULN_REPORTS_LIST'],
    getVulnReport,
  ),
  route('GET /registry/v1/vuln_reports/counts', ['CAP_VULN_REPORT_LIST'], listVulnCounts),
];

const endsOfLife: Listing<ReturnType<typeof endOfLife>, 'items'> = {
  key: 'items',
  sortable: [],
  paging: ['pageSize', 'pageToken'],
  filters: {
    ...hierarchy,
    name: equals(({ name }) => name),
    excludeDates: whenTrue(({ name }) => !isDated(name)),
    excludeEpochs: whenTrue(({ name }) => !isEpoch(name)),
  },
};

function listEolTags(request: Incoming, context: PlatformContext): Answer {
  const items = visibleRepos(context).flatMap((repo) =>
    repo.tags.map((tag) => endOfLife(tag, repo, context.now)),
  );
  const page = listPage(request, context, endsOfLife, items);
  return json({
    items: page.items.map(({ uid, ...item }) => ({ id: uid, ...item })),
    nextPageToken: page.nextPageToken,
  });
}

function endOfLife(tag: TagRecord, repo: Repo, now: number) {
  const { uid, name, deprecated, eolDate, graceUntil } = tag;
  const isInGrace = graceUntil !== undefined && !deprecated && Date.parse(graceUntil) > now;
  const status = isInGrace && Date.parse(eolDate ?? '') <= now ? 'TAG_IN_GRACE' : 'TAG_ACTIVE';
  return {
    uid,
    name,
    mainPackageName: repo.name,
    tagStatus: deprecated ? 'TAG_INACTIVE' : status,
    mainPackageVersion: { version: name, ...(eolDate === undefined ? {} : { eolDate }) },
    graceStatus: status === 'TAG_IN_GRACE' ? 'GRACE_ACTIVE' : 'GRACE_NOT_ELIGIBLE',
    ...(status === 'TAG_IN_GRACE' ? { gracePeriodExpiryDate: graceUntil } : {}),
  };
}

/** A digest that was never scanned has an empty report. */
function getVulnReport(_request: Incoming, context: PlatformContext, uid = '', digest = ''): Answer {
  const { vulnerabilityReports } = existing(visibleRepos(context), 'repo', uid);
  const report = vulnerabilityReports.find((one) => one.digest === digest);
  if (report === undefined) return json({ id: '', vulnerabilityMatches: [] });
  const { vulnerabilityMatches, lastSeen } = report;
  return json({
    id: digest,
    vulnerabilityDbLastBuildTime: lastSeen,
    vulnerabilityMatches,
    scanner: { name: 'emulator', version: '' },
    lastSeen,
  });
}

const countFilters: ListFilters<ReturnType<typeof countsOf>[number]> = {
  repo: equals(({ repo }) => repo),
  tag: equals(({ tag }) => tag),
  from: instant(({ date }, at) => Date.parse(date) >= at),
  to: instant(({ date }, at) => Date.parse(date) <= at),
};

function listVulnCounts({ url }: Incoming, context: PlatformContext): Answer {
  const query = queryOf(url, { repo: 'one', tag: 'one', from: 'one', to: 'one' });
  return json({ items: visibleRepos(context).flatMap(countsOf).filter(itemMatcher(query, countFilters)) });
}

/** The number of vulnerabilities by severity in the newest digest of each tag. */
function countsOf({ uid, tags, vulnerabilityReports }: Repo) {
  return tags.flatMap(({ name, history }) => {
    const report = vulnerabilityReports.find(({ digest }) => digest === newestOf(history)?.digest);
    if (report === undefined) return [];
    const severities = report.vulnerabilityMatches.map(({ vulnerability }) => vulnerability.severity);
    const vulnCounts = [...new Set(severities)].map((severity) => ({
      severity,
      count: severities.filter((one) => one === severity).length,
    }));
    return [{ repo: uid, tag: name, date: report.lastSeen, vulnCounts }];
  });
}
