// The worst case: 1 MB and 2 MB of the nastiest repeated tokens for each scanner. The time must grow with the size, not
// with its square. `node bench/worst.mjs` prints the table; TAGPROOF_WORST=id runs one scanner.
import { scanFile, scanners } from '../lib/scan/index.js';

/** A path that each scanner takes, and what must stand first for it to read the file. */
export const settings = {
  dockerfile: ['Dockerfile', 'FROM a:1\n'],
  compose: ['compose.yaml', 'services:\n  a:\n    image: a:1\n    x: '],
  kubernetes: ['pod.yaml', 'apiVersion: v1\nkind: Pod\nspec:\n  containers:\n  - image: a:1\n    x: '],
  workflow: ['.github/workflows/ci.yml', 'jobs:\n  a:\n    container: a:1\n    x: '],
  'helm-values': ['values.yaml', 'image:\n  repository: a\n  tag: 1\nx: '],
  kustomize: ['kustomization.yaml', 'images:\n- name: a\n  newTag: 1\nx: '],
  'gitlab-ci': ['.gitlab-ci.yml', 'image: a:1\nx: '],
  circleci: ['.circleci/config.yml', 'jobs:\n  a:\n    docker:\n    - image: a:1\n    x: '],
  tekton: ['task.yaml', 'apiVersion: tekton.dev/v1\nkind: Task\nspec:\n  steps:\n  - image: a:1\n    x: '],
  'azure-pipelines': ['azure-pipelines.yml', 'jobs:\n- container: a:1\n  x: '],
  'bitbucket-pipelines': ['bitbucket-pipelines.yml', 'image: a:1\npipelines: '],
  drone: ['.drone.yml', 'steps:\n- image: a:1\n  x: '],
  'cloud-build': ['cloudbuild.yaml', 'steps:\n- name: a:1\n  x: '],
  argo: [
    'wf.yaml',
    'apiVersion: argoproj.io/v1\nkind: Workflow\nspec:\n  container:\n    image: a:1\n    x: ',
  ],
  devcontainer: ['.devcontainer.json', '{"image": "a:1", "x": '],
  bake: ['docker-bake.hcl', 'target "a" {\n  cache-from = ["a:1"]\n  x = '],
  'bake-json': ['docker-bake.json', '{"target": {"a": {"contexts": {"a": "docker-image://a:1"}, "x": '],
  terraform: ['main.tf', 'variable "image" { default = "a/b:1" }\nx = '],
  skaffold: ['skaffold.yaml', 'apiVersion: skaffold/v1\nkind: Config\nx: '],
  ko: ['.ko.yaml', 'defaultBaseImage: a:1\nx: '],
  quadlet: ['a.container', '[Container]\nImage=a:1\n'],
  apko: ['apko.yaml', 'contents:\n  baseimage:\n    image: a/b:1\n  x: '],
  bazel: ['WORKSPACE', 'container_pull(image = "a/b", tag = "1", '],
  shell: ['run.sh', 'docker run a:1\n'],
};

/** Repeated as they are; `#` is replaced by a count, so that names differ. */
export const tokens = [
  'a',
  ' ',
  '\n',
  '\t',
  '\r',
  '"',
  "'",
  '`',
  '\\',
  '\\\n',
  '# ',
  '#',
  '{',
  '}',
  '[',
  ']',
  '(',
  ')',
  '((',
  '$(',
  '${',
  '${A:-',
  '$',
  '{{',
  '}}',
  '{{ x }}',
  '{{ x\n',
  '{%',
  '{#',
  '{{/*',
  '<%',
  '<<',
  '<<E\n',
  '<<EOT',
  '<<"',
  '&a ',
  '&a#\n- ',
  '*a ',
  '- ',
  '- &a#\n',
  '? ',
  ': ',
  ':',
  '|\n',
  '>-\n',
  '!x ',
  '%',
  '@',
  '@sha256:',
  '/*',
  '//',
  '=',
  '==',
  ',',
  ';',
  '|',
  '"""',
  "'''",
  '---\n',
  '...\n',
  '\uFEFF',
  '# tagproof: ignore[',
  '# tagproof: ignore[unpinned] x\n',
  '# tagproof: ignore[\n',
  'tagproof: ignore[',
  'image: a:1\n',
  '- image: a:1\n',
  'image: {{ x }}\n',
  'image: ${A:-b}\n',
  '\nimage: "',
  '\n  image: *a',
  '\na#: &b# a:1\nc#: *b#',
  '\n<<: *a',
  '\nx: &a {<<: *a}',
  '{a: ',
  '[a, ',
  '"a": ',
  '"a", ',
  '{"image": "a:1"}, ',
  '{"a":[',
  'FROM a:1\n',
  'FROM a#:1 AS s#\n',
  'COPY --from=a:1 a b\n',
  'COPY --from=s# a b\n',
  'ARG A#=a:1\n',
  'ARG A#=a\nFROM $A#\n',
  'RUN --mount=from=a,',
  '--mount=from=a ',
  ' \\\n# x\n',
  'RUN <<E\n',
  'RUN <<A <<B <<C\n',
  'ONBUILD ',
  '# syntax=a:1\n',
  'docker run ',
  'docker run a:1\n',
  'docker run --a b ',
  'docker run "',
  'cat <<E\n',
  'x=$((',
  'a <<A <<B\n',
  'sudo ',
  '2>&1 ',
  'image = "a/b:1"\n',
  'a { ',
  'a = <<E\n',
  'x = "${',
  '"${"${',
  'variable "a#" { default = "a/b:1" }\n',
  'a b ',
  'x = y ? ',
  'oci_pull(',
  'oci_pull(image = "a", tag = "1")\n',
  'oci_pull(a = "1", ',
  'x("',
  'Image=a:1\n',
  '[Container]\n',
  '\nImage=',
  '\n  b#:\n    image: a:1',
  '\n- b#',
  '\n#: a',
  '\ncontainers:\n- image: a:1',
  '\nkind: ConfigMap\nx:',
  "${{ a || 'b' }}",
  "${{ '",
  "'||",
];

export function worst(id, token, size) {
  const [path, head] = settings[id];
  const pieces = [head];
  for (let length = head.length, count = 0; length < size; count += 1) {
    const piece = token.startsWith('#') ? token : token.replaceAll('#', String(count));
    pieces.push(piece);
    length += piece.length;
  }
  return { path, text: pieces.join('') };
}

function measured(id, token, size) {
  const file = worst(id, token, size);
  const started = performance.now();
  scanFile(file);
  return performance.now() - started;
}
if (process.argv[1].endsWith('worst.mjs')) main();
function main() {
  const only = process.env.TAGPROOF_WORST;
  const small = Number(process.env.SMALL ?? 64) * 1024;
  for (const { id } of scanners) {
    if (only && !only.split(',').includes(id)) continue;
    const t0 = performance.now();
    for (const token of tokens) {
      let [a, b] = [measured(id, token, small), measured(id, token, small * 2)];
      if (b > 40 && b / a > 2.6) {
        [a, b] = [Math.min(a, measured(id, token, small)), Math.min(b, measured(id, token, small * 2))];
        if (b / a > 2.6)
          console.log(id, JSON.stringify(token), a.toFixed(0), b.toFixed(0), (b / a).toFixed(2));
      }
    }
    console.error(id, 'done', ((performance.now() - t0) / 1000).toFixed(1));
  }
}
