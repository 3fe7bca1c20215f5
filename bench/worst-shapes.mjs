// Shapes that can blow up in any format: many aliases, merges, variables and templates, deep nesting, one long line.
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: variables of the formats, not of this file

/** What stands once in a text, between repeated tokens. */
const once = (text) => ({ once: text });

/**
 * The formats in YAML: `[path, head, item, { variable, nested }]`. In an item, `@` is the image and `&` an anchor. `variable`
 * is how a name uses what only a run knows, `nested` what contains itself, `close` ends the text.
 */
const yamlFormats = {
  compose: ['compose.yaml', 'services:\n', '  s#: &{image: @}', { variable: '${A#:-a}' }],
  kubernetes: [
    'list.yaml',
    'apiVersion: v1\nkind: List\nitems:\n',
    '- &{containers: [{image: @}]}',
    { variable: '$(A#)', nested: '{containers: [{volumes: [' },
  ],
  workflow: [
    '.github/workflows/ci.yml',
    'jobs:\n',
    '  s#: &{container: @}',
    { variable: '${{ a.b# }}', nested: '{steps: [' },
  ],
  'helm-values': ['values.yaml', 'x: {}\n', 's#: &{image: @}', { variable: '{{ .a# }}', nested: '{image: ' }],
  kustomize: ['kustomization.yaml', 'images:\n', '- &{name: a, newName: @}', { variable: '$(A#)' }],
  'gitlab-ci': ['.gitlab-ci.yml', '', 's#: &{image: @}', { variable: '${A#}', nested: '{script: [[' }],
  circleci: [
    '.circleci/config.yml',
    'version: 2.1\njobs:\n',
    '  s#: &{docker: [{image: @}]}',
    { variable: '<< a.b# >>', nested: '{steps: [{when: ' },
  ],
  tekton: [
    'task.yaml',
    'apiVersion: tekton.dev/v1\nkind: Task\nspec:\n  steps:\n',
    '  - &{image: @}',
    { variable: '$(params.a#)', nested: '{taskSpec: {steps: [' },
  ],
  'azure-pipelines': [
    'azure-pipelines.yml',
    'jobs:\n',
    '- &{container: @}',
    { variable: '$(a#)', nested: '{jobs: [{container: ' },
  ],
  'bitbucket-pipelines': [
    'bitbucket-pipelines.yml',
    'pipelines:\n  default:\n',
    '  - &{step: {image: @}}',
    { variable: '$A#', nested: '{parallel: [' },
  ],
  drone: [
    '.drone.yml',
    'kind: pipeline\nsteps:\n',
    '- &{image: @}',
    { variable: '${A#}', nested: '{steps: [' },
  ],
  'cloud-build': ['cloudbuild.yaml', 'steps:\n', '- &{name: @}', { variable: '${_A#}', nested: '{args: [' }],
  buildkite: [
    '.buildkite/pipeline.yml',
    'steps:\n',
    '- &{image: @, plugins: [{docker#v5.12.0: {image: @}}]}',
    { variable: '${A#:-a}', nested: '{steps: [' },
  ],
  concourse: [
    'ci/pipeline.yml',
    'jobs: []\nresources:\n',
    '- &{type: registry-image, source: {repository: @}}',
    { variable: '((a#))', nested: '{plan: [{do: [' },
  ],
  argo: [
    'wf.yaml',
    'apiVersion: argoproj.io/v1\nkind: Workflow\nspec:\n  templates:\n',
    '  - &{container: {image: @}}',
    { variable: '{{inputs.parameters.a#}}', nested: '{steps: [[{inline: ' },
  ],
  skaffold: [
    'skaffold.yaml',
    'apiVersion: skaffold/v1\nkind: Config\nbuild:\n  artifacts:\n',
    '  - &{image: @, docker: {cacheFrom: [@]}}',
    { variable: '{{.A#}}', nested: '{custom: [' },
  ],
  kamal: [
    'config/deploy.yml',
    'service: a\nimage: a/b\naccessories:\n',
    '  s#: &{image: @}',
    { variable: '<%= a# %>', nested: '{image: ' },
  ],
  ansible: [
    'site.yml',
    '- hosts: all\n  tasks:\n',
    '  - &{docker_container: {name: a, image: @}}',
    { variable: '{{ a# }}', nested: '{block: [' },
  ],
  ko: ['.ko.yaml', 'baseImageOverrides:\n', '  s#: &@', { variable: '${A#}', nested: '{a: ' }],
  apko: [
    'apko.yaml',
    'contents:\n  baseimage: {image: a/b:1}\nx:\n',
    '- &{contents: {baseimage: {image: @}}}',
    { variable: '$A#', nested: '{contents: [' },
  ],
  ecs: [
    'deploy/task-definition.json',
    '{"containerDefinitions": [\n',
    '{"name": "a", "image": @},',
    { variable: '$A#', nested: '{"containerDefinitions": [', close: '{"name": "z"}]}' },
  ],
  cloudformation: [
    'stack.template.yaml',
    'AWSTemplateFormatVersion: 2010-09-09\nResources:\n',
    '  s#: &{Type: "AWS::ECS::TaskDefinition", Properties: {ContainerDefinitions: [{Image: @}]}}',
    { variable: '${A#}', nested: '{"Fn::Sub": [' },
  ],
};

