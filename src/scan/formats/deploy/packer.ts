// Packer: the image that a builder for Docker or Podman starts from.
// https://developer.hashicorp.com/packer/integrations/hashicorp/docker/latest/components/builder/docker
import type { Scanner } from '../../../model/occurrence.js';
import { hclDefaults, hclOccurrence, hclValues } from '../../languages/syntax/hcl.js';
import { notPinnable } from '../../reasons.js';
import { withoutNewDigest } from '../../undocumented-digests.js';

/** A source at the top of a file, and one in a `build`, which completes it. */
const source = /^source (?:(?:docker|podman) |source\.(?:docker|podman)\.)/;

export const packer: Scanner = {
  id: 'packer',
  title: 'Packer',
  paths: ['**/*.pkr.hcl'],
  comment: '#',
  scan(file) {
    const values = hclValues(file.text);
    const defaults = hclDefaults(values);
    const images = values.filter(
      ({ path, text }) => text !== '' && path.at(-1) === 'image' && source.test(path.at(-2) ?? ''),
    );
    const occurrences = images.map((value) => {
      const found = hclOccurrence(file, value, defaults);
      // The text of a variable may be a part of other names.
      return found.uses === undefined && !found.raw.includes('${')
        ? found
        : withoutNewDigest(found, notPinnable.fromParameter);
    });
    return { occurrences, problems: [] };
  },
};
