// The witness of Docker Official Images: which files are read, in how many requests, and what they say.
import { describe, expect, it } from 'vitest';
import { pulledDigest } from '../../src/clients/histories/repo-info.js';
import type { Digest } from '../../src/model/images/image.js';
import type { HttpRequest } from '../../src/model/run/http.js';
import { dayMs, digest } from '../build.js';
import { ask, sendTo, sourcesOf } from './build.js';
import { fileOf, githubApi, githubRaw, repoInfoServer } from './repo-info-server.js';

const name = 'docker.io/library/node:22-alpine';
const start = Date.parse('2026-01-01T00:00:00Z');
const now = start + 300 * dayMs;

function numbered(index: number): Digest {
  return `sha256:${index.toString(16).padStart(64, '0')}`;
}

/** The job has seen a new digest every day. */
function seen(times: number) {
  const server = repoInfoServer();
  for (let index = 0; index < times; index += 1)
    server.commit(start + index * dayMs, 'node', '22-alpine', numbered(index));
  return server;
}

async function read(
  server: ReturnType<typeof repoInfoServer>,
  current: Digest,
  pins: readonly Digest[],
  githubToken?: string,
) {
  const sent: HttpRequest[] = [];
  const send = sendTo((request) => {
    sent.push(request);
    return server.answer(request);
  });
  const token = githubToken === undefined ? {} : { githubToken };
  const source = sourcesOf(name, { send, now: () => now, ...token }).find(
    ({ id }) => id === 'official-images',
  );
  if (source === undefined) throw new Error('official images have a source');
  return { ...(await ask(source, name, current, pins, { now })), sent };
}

describe('with the token of the job', () => {
  it('reads the newest versions in one request, and further ones in a second', async () => {
    const recent = await read(seen(50), numbered(49), [numbered(30)], 'job');
    expect(recent.sent.map(({ url }) => url)).toEqual([`${githubApi}/graphql`]);
    expect(recent.answer).toMatchObject({ readAt: now });
    const older = await read(seen(50), numbered(49), [numbered(2)], 'job');
    expect(older.sent).toHaveLength(2);
    expect('records' in older.answer && older.answer.records).toHaveLength(50);
  });

  it('stops after two requests, whatever is missing', async () => {
    const { sent, answer } = await read(seen(200), numbered(199), [digest('f')], 'job');
    expect(sent).toHaveLength(2);
    expect('records' in answer && answer.records).toHaveLength(60);
  });

  it('is silent if the host refuses', async () => {
    const { answer } = await read(seen(2), numbered(1), [numbered(0)], 'wrong');
    expect(answer).toMatchObject({ cause: 'denied' });
  });
});

describe('a refusal', () => {
  const refused = async (status: number, githubToken?: string) => {
    const server = repoInfoServer();
    const answer = () => ({ status, headers: {}, body: '{"message":"Not Found"}' });
    const found = await read({ ...server, answer }, numbered(1), [numbered(0)], githubToken);
    return 'cause' in found.answer ? found.answer.message : '';
  };

  it.each([403, 404])(
    'with HTTP %i advises no permission, since a public repository needs none',
    async (status) => {
      for (const token of [undefined, 'job']) {
        const message = await refused(status, token);
        expect(message).toContain(`HTTP ${status}`);
        expect(message).not.toMatch(/permission/);
      }
    },
  );

  it('of the token says that it is invalid', async () => {
    expect(await refused(401, 'job')).toContain('The token in `github-token` is invalid or has expired');
  });
});

describe('without a token', () => {
  it('reads the list of versions, and the start of as many files as it needs', async () => {
    const { sent, answer } = await read(seen(50), numbered(49), [numbered(47)]);
    expect(sent.map(({ url }) => new URL(url).origin)).toEqual([githubApi, ...Array(4).fill(githubRaw)]);
    expect(sent.every(({ authorization }) => authorization === undefined)).toBe(true);
    expect(sent.slice(1).every(({ headers }) => headers.range === 'bytes=0-2047')).toBe(true);
    expect('records' in answer && answer.records[0]).toEqual({
      at: start + 49 * dayMs,
      digest: numbered(49),
    });
    const older = await read(seen(50), numbered(49), [numbered(2)]);
    expect(older.sent).toHaveLength(13);
  });

  it('leaves out versions that name no digest', async () => {
    const server = seen(2);
    server.commit(start + 10 * dayMs, 'node', '22-alpine', undefined);
    server.write(start + 11 * dayMs, 'repos/node/remote/22-alpine.md', '## `node:22-alpine`\n\nTODO\n');
    const { answer } = await read(server, numbered(1), [numbered(0)]);
    expect('records' in answer && answer.records.map((record) => record.digest)).toEqual([
      numbered(1),
      numbered(0),
    ]);
  });
});

it('knows nothing of a tag without a file, and is not asked about images that are not official', async () => {
  const { answer } = await read(repoInfoServer(), digest('a'), [digest('b')], 'job');
  expect(answer).toEqual({ readAt: now, records: [] });
  const options = { send: sendTo(() => ({ status: 500, headers: {}, body: '' })), now: () => now };
  for (const other of ['docker.io/acme/node:22', 'docker.io/library/node/sub:22', 'quay.io/library/node:22'])
    expect(sourcesOf(other, options).map(({ id }) => id)).not.toContain('official-images');
});

describe('a file', () => {
  it('names the digest of the index, not of a platform', () => {
    expect(pulledDigest(fileOf('node', '22', digest('a')), 'node', '22')).toBe(digest('a'));
    expect(pulledDigest(fileOf('node', '22', digest('a')).replaceAll('\n', '\r\n'), 'node', '22')).toBe(
      digest('a'),
    );
  });

  it('is not used if it is about another tag, or its digest stands below a platform', () => {
    expect(pulledDigest(fileOf('node', '22', digest('a')), 'node', '20')).toBeUndefined();
    const below = fileOf('node', '22', digest('a')).replace(`$ docker pull node@${digest('a')}`, '');
    expect(pulledDigest(below, 'node', '22')).toBeUndefined();
    expect(pulledDigest('## `node:22`\n$ docker pull node@sha256:short', 'node', '22')).toBeUndefined();
  });
});