const withImage = (item, image) => item.replace('&', '').replaceAll('@', `"${image}"`);
const anchored = (item, anchor, image = 'a:1') =>
  item.replace('&', `&${anchor} `).replaceAll('@', `"${image}"`);
const beforeAnchor = (item) => item.slice(0, item.indexOf('&'));
/** Levels that every parser reads. */
const depth = 40;
const closing = { '{': '}', '[': ']' };
const closed = (open) => [...open].reverse().flatMap((char) => closing[char] ?? []);
const deep = (nested) => `${nested.repeat(depth)}${closed(nested.repeat(depth)).join('')}`;

function aliasesOf(item) {
  const first = once(`${anchored(item, 'x')}\n`);
  return [
    [first, `${beforeAnchor(item)}*x\n`],
    `${anchored(item, 'a#')}\n${beforeAnchor(item).replace('s#', 't#')}*a#\n`,
    ...(item.includes('&{') ? mergesOf(item, first) : []),
  ];
}

function mergesOf(item, first) {
  return [
    [first, `${withImage(item, 'b:1').replace('{', '{<<: *x, ')}\n`],
    [first, `${anchored(item, 'x', 'b:#').replace('{', '{<<: *x, ')}\n`],
    [first, once(`${beforeAnchor(item)}{<<: [`), '*x, ', once(']}\n')],
    [`${anchored(item, 'a#')}\n`, once(`${beforeAnchor(item)}{<<: [*a0`), ', *a0', once(']}\n')],
    [first, `${anchored(item, 'a#', 'a:#')}\n${beforeAnchor(item).replace('s#', 't#')}{<<: [*a#, *x]}\n`],
  ];
}

/** The shapes of a format in YAML. JSON has no aliases. */
function shapesOf(item, { variable, nested = '{a: [', close = '' }) {
  const before = withImage(item.slice(0, item.indexOf('@')), 'a:1');
  const behind = item.slice(item.lastIndexOf('@') + 1);
  const ended = (tokens) => (close === '' ? tokens : [...[tokens].flat(), once(close)]);
  return [
    ...(item.includes('&') ? aliasesOf(item) : []),
    `${withImage(item, 'a:#')}\n`,
    `${withImage(item, variable)}\n`,
    `${withImage(item, `a:${variable}`)}\n`,
    `${withImage(item, '{{ a# }}')}\n`,
    `${before}${deep(nested)}${behind}\n`,
    [once(`${before}"`), variable, once(`"${behind}\n`)],
    [once(`${before}"`), 'a/', once(`a:1"${behind}\n`)],
    [once(`${before}"a:1`), '-1', once(`"${behind}\n`)],
    [once(before), nested],
  ].map(ended);
}

const ofYaml = Object.entries(yamlFormats).flatMap(([id, [path, head, item, more]]) =>
  shapesOf(item, more).map((token) => ({ name: `${id}, any shape`, path, head, token })),
);

