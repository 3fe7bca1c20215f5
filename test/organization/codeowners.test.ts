// CODEOWNERS as the CI host reads it: its documentation's examples, and files that want to be slow.
import { describe, expect, it } from 'vitest';
import { readOwners, withOwners } from '../../src/organization/merge/owned.js';
import type { ReportedFinding } from '../../src/report/schema/schema.js';

const documented = `# Comment
*       @global-owner1 @global-owner2
*.js    @js-owner #This is an inline comment.
*.go docs@example.com
*.txt @octo-org/octocats
/build/logs/ @doctocat
docs/*  docs@example.com
apps/ @octocat
/docs/ @doctocat
/scripts/ @doctocat @octocat
**/logs @octocat
/apps/ @octocat
/apps/github
/my\\ folder/ @spaces
`;

describe('the owners of a file', () => {
  const ownersOf = readOwners(documented);
  it.each([
    ['README.md', ['@global-owner1', '@global-owner2']],
    ['a/b/c.js', ['@js-owner']],
    ['c.go', ['docs@example.com']],
    ['notes.txt', ['@octo-org/octocats']],
    ['build/logs/x', ['@octocat']],
    ['other/build/logs/x', ['@octocat']],
    ['docs/guide.md', ['@doctocat']],
    ['x/docs/guide.md', ['@global-owner1', '@global-owner2']],
    ['apps/web/Dockerfile', ['@octocat']],
    ['apps/github/Dockerfile', []],
    ['scripts/a.sh', ['@doctocat', '@octocat']],
    ['deep/logs/a/b', ['@octocat']],
    ['my folder/x', ['@spaces']],
  ])('%s', (file, owners) => {
    expect(ownersOf?.(file)).toEqual(owners);
  });

  it('the last star of a folder stands for files alone', () => {
    const of = readOwners('docs/* @a\n');
    expect([of?.('docs/x.md'), of?.('docs/build/x.md')]).toEqual([['@a'], []]);
  });

  it('brackets, braces and `!` have no meaning, and what is no name is left out', () => {
    const of = readOwners('{a,b}/x @one\n![ab] @two\n/ok @three not-a-name <b> @-x/\u0000\n');
    expect([of?.('a/x'), of?.('{a,b}/x'), of?.('![ab]'), of?.('ok')]).toEqual([
      [],
      ['@one'],
      ['@two'],
      ['@three'],
    ]);
  });

  it('takes no time over a hostile file, and refuses one that is too long', () => {
    const started = process.cpuUsage();
    const of = readOwners(`${'**/a*'.repeat(150)} @a\n`.repeat(4000));
    expect(of?.(`${'a/'.repeat(100)}b`)).toEqual([]);
    // CPU time: what else the machine does is no fault of the file.
    const { user, system } = process.cpuUsage(started);
    expect(user + system).toBeLessThan(5_000_000);
    expect(readOwners('* @a\n'.repeat(5001))).toBeUndefined();
  });
});

describe('the findings of a repository', () => {
  const findings: ReportedFinding[] = [
    { check: 'unpinned', severity: 'error', message: 'm', file: 'a/Dockerfile' },
    { check: 'unpinned', severity: 'error', message: 'm' },
  ];
  const absent = { unreadable: 'no such file', absent: true } as const;
  const files = (texts: Readonly<Record<string, string>>) => ({
    read: async (path: string) => {
      const text = texts[path];
      return text === undefined ? absent : { text };
    },
  });

  it('have the owners of the first CODEOWNERS of the repository', async () => {
    const read = await withOwners(findings, files({ CODEOWNERS: '* @a', 'docs/CODEOWNERS': '* @b' }));
    expect(read).toEqual({ findings: [{ ...findings[0], owners: ['@a'] }, findings[1]] });
    expect(await withOwners(findings, files({}))).toEqual({ findings });
  });

  it('say why the owners are unknown', async () => {
    const read = await withOwners(findings, { read: async () => ({ unreadable: 'HTTP 502' }) });
    expect(read).toEqual({ findings, unknown: '.github/CODEOWNERS cannot be read (HTTP 502)' });
    const long = await withOwners(findings, files({ CODEOWNERS: '* @a\n'.repeat(6000) }));
    expect(long.unknown).toBe('CODEOWNERS has too many rules');
  });
});
