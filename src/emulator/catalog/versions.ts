// The versions of a package with their ends of life, and the configuration of an image by digest.
import { type PlatformContext, type Route, route } from '../access.js';
import { type Answer, codes, type Incoming, json, refuse, resourceInfo } from '../answer.js';
import { createdKey, imageConfigOf, imageFacts } from '../policies/image.js';
import { existing } from '../resources.js';
import { newestOf, type TagRecord } from '../state.js';
import { visibleRepos } from './repos.js';

export const versionRoutes: readonly Route[] = [
  route('GET /registry/v1/versions/{package}', ['CAP_VERSION_LIST'], getVersions),
  route(
    'GET /registry/v1/repos/{repo}/digests/{digest}/imageconfig',
    ['CAP_REPO_LIST', 'CAP_MANIFEST_METADATA_LIST'],
    getImageConfig,
  ),
];

const gracePeriodMonths = 6;

/** A repository stands for the package of its name, and its tags for the versions. */
function getVersions(_request: Incoming, context: PlatformContext, name = ''): Answer {
  const repo = visibleRepos({ ...context, needs: ['CAP_VERSION_LIST'] }).find((one) => one.name === name);
  if (repo === undefined)
    throw refuse(codes.notFound, `package ${name} was not found`, [resourceInfo('package', name)]);
  const versions = repo.tags.filter((tag) => !tag.deprecated).map(versionOf);
  return json({
    versions,
    eolVersions: repo.tags.filter((tag) => tag.deprecated).map(versionOf),
    gracePeriodMonths,
    latestVersion: versions.at(-1)?.version ?? '',
    lastUpdatedTimestamp: repo.updateTime,
  });
}

function versionOf({ name, eolDate, releaseDate, history }: TagRecord) {
  return {
    version: name,
    latestVersion: name,
    ...(eolDate === undefined ? {} : { eolDate: eolDate.slice(0, 10) }),
    releaseDate: (releaseDate ?? history[0]?.updateTimestamp ?? '').slice(0, 10),
    lts: false,
    fips: false,
    exists: newestOf(history) !== undefined,
    eolBroken: false,
  };
}

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