/** The other formats: `[path, head, tokens]`. */
const others = {
  dockerfile: [
    'Dockerfile',
    '',
    [
      [once('FROM a:1'), '-1'],
      [once('FROM '), 'a/', once('a:1\n')],
      ['ARG A#=a\n', 'FROM ${A#:-a}:1 AS s#\n', 'COPY --from=s# a b\n'],
      [once('FROM a:1\nRUN '), 'a && \\\n'],
      [once('ARG A=a\n'), 'ARG A=$A$A\n', 'FROM $A\n'],
      [once('FROM a:1\n'), 'FROM {{ a# }}\n'],
    ],
  ],
  bake: [
    'docker-bake.hcl',
    '',
    [
      ['variable "A#" { default = "a" }\n', 'target "t#" { contexts = { a = "docker-image://a:${A#}" } }\n'],
      ['target "t#" { contexts = { a = "docker-image://a:#" } }\n', 'target "u#" { inherits = ["t#"] }\n'],
      [once('target "t" { args = { A = "a:1" } }\n'), 'target "u#" { inherits = ["t"] }\n'],
      [
        once('variable "A" { default = "'),
        'a',
        once('" }\ntarget "t" { dockerfile-inline = "FROM '),
        '${A}',
        once('" }\n'),
      ],
      ['variable "A#" { default = "a:#" }\n', 'target "t#" { dockerfile-inline = "FROM ${A#}" }\n'],
      [once('target "t" { x = '), '{a = ['],
      [once('target "t" { contexts = { a = "docker-image://'), 'a/', once('a:1" } }\n')],
      [once('target "t" { contexts = { a = "docker-image://a:'), '${A}', once('" } }\n')],
    ],
  ],
  'bake-json': [
    'docker-bake.json',
    '{"target": {',
    [
      [
        once('"t": {"args": {"A": "a:1"}}, '),
        '"t#": {"inherits": ["t"], "dockerfile-inline": "ARG A\\nFROM $A"}, ',
        once('"u": {}}}'),
      ],
      [once('"t": {"dockerfile-inline": "'), 'FROM a:#\\n', once('"}}}')],
      [once('"t": {"contexts": {"a": "docker-image://a:'), '${A}', once('"}}}}')],
      [once('"t": '), '{"a": ['],
    ],
  ],
  terraform: [
    'main.tf',
    '',
    [
      [
        once('locals {\n'),
        'a# = "a"\n',
        once('}\nresource "docker_image" "a" { name = "'),
        '${local.a#}',
        once('" }\n'),
      ],
      [
        once('locals {\na0 = "a/b:1"\n'),
        'a# = local.a0\n',
        once('}\n'),
        'resource "docker_image" "a" { name = local.a# }\n',
      ],
      ['locals { a = "a/b:#" }\n', 'resource "docker_image" "a" { name = local.a }\n'],
      [once('resource "docker_image" "a" { name = "a:'), '-1', once('" }\n')],
      [once('resource "docker_image" "a" { x = '), '{a = ['],
    ],
  ],
  packer: [
    'a.pkr.hcl',
    '',
    [
      'source "docker" "a#" { image = "a:#" }\n',
      ['variable "a#" { default = "a:#" }\n', 'source "docker" "a#" { image = var.a# }\n'],
      [once('source "docker" "a" { image = "a:'), '${var.a}', once('" }\n')],
      [once('source "docker" "a" { image = "'), 'a/', once('a:1" }\n')],
      [once('source "docker" "a" { x = '), '{a = ['],
    ],
  ],
  nomad: [
    'a.nomad.hcl',
    'variable "a" { default = "a" }\njob "a" {\n',
    [
      'task "a#" {\n driver = "docker"\n config { image = "a:#" }\n}\n',
      [
        once('}\n'),
        'variable "a#" { default = "a:#" }\n',
        once('job "b" {\n'),
        'task "a#" {\n driver = "docker"\n config { image = var.a# }\n}\n',
      ],
      [once(' task "a" {\n driver = "docker"\n config { image = "a:'), '${var.a}', once('" }\n}\n}\n')],
      [once(' task "a" {\n driver = "docker"\n config { image = "'), 'a/', once('a:1" }\n}\n}\n')],
      'group "a" { task "b" { config {',
    ],
  ],
  devcontainer: [
    '.devcontainer.json',
    '',
    [
      [once('{"image": "a:'), '${A}', once('"}')],
      [once('{"image": "'), 'a/', once('a"}')],
    ],
  ],
  quadlet: [
    'a.container',
    '[Container]\n',
    [[once('Image='), 'a/', once('a:1\n')], [once('Image='), '%i'], 'Image=a:${A}\n'],
  ],
  bazel: [
    'WORKSPACE',
    '',
    [
      [once('container_pull(image = "'), 'a/', once('a", tag = "1")\n')],
      ['A# = "a"\n', 'container_pull(image = A#, tag = "1")\n'],
      [once('container_pull(image = "a", tag = '), '"1" + ', once('"1")\n')],
      [once('oci_pull(image = "a", x = '), '{"a": ['],
    ],
  ],
  earthfile: [
    'Earthfile',
    'VERSION 0.8\n',
    [
      [once('FROM '), 'a/', once('a:1\n')],
      [once('FROM a:'), '$A', once('\n')],
    ],
  ],
  fly: [
    'fly.toml',
    '[build]\n',
    [
      [once('image = "'), 'a/', once('a:1"\n')],
      [once('x = '), '[{a = '],
    ],
  ],
  jsonnet: [
    'a.jsonnet',
    '',
    [
      [once("{ image: '"), 'a/', once("a:1' }\n")],
      [once('{ image: "'), '%s', once('" }\n')],
    ],
  ],
  jenkinsfile: [
    'Jenkinsfile',
    '',
    [
      [once("docker.image('"), 'a/', once("a:1')\n")],
      [once('docker.image("'), '${a}', once('")\n')],
      ["def a# = 'a:#'\n", 'docker.image(a#)\n'],
    ],
  ],
  shell: [
    'run.sh',
    '',
    [
      ['A#=a:#\n', 'docker run $A#\n'],
      [once('A=a\n'), 'A=$A$A\n', 'docker run $A\n'],
      [once('docker run '), 'a/', once('a:1\n')],
      [once('docker run a:'), '${A}', once('\n')],
      ['A=a:#\n', 'docker run $A\n'],
      [once('docker run a:1 ${a"'), '}', once('\n')],
      [once('docker run a:1 '), '${a} '],
    ],
  ],
};

