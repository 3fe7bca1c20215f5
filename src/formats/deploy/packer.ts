// Packer: the image that a builder for Docker or Podman starts from.
// https://developer.hashicorp.com/packer/integrations/hashicorp/docker/latest/components/builder/docker

import { hclImages, maxHclSteps } from '../../languages/hcl/images.js';
import { hclLeaves } from '../../languages/hcl/leaves.js';
import { moduleFile, moduleScope, partsOfModule } from '../../languages/hcl/module.js';
import type { Scanner } from '../../model/occurrence.js';
import { notPinnable } from '../../scan/reasons.js';
import { withoutNewDigest } from '../../scan/undocumented-digests.js';

/** A source at the top of a file, and one in a `build`, which completes it. */
const source = /^source (?:(?:docker|podman) |source\.(?:docker|podman)\.)/;
const ofTemplate = /\.(?:pkr|auto\.pkrvars)\.hcl$/;

export const packer: Scanner = {
  id: 'packer',
  title: 'Packer',
  paths: ['**/*.pkr.hcl'],
  comment: '#',
  companions: (path, siblings) => siblings.filter((one) => one !== path && ofTemplate.test(one)),
  scan(file, companions = []) {
    const leaves = hclLeaves(moduleFile(file).body, moduleScope(file, companions));
    const reading = { budget: { steps: maxHclSteps }, parts: partsOfModule([file, ...companions]) };
    const occurrences = leaves
      .filter(({ path }) => path.at(-1) === 'image' && source.test(path.at(-2) ?? ''))
      .flatMap((leaf) => hclImages(leaf, reading))
      // The text of a variable may be a part of other names.
      .map((one) =>
        one.uses === undefined && !one.raw.includes('${')
          ? one
          : withoutNewDigest(one, notPinnable.fromParameter),
      );
    return { occurrences, problems: [] };
  },
};
