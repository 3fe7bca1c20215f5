// buildx's policy: a fixed rule over the digests of each name, which are a JSON literal in it.
// https://docs.docker.com/build/policies/
import { groupedBy } from '../model/collections.js';
import type { Target } from './proved.js';

export const buildx: Target = {
  id: 'buildx',
  title: "buildx's policy",
  comment: '#',
  write({ images }) {
    const byName = groupedBy(images, ({ repository }) => repository);
    const allowed = Object.fromEntries(
      [...byName].map(([name, all]) => [name, [...new Set(all.map(({ digest }) => digest))].sort()] as const),
    );
    return { text: `${head}\nallowed := ${JSON.stringify(allowed, null, 2)}\n\n${rule}`, notes: [] };
  },
};

const head = 'package docker\n';

/** What is no image (the context, Git, HTTP) is no concern of it. A tag is resolved before it is judged. */
const rule = `default allow := false

allow if not input.image

allow if input.image.checksum in allowed[input.image.fullRepo]

deny_msg contains msg if {
  not allow
  msg := sprintf("%s is not among the proved images", [input.image.ref])
}

decision := {"allow": allow, "deny_msg": [msg | some msg in deny_msg]}
`;
