// `doctor`: what the identity may list, and whether a history can be read.

import { ApiError } from '../../clients/http/api-error.js';
import type { PlatformClient } from '../../clients/platform/client.js';
import type { PlatformRegistry } from '../../clients/registry/platform-registry.js';
import type { Config } from '../../model/config.js';
import { Failure } from '../../model/failure.js';
import type { Clock } from '../../model/host.js';
import { dayMs } from '../../model/time.js';
import { type Diagnosis, failed, notAsked, ok } from './line.js';

/** An image path (`acme/node`) with a tag. */
export interface Sample {
  readonly path: string;
  readonly tag: string;
}

export interface Roles {
  readonly lines: readonly Diagnosis[];
  /** Something that the lists show and the registry can be asked about. */
  readonly sample?: Sample;
}

const viewer = 'Bind the role `viewer` to the identity, at the root organization.';
/** What helps when the registry refuses, by who asked. */
const pullCures = {
  'signed in':
    'Bind the role `registry.pull` to the identity, at the root organization. Or check `history-service` and `public-organization`.',
  'sign-in failed': 'First the sign-in: see its line above.',
  anonymous: 'Give `identity` or `registry-token`: this image is not public.',
} as const;

/** One line for each list that a run asks for. */
export async function roleLines(client: PlatformClient, config: Config): Promise<Roles> {
  const [repositories, advisories] = await Promise.all([
    repositoryLines(client, config),
    line('list advisories', viewer, async () => {
      await client.listAdvisories({ artifactNames: [config.artifacts[0] ?? 'openssl'] }).total();
      return 'The identity may list advisories';
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
      throw new Failure('denied', 'The identity sees no repository, as one of a subgroup would');
    const listed = ok(subject, `The identity sees repositories (${found.length})`);
    const query = { ...platform?.tagQuery, 'uidp.children_of': first.uid };
    let tag: string | undefined;
    const tags = await line('list tags', viewer, async () => {
      const all = await client.listTags(query).all();
      tag = all[0]?.name;
      return `The identity may list tags (${all.length} of ${first.name})`;
    });
    const organization = group === undefined ? undefined : await nameOf(client, group);
    const known = tag !== undefined && organization !== undefined;
    return {
      lines: [listed, tags],
      ...(known ? { sample: { path: `${organization}/${first.name}`, tag: tag ?? '' } } : {}),
    };
  } catch (error) {
    return { lines: [failed(subject, error, viewer), notAsked('list tags', 'no repository is seen')] };
  }
}

/** The organization's name, which image names begin with; unknown where the group may not be seen. */
async function nameOf(client: PlatformClient, group: string): Promise<string | undefined> {
  try {
    return (await client.getGroup([group])).name;
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}

/** The registry's token and the history of one tag: the last two requests of a proof. */
export async function registryLines(
  registry: PlatformRegistry,
  sample: Sample | undefined,
  clock: Clock,
  asked: keyof typeof pullCures,
): Promise<readonly Diagnosis[]> {
  const [token, history] = ['registry token', 'tag history'] as const;
  if (sample === undefined) {
    const why = 'neither the files nor the lists name an image of the platform';
    return [notAsked(token, why), notAsked(history, why)];
  }
  const { path, tag } = sample;
  try {
    await registry.history(path, tag, { start: clock.now() - dayMs });
    return [
      ok(token, `The registry gives a token for ${path}`),
      ok(history, `The history of ${path}:${tag} can be read`),
    ];
  } catch (error) {
    const atToken = error instanceof ApiError && error.operation.startsWith('Registry token');
    const cure = pullCures[asked];
    if (atToken) return [failed(token, error, cure), notAsked(history, 'there is no registry token')];
    const given =
      error instanceof ApiError
        ? ok(token, `The registry gives a token for ${path}`)
        : notAsked(token, 'the registry gave no usable answer');
    return [given, failed(history, error, cure)];
  }
}

async function line(subject: string, cure: string, ask: () => Promise<string>): Promise<Diagnosis> {
  try {
    return ok(subject, await ask());
  } catch (error) {
    return failed(subject, error, cure);
  }
}