const ofOthers = Object.entries(others).flatMap(([id, [path, head, tokens]]) =>
  tokens.map((token) => ({ name: `${id}, any shape`, path, head, token })),
);

const multiplied = `ARG A=aaaaaaaaaaaaaaaa\n${'ARG A=$A$A$A$A$A\n'.repeat(9)}FROM $A\n`;
const inBlock = multiplied.replace(/^(?=.)/gm, '        ');

/** Values that many places use, one long value, and many values of one name: `[name, path, head, token]`. */
const values = [
  ['dockerfile', 'Dockerfile', '', [once('ARG A='), 'a', once('\n'), 'FROM $A\n']],
  ['dockerfile', 'Dockerfile', '', [once('ARG A='), 'a', once('\n'), 'ARG B=$A\n', once('FROM $B\n')]],
  ['compose', 'compose.yaml', 'services:\n', `  s#:\n    build:\n      dockerfile_inline: |\n${inBlock}`],
  [
    'compose',
    'compose.yaml',
    `services:\n  s:\n    build:\n      dockerfile_inline: &d |\n${inBlock}`,
    '  t#: {build: {args: {A: b#}, dockerfile_inline: *d}}\n',
  ],
  [
    'bake',
    'docker-bake.hcl',
    '',
    `target "t#" {\n dockerfile-inline = <<E\n${multiplied.replaceAll('$', '$$')}E\n}\n`,
  ],
  [
    'bake',
    'docker-bake.hcl',
    'variable "A" { default = "',
    ['a', once('" }\n'), 'target "t#" { contexts = { a = "docker-image://${A}b" } }\n'],
  ],
  [
    'bake-json',
    'docker-bake.json',
    '{"variable": {"A": {"default": "',
    ['a', once('"}}, "target": {'), '"t#": {"dockerfile-inline": "FROM ${A}"},', once('"u": {}}}')],
  ],
  [
    'terraform',
    'main.tf',
    'locals { a = "',
    ['a', once('" }\n'), 'resource "docker_image" "a" { name = "${local.a}b" }\n'],
  ],
  [
    'packer',
    'a.pkr.hcl',
    'variable "a" { default = "',
    ['a', once('" }\n'), 'source "docker" "a" { image = "${var.a}b" }\n'],
  ],
  ['shell', 'Makefile', '', 'A = a:#\nx:\n\tdocker run $(A)\n\tdocker push $(A)\n'],
  ['shell', 'run.sh', 'A=', ['a', once('\n'), 'docker run ${A}b\n']],
  ['shell', 'run.sh', '', ['A=a:#\n', 'docker run x/$A#\n', 'docker run $A\n']],
  ['gitlab-ci', '.gitlab-ci.yml', 'variables:\n  A: "', ['a', once('"\n'), 'j#: {image: "${A}b"}\n']],
  [
    'gitlab-ci',
    '.gitlab-ci.yml',
    'include: [a.yml]\nvariables:\n',
    ['  A#: a/b:#\n', 'j#: {image: "$B#"}\n'],
  ],
  [
    'gitlab-ci',
    '.gitlab-ci.yml',
    'workflow:\n  rules:\n',
    ['  - {variables: {A: "a:#"}}\n', 'j#: {image: $A}\n'],
  ],
  [
    'workflow',
    '.github/workflows/ci.yml',
    'env:\n  A: "',
    ['a', once('"\njobs:\n'), '  j#: {container: "${{ env.A }}b"}\n'],
  ],
  [
    'workflow',
    '.github/workflows/ci.yml',
    'jobs:\n  j:\n    strategy: {matrix: {i: [x',
    [', "a:#"', once(']}}\n    steps:\n'), '    - {uses: "docker://${{ matrix.i }}"}\n'],
  ],
  [
    'circleci',
    '.circleci/config.yml',
    'version: 2.1\nparameters: {p: {type: string, default: "',
    ['a', once('"}}\njobs:\n'), '  j#: {docker: [{image: "<< pipeline.parameters.p >>b"}]}\n'],
  ],
  [
    'tekton',
    'task.yaml',
    'apiVersion: tekton.dev/v1\nkind: Task\nspec:\n  params: [{name: p, default: "',
    ['a', once('"}]\n  steps:\n'), '  - {image: "$(params.p)b"}\n'],
  ],
  [
    'tekton',
    'task.yaml',
    'apiVersion: tekton.dev/v1\nkind: Task\nspec:\n  params:\n',
    ['  - {name: p#, default: "a"}\n', once('  steps:\n  - image: "'), '$(params.p#)', once('"\n')],
  ],
  [
    'argo',
    'wf.yaml',
    'apiVersion: argoproj.io/v1\nkind: Workflow\nspec:\n  arguments: {parameters: [{name: p, value: "',
    ['a', once('"}]}\n  templates:\n'), '  - {container: {image: "{{workflow.parameters.p}}b"}}\n'],
  ],
  [
    'cloudformation',
    'stack.yaml',
    'AWSTemplateFormatVersion: 2010-09-09\nParameters: {A: {Default: "',
    [
      'a',
      once('"}}\nResources:\n'),
      '  s#: {Type: "AWS::Lambda::Function", Properties: {Code: {ImageUri: {"Fn::Sub": "${A}b"}}}}\n',
    ],
  ],
  [
    'cloud-build',
    'cloudbuild.yaml',
    'substitutions: {_A: "',
    ['a', once('"}\nsteps:\n'), '- {name: "${_A}b"}\n'],
  ],
  ['earthfile', 'Earthfile', 'VERSION 0.8\nARG A=', ['a', once('\n'), 'FROM ${A}b\n']],
  ['bazel', 'WORKSPACE', 'A = "', ['a', once('"\n'), 'container_pull(image = A, tag = "1")\n']],
  [
    'nomad',
    'a.nomad.hcl',
    'variable "a" { default = "',
    ['a', once('" }\njob "b" {\n'), 'task "a" { config { image = "${var.a}b" } }\n'],
  ],
];

const ofValues = values.map(([id, path, head, token]) => ({ name: `${id}, values`, path, head, token }));

/** Cases of every scanner. */
export const shapes = [...ofYaml, ...ofOthers, ...ofValues];
