// Bazel: `oci.pull`, `oci_pull` and `container_pull` with literal arguments.
// https://github.com/bazel-contrib/rules_oci/blob/main/docs/pull.md
import type { Scanner } from '../../model/occurrence.js';
import { splitOccurrence } from '../split.js';
import { callsOf } from '../syntax/starlark.js';

const rules = new Set(['oci.pull', 'oci_pull', 'container_pull']);

export const bazel: Scanner = {
  id: 'bazel',
  title: 'Bazel',
  paths: ['**/{MODULE.bazel,WORKSPACE,WORKSPACE.bazel,WORKSPACE.bzlmod}', '**/*.{MODULE.bazel,bzl}'],
  comment: '#',
  scan(file) {
    if (!/pull/.test(file.text)) return undefined;
    const occurrences = callsOf(file.text, rules).flatMap((given) => {
      const repository = given.get('image') ?? given.get('repository');
      if (repository === undefined || repository.value === '') return [];
      return [
        splitOccurrence(file, {
          registry: given.has('image') ? undefined : given.get('registry'),
          repository,
          tag: given.get('tag'),
          digest: given.get('digest'),
          ...(given.has('digest')
            ? {}
            : { noPlace: 'Bazel takes a digest as an argument of its own: add `digest = ""`' }),
          tagElsewhere: 'neither a tag nor a digest is written here',
        }),
      ];
    });
    return { occurrences, problems: [] };
  },
};
