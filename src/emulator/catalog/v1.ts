// The three operations that only exist in version 1 of the API.
import { type PlatformContext, type Route, route } from '../access.js';
import { type Answer, type Incoming, json, parameter } from '../answer.js';
import { listPage } from '../lists.js';
import { existing } from '../resources.js';
import { visibleRepos } from './repos.js';

export const v1Routes: readonly Route[] = [
  route('GET /registry/v1/eoltags', 'tags.list', listEolTags),
  route('GET /registry/v1/repos/{repo}/digests/{digest}/vulnreport', 'repos.list', getVulnReport),
  route('GET /registry/v1/vuln_reports/counts', 'repos.list', listVulnCounts),
];

function listEolTags({ url }: Incoming, context: PlatformContext): Answer {
  const items = visibleRepos(context).flatMap((repo) =>
    repo.tags.map((tag) => ({
      uid: tag.uid,
      name: tag.name,
      mainPackageName: repo.name,
      tagStatus: tag.deprecated ? 'TAG_INACTIVE' : 'TAG_ACTIVE',
      mainPackageVersion: {
        version: tag.name,
        ...(tag.eolDate === undefined ? {} : { eolDate: tag.eolDate }),
      },
      graceStatus: 'GRACE_NONE',
      gracePeriodExpiryDate: '',
    })),
  );
  const page = listPage(items, url.searchParams, 'items', context.now);
  return json({
    items: page.items.map(({ uid, ...item }) => ({ id: uid, ...item })),
    nextPageToken: page.nextPageToken,
  });
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
    scanner: 'emulator',
    lastSeen,
  });
}

/** The number of vulnerabilities by severity in the newest digest of each tag. */
function listVulnCounts({ url }: Incoming, context: PlatformContext): Answer {
  const wanted = (name: string, value: string) => (parameter(url.searchParams, name) ?? value) === value;
  const items = visibleRepos(context)
    .filter(({ uid }) => wanted('repo', uid))
    .flatMap((repo) =>
      repo.tags
        .filter(({ name }) => wanted('tag', name))
        .flatMap((tag) => {
          const report = repo.vulnerabilityReports.find(
            ({ digest }) => digest === tag.history.at(-1)?.digest,
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
