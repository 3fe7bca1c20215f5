// `doctor`: what the identity is allowed to list, and whether it can read a tag history.
import { ApiError } from '../../clients/http/api-error.js';
import type { PlatformClient } from '../../clients/platform/client.js';
import type { PlatformRegistry } from '../../clients/registry/platform-registry.js';
import { Failure } from '../../model/failure.js';
import type { Config } from '../../model/run/config.js';
import type { Clock } from '../../model/run/host.js';
import { dayMs } from '../../model/text/time.js';
import { type Diagnosis, failed, notChecked, ok } from './diagnosis.js';

/** An image path (`acme/node`) with a tag. */
export interface Sample {
  readonly path: string;
  readonly tag: string;
}

export interface Roles {
  readonly lines: readonly Diagnosis[];
  /** An image found in the lists, for requests to the registry. */
  readonly sample?: Sample;
}

const viewer = 'Bind the role `viewer` to the identity at the root organization.';
/** Remedies if the registry refuses, by how the request was authenticated. */
const pullRemedies = {
  'signed in':
    'Bind the role `registry.pull` to the identity at the root organization, or check `--history-service` and `--public-organization`.',
  'sign-in failed': 'Fix the sign-in first: see its line above.',
  anonymous: 'Set `--identity` or `--registry-token`: this image is not public.',
} as const;

/** One line for each list that a run requests. */
export async function roleLines(client: PlatformClient, config: Config): Promise<Roles> {
  const [repositories, advisories] = await Promise.all([
    repositoryLines(client, config),
    line('list advisories', viewer, async () => {
      await client.listAdvisories({ artifactNames: [config.artifacts[0] ?? 'openssl'] }).total();
      return 'The identity can list advisories';
    }),
  ]);
  return { ...repositories, lines: [...repositories.lines, advisories] };
}

async function repositoryLines(client: PlatformClient, { group, platform }: Config): Promise<Roles> {
  const subject = 'list repositories';
  try {
    const scope = group === undefined ? {} : { 'uidp.descendants_of': group };
    const found = await client.listRepositories(scope).all();
    const [first] = found;
    if (first === undefined)
      throw new Failure(
        'denied',
        group?.includes('/') === true
          ? `The identity sees no repository in ${group}, which is a subgroup: repositories belong to the root organization`
          : 'The identity sees no repository',
      );
    const listed = ok(subject, `The identity can list repositories (${found.length} found)`);
    const query = { ...platform?.tagQuery, 'uidp.children_of': first.uid };
    let tag: string | undefined;
    const tags = await line('list tags', viewer, async () => {
      const all = await client.listTags(query).all();
      tag = all[0]?.name;
      return `The identity can list tags (${all.length} of ${first.name})`;
    });
    const organization = group === undefined ? undefined : await nameOf(client, group);
    const known = tag !== undefined && organization !== undefined;
    return {
      lines: [listed, tags],
      ...(known ? { sample: { path: `${organization}/${first.name}`, tag: tag ?? '' } } : {}),
    };
  } catch (error) {
    return { lines: [failed(subject, error, viewer), notChecked('list tags', 'no repository is visible')] };
  }
}

/** The organization's name, with which image names begin; `undefined` if the identity cannot read the group. */
async function nameOf(client: PlatformClient, group: string): Promise<string | undefined> {
  try {
    return (await client.getGroup([group])).name;
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}

/** The registry token and the history of one tag: the last two requests that a verification makes. */
export async function registryLines(
  registry: PlatformRegistry,
  sample: Sample | undefined,
  clock: Clock,
  access: keyof typeof pullRemedies,
): Promise<readonly Diagnosis[]> {
  const [token, history] = ['registry token', 'tag history'] as const;
  if (sample === undefined) {
    const why = 'there is no image of the platform in the files or lists';
    return [notChecked(token, why), notChecked(history, why)];
  }
  const { path, tag } = sample;
  try {
    await registry.history(path, tag, { start: clock.now() - dayMs });
    return [
      ok(token, `The registry issued a token for ${path}`),
      ok(history, `The history of ${path}:${tag} can be read`),
    ];
  } catch (error) {
    const atToken = error instanceof ApiError && error.operation.startsWith('Registry token');
    const remedy = pullRemedies[access];
    if (atToken) return [failed(token, error, remedy), notChecked(history, 'there is no registry token')];
    const given =
      error instanceof ApiError
        ? ok(token, `The registry issued a token for ${path}`)
        : notChecked(token, 'the registry returned no usable response');
    return [given, failed(history, error, remedy)];
  }
}

async function line(subject: string, remedy: string, check: () => Promise<string>): Promise<Diagnosis> {
  try {
    return ok(subject, await check());
  } catch (error) {
    return failed(subject, error, remedy);
  }
}
