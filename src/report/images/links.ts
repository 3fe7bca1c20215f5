// Addresses that every channel links to: check and error pages, advisories by the host of their id, lines of a commit.
import { docsLink } from '../../model/run/project.js';
import { uriOf } from '../../model/text/text.js';
import type { Report } from '../schema/schema.js';

/** The page of a check; none until the project has an address. */
export function checkUrl(check: string): string | undefined {
  return docsLink(`checks/${uriOf(check)}.md`);
}

/** The page of the cause of a gap. */
export function errorUrl(cause: string): string | undefined {
  return docsLink(`errors/${uriOf(cause)}.md`);
}

/** The page for a reader who has never heard of Tagproof: that of the action which has run, at its commit. */
export function aboutUrl({ source }: Pick<Report, 'source'>): string | undefined {
  const page = 'failed-check.md';
  const { action, server } = source ?? {};
  if (action === undefined || server === undefined) return docsLink(page);
  const base = blobsOf({ server, ...action });
  return base === undefined ? undefined : `${base}/docs/${page}`;
}

const year = '\\d{4}';

/** The form of an id → its page. An id that matches contains nothing that has a meaning in an address. */
const advisoryPages: readonly (readonly [RegExp, (id: string) => string])[] = [
  [new RegExp(`^CVE-${year}-\\d{4,19}$`), (id) => `https://www.cve.org/CVERecord?id=${id}`],
  [/^GHSA(?:-[a-z0-9]{4}){3}$/, (id) => `https://github.com/advisories/${id}`],
  [/^CGA(?:-[a-z0-9]{4}){3}$/, (id) => `https://images.chainguard.dev/security/${id}`],
  [new RegExp(`^GO-${year}-\\d{4,9}$`), (id) => `https://pkg.go.dev/vuln/${id}`],
  [new RegExp(`^RUSTSEC-${year}-\\d{4}$`), (id) => `https://rustsec.org/advisories/${id}.html`],
  [new RegExp(`^(?:PYSEC|MAL|OSV|HSEC)-${year}-\\d{1,9}$`), (id) => `https://osv.dev/vulnerability/${id}`],
  [/^D[SL]A-\d{1,6}-\d{1,3}$/, (id) => `https://security-tracker.debian.org/tracker/${id}`],
  [/^USN-\d{1,6}-\d{1,3}$/, (id) => `https://ubuntu.com/security/notices/${id}`],
  [new RegExp(`^RH[SBE]A-${year}:\\d{4,6}$`), (id) => `https://access.redhat.com/errata/${id}`],
];

/** The page of an advisory at the host of its id, or of the first of its aliases that has one. */
export function advisoryUrl(id: string, aliases: readonly string[] = []): string | undefined {
  for (const name of [id, ...aliases]) {
    const page = advisoryPages.find(([form]) => form.test(name));
    if (page !== undefined) return page[1](name);
  }
  return undefined;
}

interface LinkedPlace {
  readonly origin?: string | undefined;
  readonly file: string;
  readonly line?: number | undefined;
}

/** The address of a place in a file. */
export type LinkPlace = (place: LinkedPlace) => string | undefined;

/** Links to lines at the commit of the report; in a merged report, at that of each repository. No commit, no links. */
export function placeLinks({
  source,
  repositories = [],
}: Pick<Report, 'source' | 'repositories'>): LinkPlace {
  const own = source === undefined ? undefined : blobsOf(source);
  const bases = new Map(
    repositories.map(({ origin, server, sha }) => [
      origin,
      server === undefined || sha === undefined ? undefined : blobsOf({ server, repository: origin, sha }),
    ]),
  );
  return ({ origin, file, line }) => {
    const base = origin === undefined ? own : bases.get(origin);
    if (base === undefined) return undefined;
    return `${base}/${uriOf(file)}${line === undefined ? '' : `#L${line}`}`;
  };
}

/** The address before the path. GitHub and GitLab both have it. */
function blobsOf({ server, repository, sha }: NonNullable<Report['source']>): string | undefined {
  if (!/^https?:\/\/[\w.-]+(?::\d{1,5})?(?:\/[\w.-]+)*\/?$/.test(server) || !URL.canParse(server))
    return undefined;
  return `${server.replace(/\/$/, '')}/${[repository, 'blob', sha].map(uriOf).join('/')}`;
}
