// Packer: the image that a builder for Docker or Podman starts from.
// https://developer.hashicorp.com/packer/integrations/hashicorp/docker/latest/components/builder/docker
import type { Scanner } from '../../model/occurrence.js';
import { hclValues } from '../syntax/hcl.js';
import { hclDefaults, hclOccurrence } from '../syntax/hcl-reference.js';

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
    const images = values.filter(({ path }) => path.at(-1) === 'image' && source.test(path.at(-2) ?? ''));
    return { occurrences: images.map((value) => hclOccurrence(file, value, defaults)), problems: [] };
  },
};
