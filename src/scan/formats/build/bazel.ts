// Bazel: `oci.pull`, `oci_pull` and `container_pull` with literal arguments.
// https://github.com/bazel-contrib/rules_oci/blob/main/docs/pull.md
import type { Scanner } from '../../../model/occurrence.js';
import { callsOf } from '../../languages/syntax/starlark.js';
import { splitOccurrence } from '../../occurrence.js';
import { notPinnable, unresolved } from '../../reasons.js';

const rules = new Set(['oci.pull', 'oci_pull', 'container_pull']);

export const bazel: Scanner = {
  id: 'bazel',
  title: 'Bazel',
  paths: ['**/{MODULE.bazel,WORKSPACE,WORKSPACE.bazel,WORKSPACE.bzlmod}', '**/*.{MODULE.bazel,bzl}'],
  comment: '#',
  scan(file) {
    if (!/pull/.test(file.text)) return undefined;
    const occurrences = callsOf(file.text, rules).flatMap((args) => {
      const repository = args.get('image') ?? args.get('repository');
      if (repository === undefined || repository.value === '') return [];
      return [
        splitOccurrence(file, {
          registry: args.has('image') ? undefined : args.get('registry'),
          repository,
          tag: args.get('tag'),
          digest: args.get('digest'),
          ...(args.has('digest') ? {} : { noPlace: notPinnable.bazelArgument }),
          tagElsewhere: unresolved.noTagOrDigest,
        }),
      ];
    });
    return { occurrences, problems: [] };
  },
};
