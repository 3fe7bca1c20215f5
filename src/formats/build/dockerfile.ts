// Dockerfile and Containerfile: FROM, --from of COPY, ADD and RUN mounts, ONBUILD of these, and `# syntax=`.
// https://docs.docker.com/reference/dockerfile/

import { scanDockerfile, wholeFile } from '../../languages/dockerfile/dockerfile.js';
import type { Scanner } from '../../model/occurrence.js';

/** Files that a template engine fills in: by suffix, in a folder of templates, or in a folder that is filled in itself. */
const template = /\.(?:j2|jinja2?|tmpl|tpl|gotmpl|erb|template)$|(?:^|\/)templates?\/|\{\{|\{%/;

/** Files that are about Dockerfiles but are written in another language. BuildKit refuses them, which is no problem. */
const otherLanguage =
  /\.(?:md|mdx|rst|adoc|html?|go|java|kt|scala|py|rb|php|[cm]?[jt]sx?|rs|sh|json|ya?ml|dockerignore)$/i;

export const dockerfile: Scanner = {
  id: 'dockerfile',
  title: 'Dockerfile, Containerfile',
  paths: [
    '**/*Dockerfile*',
    '**/{dockerfile,containerfile}',
    '**/*.dockerfile',
    '**/Containerfile*',
    '**/*.Containerfile',
  ],
  comment: '#',
  scan(file, _, context) {
    // A script may join Dockerfiles, so that a stage of one is used in another.
    const { passed, ...scan } = scanDockerfile(file, wholeFile(file), template.test(file.path), context);
    const all = [...scan.occurrences, ...passed.occurrences];
    if (!otherLanguage.test(file.path))
      return { ...scan, occurrences: all, problems: [...scan.problems, ...passed.problems] };
    const valid = all.filter((one) => one.kind !== 'opaque' || one.why !== 'invalid');
    return { occurrences: valid, problems: passed.problems, nested: scan.nested ?? [] };
  },
};
