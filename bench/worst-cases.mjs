// The nastiest repeated tokens for each scanner: what a path and a head make of them, and how they are repeated.
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables of the formats, not of this file

const yaml = [
  '\n',
  '\t',
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

/** `[path, head, tokens]`: `#` in a token counts; two tokens are one half of the text each. */
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
    ],
  ],
  circleci: ['.circleci/config.yml', 'jobs:\n', ['  a#: {docker: [{image: "a:#"}]}\n']],
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
  shell: [
    'run.sh',
    'docker run a:1\n',
    [
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

/** Every setting with one of its tokens. */
export const cases = Object.entries(settings).flatMap(([name, [path, head, tokens]]) =>
  tokens.map((token) => ({ name, path, head, token })),
);

/** The file of a case, about `size` characters long. */
export function worstFile({ path, head, token }, size) {
  const halves = [token].flat();
  const texts = halves.map((one) => repeated(one, (size - head.length) / halves.length));
  return { path, text: head + texts.join('') };
}

function repeated(token, size) {
  const pieces = [];
  for (let length = 0, count = 0; length < size; count += 1) {
    const piece =
      /\w#/.test(token) || /[:"]#/.test(token) ? token.replaceAll(/(?<=[\w:"])#/g, String(count)) : token;
    pieces.push(piece);
    length += piece.length;
  }
  return pieces.join('');
}
