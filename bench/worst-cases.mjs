// The worst known texts for each scanner: tokens that are repeated after a head, below a path that the scanner reads.
// A scanner without tokens of its own gets the texts of its fixtures, with tokens that upset most parsers.
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables of the formats, not of this file
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { shapes } from './worst-shapes.mjs';

const yaml = [
  '\n',
  '\t',
  '\t\r',
  ':![',
  '\\"',
  '"',
  "'",
  '\\\n',
  '{',
  '[',
  '((',
  '${',
  '{{',
  '{{ x }}',
  '{{ x\n',
  '{%',
  '{#',
  '{{/*',
  '<%',
  '<<',
  '&a ',
  '&a#\n- ',
  '*a ',
  '- ',
  '? ',
  ': ',
  '|\n',
  '>-\n',
  '!x ',
  '---\n',
  '# tagproof: ignore[',
  '# tagproof: ignore[a] x\n',
  '\n- "# tagproof: ignore[a] x',
  '\nimage: "',
  '\nimage: *a',
  '\na#: &b# a:1\nc#: *b#',
  '\n<<: *a',
  '\nx: &a {<<: *a}',
  '\na: b',
  '\n? {a: b}\n: c',
  '{"a":[',
  '\nkind: ConfigMap\nx:',
];

/** `[path, head, tokens]`: `#` in a token counts; several tokens have equal parts of the text, and `{ once }` stands once. */
const settings = {
  dockerfile: [
    'Dockerfile',
    'FROM a:1\n',
    [
      '"',
      '\\\n',
      '{{',
      '{%',
      '{{/*',
      '<%',
      '# tagproof: ignore[',
      '# tagproof: ignore[a] x\n',
      'FROM a#:1 AS s#\n',
      ['FROM a#:1 AS s#\n', 'COPY --from=s# a b\n'],
      'COPY --from=a:# a b\n',
      'RUN --mount=type=bind,from=a:# x\n',
      '# x\n',
      'RUN a \\\n# x\n',
      'RUN <<E\nx\nE\n',
      'ONBUILD COPY --from=a:# b c\n',
      'ENV A=${B:-',
      'LABEL a="',
      '--from=a ',
      '<<E ',
      'RUN <<E ${A:-',
      'FROM ${A:-',
      'FROM a\\\n',
      'COPY --from=0',
      'COPY --from=é',
      'RUN --mount=from=a,from=b,',
      'RUN [[',
      '# x\nFROM a:#\n',
      'ARG A#=1\n',
      'FROM a\nARG A#\nENV B#=$A#\n',
      'FROM --platform=$BUILDPLATFORM a:$TARGETARCH AS s#\n',
      ['FROM a:# AS s-#-amd64\n', 'FROM s-#-$TARGETARCH AS t#\n'],
      'ARG TARGETARCH\nCOPY --from=s#-$TARGETARCH a b\n',
    ],
  ],
  'dockerfile, arguments first': [
    'Dockerfile',
    '',
    [
      ['ARG A#=a:1\n', 'FROM $A#\n'],
      ['ARG A=a:1\n', 'FROM $A\n'],
      ['ARG A#=$A#$A#\n', 'FROM $A9$A8\n'],
      ['ARG A#=1 ', '\nFROM a:$A#'],
      ['ARG A=a', '\nFROM ${A%%*b*c}'],
      ['ARG A=a', '\nFROM ${A//?*b/$A}'],
    ],
  ],
  compose: [
    'compose.yaml',
    'services:\n',
    [
      '  a#:\n    image: a:#\n',
      '  a:\n    image: a:1\n',
      ['  a#: &a# {image: "a:#"}\n', '  b#: *a#\n'],
      '  a#:\n    <<: [*a, *b]\n',
      '  a#:\n    build:\n      dockerfile_inline: |\n        FROM a:#\n',
      '  a#: {image: "${A:-${B:-a:1}}"}\n',
      '  a#: {build: {cache_from: [a, b]}}\n',
    ],
  ],
  'compose, one text for many': [
    'compose.yaml',
    'services:\n  a: &s\n    build:\n      dockerfile_inline: &d |\n',
    [
      ['        FROM a:#\n', '  b#: {build: {dockerfile_inline: *d}}\n'],
      ['        FROM a:#\n', '  b#: *s\n'],
      ['        FROM a:#\n', '  b#:\n    <<: *s\n'],
    ],
  ],
  'compose, merges in merges': [
    'compose.yaml',
    'services:\n  s: &x {image: "a:1"}\n',
    [
      '  s#: &x {<<: *x, b: c}\n',
      '  s#: &x {<<: [*x, *x], b: c}\n',
      ['  a#: &a# {image: "a:#"}\n', '  s#: {<<: [*a#, *x]}\n'],
    ],
  ],
  'compose, one list for many': [
    'compose.yaml',
    'services:\n  s: {build: {cache_from: &l [a]}}\n  t:\n    build:\n      cache_from: &l\n',
    [['      - a:#\n', '  b#: {build: {cache_from: *l}}\n']],
  ],
  kubernetes: ['pod.yaml', 'apiVersion: v1\nkind: Pod\nspec:\n  containers:\n  - image: a:1\n    x: ', yaml],
  'kubernetes, lists': [
    'pod.yaml',
    'apiVersion: v1\nkind: List\nitems:\n',
    [
      '- containers: [{image: "a:#"}]\n',
      '- {kind: ConfigMap, data: {a: b}}\n',
      '- containers: [{env: [{name: A_IMAGE, value: "a/b:#"}]}]\n',
      ['- containers: [{image: &a# "a:#"}]\n', '- containers: [{image: *a#}]\n'],
      '- containers: [{args: ["--a-image=a/b:#"]}]\n',
    ],
  ],
  'kubernetes, one list for many': [
    'pod.yaml',
    'apiVersion: v1\nkind: List\nc: &a\n',
    [['- image: a:#\n', 'x#: {containers: *a}\n']],
  ],
  'kubernetes, definitions': [
    'crd.yaml',
    'apiVersion: apiextensions.k8s.io/v1\nkind: CustomResourceDefinition\nspec:\n',
    [
      '  a#:\n    type: string\n',
      '  description: a\n   b\n',
      '  description: |\n   b\n\n',
      '  description: "a\n',
      "  description: 'a'' \n",
      '---\nkind: CustomResourceDefinition\napiVersion: apiextensions.k8s.io/v1\n',
      '---\nkind: CustomResourceDefinition\nspec: [\n',
    ],
  ],
  'kubernetes, templates': [
    'templates/a.yaml',
    'apiVersion: v1\nkind: Pod\n',
    ['a#: {{ include "x" . | nindent 4 }}\n  b: {{ c }}\n', '---\n{{ if x }}\na: b\n{{ end }}\n', '{{ x }}'],
  ],
  'kubernetes, nested resources': [
    'list.json',
    '',
    ['{"apiVersion": "v1", "kind": "ConfigMap", "x":\n', '{"a": "}", "kind": "Secret", "apiVersion":\n'],
  ],
  workflow: [
    '.github/workflows/ci.yml',
    'jobs:\n',
    [
      '  a#: {container: "a:#"}\n',
      "  a#: {container: \"${{ x && 'a:1' || 'b:2' }}\"}\n",
      '  a#: {steps: [{uses: "docker://a:#"}]}\n',
      '  a#: {strategy: {matrix: {i: ["a:#"]}}, container: "${{ matrix.i }}"}\n',
    ],
  ],
  'helm-values': [
    'values.yaml',
    'x: {}\n',
    [
      'a#: {image: {repository: a, tag: "#"}}\n',
      'a#: {image: {repository: a, tag: "#", digest: }}\n',
      'a#Image: a/b:1\n',
      'image: a:1\n',
    ],
  ],
  kustomize: [
    'kustomization.yaml',
    'images:\n',
    ['- {name: a#, newTag: "1"}\n', '- {name: a#, newName: b, digest: }\n'],
  ],
  'gitlab-ci': [
    '.gitlab-ci.yml',
    'variables:\n',
    [
      ['  A#: a:#\n', 'j#: {image: "$A#"}\n'],
      ['  A#: $A#\n', 'j#: {services: [a, b]}\n'],
      ['  A#: a:#\n', 'j#: {extends: j0, image: !reference [j0, image], script: [docker run a:#]}\n'],
      ['  A#: "$[[ inputs.a# ]]"\n', 'j#: {inherit: {variables: [A#]}, image: "$A#"}\n'],
    ],
  ],
  circleci: [
    '.circleci/config.yml',
    'version: 2.1\njobs:\n',
    [
      '  a#: {docker: [{image: "a:#"}]}\n',
      '  a#: {parameters: {t: {type: string, default: "#"}}, docker: [{image: "a:<< parameters.t >>"}]}\n',
    ],
  ],
  'circleci, one job with many values': [
    '.circleci/config.yml',
    'version: 2.1\njobs:\n  j: {parameters: {t: {type: string}}, docker: [{image: "a:<< parameters.t >>"}]}\nworkflows:\n  w:\n    jobs:\n',
    ['    - j: {t: "#"}\n', '    - j: {matrix: {parameters: {t: ["#", "x#"]}}}\n'],
  ],
  'tekton, many values of one parameter': [
    'task.yaml',
    'apiVersion: tekton.dev/v1\nkind: Task\nspec:\n',
    [['- {params: [{name: p, default: "a:#"}]}\n', '- {steps: [{image: "$(params.p)"}]}\n']],
  ],
  'argo, one manifest for many': [
    'wf.yaml',
    'apiVersion: argoproj.io/v1\nkind: Workflow\nm: &m |\n  apiVersion: v1\n  kind: Pod\n  spec:\n    containers:\n',
    [['    - image: a:#\n', 'x#: {resource: {manifest: *m}}\n']],
  ],
  'kustomize, one patch for many': [
    'kustomization.yaml',
    'patches:\n- patch: &m |\n    apiVersion: v1\n    kind: Pod\n    spec:\n      containers:\n',
    [['      - image: a:#\n', '- patch: *m\n']],
  ],
  tekton: ['task.yaml', 'apiVersion: tekton.dev/v1\nkind: Task\nspec:\n  steps:\n', ['  - image: a:#\n']],
  'azure-pipelines': [
    'azure-pipelines.yml',
    'resources:\n  containers:\n',
    [
      '  - {container: c#, image: "a:#"}\n',
      ['  - {container: c#, image: "a:#"}\n', '  - {x: {container: c#}}\n'],
    ],
  ],
  'bitbucket-pipelines': [
    'bitbucket-pipelines.yml',
    'pipelines:\n  default:\n',
    ['  - step: {image: "a:#"}\n', '  - pipe: docker://a:#\n'],
  ],
  drone: ['.drone.yml', 'steps:\n', ['- image: a:#\n']],
  'cloud-build': ['cloudbuild.yaml', 'steps:\n', ['- name: a:#\n', '- name: $_A#\n']],
  argo: [
    'wf.yaml',
    'apiVersion: argoproj.io/v1\nkind: Workflow\nspec:\n  templates:\n',
    ['  - container: {image: "a:#"}\n'],
  ],
  devcontainer: [
    '.devcontainer.json',
    '{"image": "a:1", "x": ',
    ['"', '[', '{"a":', '// tagproof: ignore[a] x\n', '/*', '\\', '"a#": 1, '],
  ],
  bake: [
    'docker-bake.hcl',
    'target "a" {\n  x = ',
    [
      '"',
      '"${',
      '${',
      '{',
      '<<',
      '<<E\n',
      '/*',
      '//',
      'a = ',
      '"a"\n',
      '"a", ',
      '"type=registry,ref=a:#",\n',
      '[',
      '(',
      '# tagproof: ignore[',
    ],
  ],
  'bake-json': ['docker-bake.json', '{"target": {', ['"a#": {"contexts": {"a": "docker-image://a:#"}}, ']],
  terraform: [
    'main.tf',
    'variable "image" { default = "a/b:1" }\nx = ',
    [
      '"',
      '"${',
      '{',
      '}',
      '<<E\n',
      '<<EOT\na\nEOT\n',
      '/*',
      'a b ',
      'a {\n',
      'image = "a/b:1"\n',
      ['variable "a#" { default = "a/b:1" }\n', 'x_image = "${var.a#}"\n'],
      'x = y ? ',
      'a = 1 b {',
      'a = [{ b = "c" }, ',
      'a = "${"',
      '\\\n',
    ],
  ],
  skaffold: [
    'skaffold.yaml',
    'apiVersion: skaffold/v1\nkind: Config\nx:\n',
    ['- docker: {cacheFrom: ["a:#"]}\n'],
  ],
  'ko, one key many times': [
    '.ko.yaml',
    '',
    [
      'baseImageOverrides: {a: "a:#"}\n',
      ['baseImageOverrides: {a: "a:#"}\n', 'BaseImageOverrides: {a: "a:#"}\n'],
    ],
  ],
  ko: ['.ko.yaml', 'baseImageOverrides:\n', ['  a#: a:#\n', '  a: a:1\n', '  a#: &a# a:#\n  b#: *a#\n']],
  quadlet: ['a.container', '[Container]\n', ['Image=a:#\n', '[Container]\n', ' ', '\r', 'Image=']],
  apko: ['apko.yaml', 'contents:\n  baseimage:\n    image: a/b:1\n', ['  a#: b\n']],
  bazel: [
    'WORKSPACE',
    'container_pull(image = "a/b", tag = "1", ',
    [
      '(',
      'container_pull(',
      'oci_pull(image = "a", tag = "#")\n',
      '"""',
      "'''a",
      '"\\"',
      '#',
      'a = "1", ',
      ')',
    ],
  ],
  earthfile: [
    'Earthfile',
    'VERSION 0.8\nFROM a:1\n',
    [
      '"',
      "'",
      "a'b'",
      '\\\n',
      '# x\n',
      't#:\n',
      'ARG A#=$A#$A#\n',
      'FROM a:#\n',
      'FROM a:$A#\n',
      'WITH DOCKER --pull a:# \\\n',
      ' --pull=a:#',
      'SAVE IMAGE a:# ',
      ['ARG A#=1\n', 'FROM a:$A#\n'],
    ],
  ],
  fly: [
    'fly.toml',
    '[build]\nimage = "a:1"\n',
    [
      '"',
      "'",
      '"""',
      "'''",
      '""""',
      '[',
      '[a]\n',
      '{',
      'a = {',
      'a.b.',
      'a = "\\',
      '\\u0061',
      ', ',
      '}',
      ']',
      'image = "a:#"\n',
    ],
  ],
  jsonnet: [
    'a.jsonnet',
    "{ image: 'a:1', ",
    [
      "'",
      '"',
      "@'",
      "''",
      '|||\n',
      '|||',
      '/*',
      '//',
      '{ image: ',
      "image: 'a/b:' + ",
      "container.new('a', 'a:#') + ",
      "a: 'a/b:#', ",
      '(',
      '}',
      '\\',
    ],
  ],
  jenkinsfile: [
    'Jenkinsfile',
    "docker.image('a:1')\n",
    [
      "'",
      '"',
      "'''",
      '"""',
      '/*',
      '//',
      '/',
      '\\',
      "yaml '''\n",
      "image 'a:#'\n",
      "docker.image('a:#')\n",
      'docker "$',
      '#!',
    ],
  ],
  shell: [
    'run.sh',
    'docker run a:1\n',
    [
      'a/',
      'say',
      '"',
      "'",
      '`',
      '$(',
      '${',
      '((',
      '$((',
      '\\\n',
      'docker run ',
      'docker run a:#\n',
      'docker run --a b ',
      'cat <<E\n',
      'cat <<E#\n',
      ' <<E#',
      'sudo ',
      'x=$(docker run a:# "$(docker run b)")\n',
      '${A:-$(docker run a:#)} ',
      'cat <<E\n$(docker run a:#)\nE\n',
      '@sha256:',
      '# tagproof: ignore[',
      '# tagproof: ignore[a] x\n',
      'x "# tagproof: ignore[a] ',
    ],
  ],
};

