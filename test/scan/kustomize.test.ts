// Kustomize itself judges the pins in kustomizations: it renders the same images before and after, but for the digests.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { imageName } from '../../src/model/image.js';
import { scanFile } from '../../src/scan/index.js';
import { temporaryFolder } from '../e2e/workflow.js';
import { digestFor, pinAll } from './pinning.js';

const folder = fileURLToPath(new URL('../fixtures/scan/kustomize/digest-keys/input', import.meta.url));
const kustomization = readFileSync(path.join(folder, 'kustomization.yaml'), 'utf8');
const deployment = readFileSync(path.join(folder, 'deployment.yaml'), 'utf8');
const needed =
  spawnSync('kubectl', ['kustomize', '--help']).status === 0 ? '' : ' (SKIPPED: it needs kubectl)';

/** The images that Kustomize renders, in the order of the containers. */
function rendered(text: string, resource = deployment): readonly string[] {
  const root = temporaryFolder({ 'kustomization.yaml': text, 'deployment.yaml': resource });
  const { stdout, stderr } = spawnSync('kubectl', ['kustomize', root], { encoding: 'utf8' });
  expect(stderr).toBe('');
  return [...stdout.matchAll(/ image: "?([^"\n]+)/g)].map(([, image = '']) => image);
}

const withoutDigests = (images: readonly string[]) => images.map((image) => image.replace(/@.*/, ''));

describe.skipIf(needed !== '')(`kubectl kustomize${needed}`, () => {
  const pinned = pinAll({ path: 'kustomization.yaml', text: kustomization });

  it('renders the same images from a pinned kustomization', () => {
    expect(withoutDigests(rendered(pinned))).toEqual(withoutDigests(rendered(kustomization)));
  });

  it('renders the digest of the name and tag that were read', () => {
    const read = scanFile({ path: 'kustomization.yaml', text: kustomization }).occurrences.flatMap((one) =>
      one.kind === 'image' ? [one.image] : [],
    );
    const named = new Map(
      read.map((image) => [
        `${image.registry}/${image.repository}:${image.tag}`,
        digestFor(imageName(image)),
      ]),
    );
    const images = rendered(pinned);
    expect(images.filter((image) => image.includes('@'))).toHaveLength(named.size);
    for (const image of images) {
      const [name = '', digest] = image.split('@');
      expect(digest).toBe(named.get(name));
    }
  });

  it('lets a kustomization that is not pinned drop the digests of its resources, as it drops their tags', () => {
    const resource = pinAll({ path: 'deployment.yaml', text: deployment });
    const [tag] = rendered(kustomization, resource);
    expect(tag).toBe('registry.example.com/acme/tag:1.1');
  });
});
