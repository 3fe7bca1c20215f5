// Reports of the vulnerabilities that were resolved in images, one for each day.
import { type PlatformContext, type Route, route } from '../access.js';
import { type Answer, type Incoming, json } from '../answer.js';
import { visibleRepos } from '../catalog/repos.js';
import { queryOf } from '../lists/query.js';
import { existing, invalid } from '../resources.js';

export const resolvedRoutes: readonly Route[] = [
  route(
    'GET /advisory/v2/images/resolvedVulns',
    ['CAP_APK_LIST', 'CAP_REPO_LIST', 'CAP_MANIFEST_METADATA_LIST', 'CAP_TAG_LIST'],
    listResolved,
  ),
];

/** The days from the start to the end, both included. The images that a request names have to be visible. */
function listResolved({ url }: Incoming, context: PlatformContext): Answer {
  const others = new URL(url);
  for (const name of ['image_refs', 'imageRefs']) others.searchParams.delete(name);
  const query = queryOf(others, { startTime: 'one', endTime: 'one' });
  const { startTime: [start = ''] = [], endTime: [end = '~'] = [] } = query;
  const images = ['image_refs', 'imageRefs'].flatMap((name) => url.searchParams.getAll(name));
  for (const [at, text] of images.entries())
    existing(visibleRepos(context), 'repo', repoOf(text, `imageRefs.${at}`));
  const resolvedVulnsReports = context.state.resolvedVulns.filter(
    ({ date }) => date >= start.slice(0, 10) && date <= end,
  );
  return json({ resolvedVulnsReports });
}

/** A query has no form for a list of messages: each image is the JSON of `{"repo": "<uid>", "tags": []}`. */
function repoOf(text: string, field: string): string {
  const value = parsed(text);
  const repo = typeof value === 'object' && value !== null && 'repo' in value ? value.repo : undefined;
  if (typeof repo !== 'string' || repo === '') throw invalid(`${field}.repo`, 'is required');
  return repo;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