const listed = Object.entries(settings).flatMap(([name, [file, head, tokens]]) =>
  tokens.map((token) => ({ name, path: file, head, token })),
);
const written = [...listed, ...shapes];

/** The scanner of a case. A name may say more after a comma, where a scanner has several heads. */
export const scannerOf = ({ name }) => name.split(',')[0];

/** The worst cases of these scanners, at least a few for each. */
export function worstCases(scanners) {
  const own = written.filter((worst) => scanners.includes(scannerOf(worst)));
  const known = new Set(listed.map(scannerOf));
  return [...own, ...scanners.filter((id) => !known.has(id)).flatMap(fixtureCases)];
}

const upsetting = [
  '\n',
  '"',
  "'",
  '\\\n',
  '{',
  '[',
  '(',
  '- ',
  ': ',
  '= ',
  '/*',
  '# tagproof: ignore[a] x\n',
];

/** Worst cases made of the first fixtures of a scanner. */
export function fixtureCases(id) {
  const folder = fileURLToPath(new URL(`../test/fixtures/scan/${id}`, import.meta.url));
  const inputs = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && entry.parentPath.includes(`${path.sep}input`),
  );
  return inputs.slice(0, 3).flatMap((entry) => {
    const file = path.join(entry.parentPath, entry.name);
    const text = readFileSync(file, 'utf8');
    const [, below = ''] = file.split(`${path.sep}input${path.sep}`);
    return [text, ...upsetting].map((token) => ({ name: id, path: below, head: text, token }));
  });
}

/** The file of a case, about `size` characters long. */
export function worstFile({ path, head, token }, size) {
  const parts = [token].flat();
  const fixed = parts.reduce((sum, part) => sum + (part.once?.length ?? 0), head.length);
  const share = (size - fixed) / parts.filter((part) => part.once === undefined).length;
  return { path, text: head + parts.map((part) => part.once ?? repeated(part, share)).join('') };
}

/** `#` behind a letter, a colon, a quote or an underscore is a number. */
const counted = /(?<=[\w:"])#/g;

function repeated(token, size) {
  const counts = token.search(counted) >= 0;
  if (!counts) return token.repeat(Math.max(0, Math.ceil(size / token.length)));
  const pieces = [];
  for (let length = 0, count = 0; length < size; count += 1) {
    const piece = token.replaceAll(counted, String(count));
    pieces.push(piece);
    length += piece.length;
  }
  return pieces.join('');
}
