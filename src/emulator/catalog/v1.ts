// The three operations that only exist in version 1 of the API.
import { type PlatformContext, type Route, route } from '../access.js';
import { type Answer, type Incoming, json } from '../answer.js';
import { equals, hierarchy, whenTrue } from '../lists/filters.js';
import { queryOf } from '../lists/query.js';
import { type Listing, listPage } from '../lists.js';
import { existing } from '../resources.js';
import { newestOf, type Repo, type TagRecord } from '../state.js';
import { visibleRepos } from './repos.js';
import { isDated, isEpoch } from './tags.js';

export const v1Routes: readonly Route[] = [
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

function getVulnReport(_request: Incoming, context: PlatformContext, uid = '', digest = ''): Answer {
  const { vulnerabilityReports } = existing(visibleRepos(context), 'repo', uid);
  const report = existing(
    vulnerabilityReports.map((one) => ({ uid: one.digest, ...one })),
    'vulnerability report',
    digest,
  );
  const { vulnerabilityMatches, lastSeen } = report;
  return json({
    id: digest,
    vulnerabilityDbLastBuildTime: lastSeen,
    vulnerabilityMatches,
    scanner: { name: 'emulator', version: '' },
    lastSeen,
  });
}

/** The number of vulnerabilities by severity in the newest digest of each tag. */
function listVulnCounts({ url }: Incoming, context: PlatformContext): Answer {
  const query = queryOf(url, { repo: 'one', tag: 'one' });
  const wanted = (name: string, value: string) => (query[name]?.[0] ?? value) === value;
  const items = visibleRepos(context)
    .filter(({ uid }) => wanted('repo', uid))
    .flatMap((repo) =>
      repo.tags
        .filter(({ name }) => wanted('tag', name))
        .flatMap((tag) => {
          const report = repo.vulnerabilityReports.find(
            ({ digest }) => digest === newestOf(tag.history)?.digest,
          );
          if (report === undefined) return [];
          const severities = report.vulnerabilityMatches.map(({ vulnerability }) => vulnerability.severity);
          const vulnCounts = [...new Set(severities)].map((severity) => ({
            severity,
            count: severities.filter((one) => one === severity).length,
          }));
          return [{ repo: repo.uid, tag: tag.name, date: report.lastSeen, vulnCounts }];
        }),
    );
  return json({ items });
}
