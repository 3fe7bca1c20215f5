// The project's address: one constant holds it, and while it is not set this test says where it is still missing.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import {
  docsUrl,
  isAddressSet,
  projectRepository,
  projectUrl,
  schemaUrl,
} from '../../src/model/run/project.js';
import { proposalFor } from '../../src/onboarding/init/proposal.js';
import type { Survey } from '../../src/onboarding/init/survey.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0');
/** Made by the build from the constant, and tests, which name example addresses on purpose. */
const isElsewhere = (file: string) => /^(?:dist|schema|test)\//.test(file) || file === '';
const files = tracked
  .filter((file) => !isElsewhere(file))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
const holding = (pattern: RegExp) => files.flatMap(({ file, text }) => (pattern.test(text) ? [file] : []));

/** Where the address must be written by hand once it is known, with the constant itself. */
const missing = [
  '.github/CODEOWNERS',
  'README.md',
  'SECURITY.md',
  'docs/cache.md',
  'docs/forks.md',
  'docs/getting-started.md',
  'examples/fix-pull-request.yml',
  'examples/forks.yml',
  'examples/nightly-audit.yml',
  'examples/organization-audit.yml',
  'examples/pull-request.yml',
  'examples/weekly-pin.yml',
  'src/model/run/project.ts',
];

describe("the project's address", () => {
  it('is missing in known places while it is not set, and nowhere afterwards', () => {
    const isSet = !projectRepository.startsWith('OWNER/');
    expect(holding(/\bOWNER\/(?:tagproof|maintainers|security)\b/)).toEqual(isSet ? [] : missing);
  });

  it('is in the code only once, and everything else follows from it', () => {
    const name = projectRepository.split('/')[1] ?? '';
    const written = new RegExp(`['"\`/@ ][\\w-]+/${name}(?:@|['"\`])`);
    expect(holding(written).filter((file) => file.startsWith('src/'))).toEqual(['src/model/run/project.ts']);
    for (const one of [projectUrl, schemaUrl('policy')]) expect(one).toContain(projectRepository);
    const page = docsUrl('policy.md');
    expect(page).toBe(isAddressSet ? `${projectUrl}/blob/main/docs/policy.md` : 'docs/policy.md');
  });

  it('is needed by a release, which is not built with a placeholder', () => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/release-address.mjs'], {
      cwd: root,
      encoding: 'utf8',
    });
    const isSet = !projectRepository.startsWith('OWNER/');
    expect(status).toBe(isSet ? 0 : 1);
    for (const file of isSet ? [] : missing) expect(stderr).toContain(`\n${file}\n`);
    const steps = readFileSync(path.join(root, '.github/workflows/release.yml'), 'utf8');
    expect(steps.indexOf('scripts/release-address.mjs')).toBeGreaterThan(0);
    expect(steps.indexOf('scripts/release-address.mjs')).toBeLessThan(steps.indexOf('npm ci'));
  });

  it('is in nothing that users run while it is not set, and no command fetches a package by its name', () => {
    if (!projectRepository.startsWith('OWNER/')) return;
    const program = { server: 'https://github.com', name: 'acme/tagproof', commit: 'ab'.repeat(20) };
    const survey = { registries: [], samples: [], references: 1, pinned: 0, opaque: 0 } as unknown as Survey;
    for (const ci of ['github', 'gitlab'] as const)
      for (const { text } of proposalFor(survey, { ci, program })) {
        expect(text).not.toMatch(/OWNER|0{40}|npx/);
      }
    expect(holding(/\bnpx --yes tagproof|\bnpx tagproof/)).toEqual([]);
  });

  it('is followed by a full commit in examples, as no tag of a release is ever moved', () => {
    const used = files.flatMap(({ file, text }) =>
      [...text.matchAll(/uses: *["']?[\w.-]+\/tagproof(?:\/[\w./-]+)?@(\S*)(.*)/g)].map(
        ([, ref = '', comment = '']) => ({
          file,
          ref,
          comment,
        }),
      ),
    );
    expect(used.length).toBeGreaterThan(5);
    for (const { file, ref, comment } of used) {
      expect(ref, file).toMatch(/^[0-9a-f]{40}$/);
      expect(comment, file).toMatch(/^ # v(?:\d+\.\d+\.\d+|X\.Y\.Z)/);
    }
  });

  it('has every published schema below it', () => {
    expect(schemaUrl('policy')).toMatch(
      /^https:\/\/[^/]+\/[^/]+\/tagproof\/main\/schema\/policy\.schema\.json$/,
    );
    expect(tracked).toContain('schema/policy.schema.json');
  });
});
