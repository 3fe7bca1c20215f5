// Writes the repositories of bench/scale.mjs: one of 200,000 files of the kinds that large repositories have, and one of
// Helm charts. How many references a scan finds in them is known by construction.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes files below a folder, and remembers which folders are there. */
function writer(root) {
  const known = new Set();
  return (name, text) => {
    const target = path.join(root, name);
    const folder = path.dirname(target);
    if (!known.has(folder)) mkdirSync(folder, { recursive: true });
    known.add(folder);
    writeFileSync(target, text);
  };
}

function commit(folder) {
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  execFileSync('git', ['add', '.'], { cwd: folder });
}

const lines = (count, line) => Array.from({ length: count }, (_, index) => line(index)).join('');
const registry = 'registry.example.com';

const code = {
  ts: (n) =>
    lines(
      20 + (n % 90),
      (i) => `export const total${i} = (rows: Row[]) => rows.map((row) => row.part${n % 97});\n`,
    ),
  go: (n) =>
    `package part${n % 50}\n\n${lines(10 + (n % 60), (i) => `func (s *Service${n % 31}) Step${i}(ctx context.Context) error {\n\treturn s.next(ctx, ${i})\n}\n\n`)}`,
  py: (n) =>
    lines(
      10 + (n % 50),
      (i) => `def step_${i}(rows, image):\n    return [row.total_${n % 89} for row in rows]\n\n`,
    ),
  java: (n) =>
    `package com.example.p${n % 50};\n\npublic class C${n} {\n${lines(10 + (n % 70), (i) => `    public int part${i}(int a) { return a + ${i}; }\n`)}}\n`,
  md: (n) =>
    `# Part ${n}\n\n${lines(10 + (n % 40), () => 'Some text about what this part does, and how it is used by others.\n')}`,
};
const extensions = Object.keys(code);

const container = (n, i) => `        - name: c${i}
          image: ${registry}/team${n % 40}/app${n}-${i}:1.${i}
          args: ["--port=8080", "--level=info"]
          env:
            - {name: MODE, value: production}
          ports: [{containerPort: 8080}]
          resources:
            limits: {cpu: 500m, memory: 256Mi}
`;

const deployment = (n) => `apiVersion: apps/v1
kind: Deployment
metadata:
  name: app${n}
  labels: {app.kubernetes.io/name: app${n}}
spec:
  replicas: 2
  selector:
    matchLabels: {app.kubernetes.io/name: app${n}}
  template:
    metadata:
      labels: {app.kubernetes.io/name: app${n}}
    spec:
      containers:
${container(n, 0)}${container(n, 1)}---
apiVersion: v1
kind: Service
metadata: {name: app${n}}
spec:
  selector: {app.kubernetes.io/name: app${n}}
  ports:
    - {port: 80, targetPort: 8080}
`;

const configMap = (n) => `apiVersion: v1
kind: ConfigMap
metadata:
  name: settings-${n}
data:
  settings.ini: |
${lines(20 + (n % 60), (i) => `    key.${i} = value ${n}\n`)}`;

const schema = (depth, n) =>
  depth === 0
    ? { type: 'string', description: `What the field ${n} of the resource says about it.` }
    : {
        type: 'object',
        description: 'A group of fields.',
        properties: Object.fromEntries(
          Array.from({ length: 5 }, (_, i) => [`field${i}`, schema(depth - 1, n + i)]),
        ),
      };

function yamlOf(value, indent) {
  const pad = ' '.repeat(indent);
  return Object.entries(value)
    .map(([key, one]) =>
      typeof one === 'object' ? `${pad}${key}:\n${yamlOf(one, indent + 2)}` : `${pad}${key}: ${one}\n`,
    )
    .join('');
}

const largeSchema = schema(4, 0);
const schemaYaml = yamlOf(largeSchema, 10);
const definition = (n) =>
  `apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata:
  name: things${n}.example.com
spec:
  group: example.com
  names: {kind: Thing${n}, plural: things${n}}
  scope: Namespaced
  versions:
    - name: v1
      served: true
      storage: true
      schema:
        openAPIV3Schema:
${schemaYaml.replaceAll(/^ {10}/gm, '          ')}`.replace(
    /names: \{kind: (\w+), plural: (\w+)\}/,
    'names:\n    kind: $1\n    plural: $2',
  );

const openApi = (n) => `openapi: 3.0.0
info: {title: Service ${n}, version: 1.0.0}
paths:
${lines(30, (i) => `  /things/${i}:\n    get:\n      summary: Reads a thing\n      responses:\n        '200': {description: The thing}\n`)}components:
  schemas:
    Thing:
${yamlOf(schema(3, n), 6)}`;

const translations = (n) =>
  lines(40 + (n % 100), (i) => `message_${i}: "A text of part ${n} that people read"\n`);

const settings = (n) =>
  lines(15 + (n % 30), (i) => `section${i}:\n  enabled: true\n  limit: ${n}\n  names: [a, b, c]\n`);

const packageJson = (n) =>
  `${JSON.stringify({ name: `@example/p${n}`, version: '1.0.0', scripts: { build: 'tsc -p .', test: 'vitest run' }, dependencies: { a: '1.0.0', b: '2.0.0' } }, null, 2)}\n`;

const dataJson = (n) =>
  JSON.stringify(
    Array.from({ length: 20 + (n % 60) }, (_, id) => ({ id, name: `item ${id}`, tags: ['a', 'b'] })),
    null,
    2,
  );

const lockJson = (n) =>
  JSON.stringify(
    {
      name: `p${n}`,
      lockfileVersion: 3,
      packages: Object.fromEntries(
        Array.from({ length: 400 }, (_, i) => [
          `node_modules/dependency-${i}`,
          {
            version: `1.${i}.0`,
            resolved: `https://packages.example.com/dependency-${i}.tgz`,
            integrity: 'sha512-'.padEnd(95, 'x'),
          },
        ]),
      ),
    },
    null,
    2,
  );

const lockYaml = (n) =>
  `lockfileVersion: '9.0'\n\npackages:\n\n${lines(600, (i) => `  dependency-${i}@1.${n % 9}.0:\n    resolution: {integrity: sha512-${'x'.repeat(88)}}\n    engines: {node: '>=18'}\n\n`)}`;

const dockerfile = (n) => `FROM ${registry}/base/builder${n % 200}:1 AS build
WORKDIR /src
COPY . .
RUN make build
FROM ${registry}/base/runtime${n % 200}:2
COPY --from=build /src/out /app
ENTRYPOINT ["/app/run"]
`;

const workflow = (n) => `name: part ${n}
on: {push: {branches: [main]}}
jobs:
  build:
    runs-on: ubuntu-latest
    container: ${registry}/ci/builder${n % 50}:1
    steps:
      - uses: actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683
      - run: make -C part${n} test
`;

const script = (n) =>
  `#!/bin/sh\nset -eu\n${lines(20, (i) => `echo "step ${i} of part ${n}"\n`)}docker run --rm ${registry}/tools/lint${n % 30}:3 check .\n`;

const terraform = (n) => `resource "example_service" "s${n}" {
  name = "s${n}"
  size = 2
${lines(20, (i) => `  option${i} = "value"\n`)}}
`;

/** What of 2,000 files is of which kind: [count, name of the file, text, references]. */
const kinds = [
  [
    1240,
    (n) => `src/${n}.${extensions[n % extensions.length]}`,
    (n) => code[extensions[n % extensions.length]](n),
    0,
  ],
  [200, (n) => `deploy/app${n}.yaml`, deployment, 2],
  [60, (n) => `deploy/settings${n}.yaml`, configMap, 0],
  [10, (n) => `deploy/crds/thing${n}.yaml`, definition, 0],
  [4, (n) => `api/service${n}.yaml`, openApi, 0],
  [90, (n) => `i18n/${n}.yml`, translations, 0],
  [110, (n) => `config/${n}.yaml`, settings, 0],
  [60, (n) => `p${n}/package.json`, packageJson, 0],
  [90, (n) => `data/${n}.json`, dataJson, 0],
  [3, (n) => `p${n}/package-lock.json`, lockJson, 0],
  [3, (n) => `p${n}/pnpm-lock.yaml`, lockYaml, 0],
  [40, (n) => `d${n}/Dockerfile`, dockerfile, 2],
  [10, (n) => `.github/workflows/w${n}.yaml`, workflow, 1],
  [50, (n) => `scripts/${n}.sh`, script, 1],
  [30, (n) => `infra/${n}.tf`, terraform, 0],
];

/** Writes a repository of about so many files. Returns how many files and references it has. */
export function writeRepository(folder, count) {
  const write = writer(folder);
  let [files, references] = [0, 0];
  const blocks = Math.round(count / 2000);
  for (let block = 0; block < blocks; block += 1)
    for (const [share, nameOf, textOf, found] of kinds)
      for (let one = 0; one < share; one += 1) {
        const n = block * 2000 + one;
        const name = nameOf(n);
        // Workflows are read in one folder only.
        write(name.startsWith('.github') ? name : `area${block}/${name}`, textOf(n));
        files += 1;
        references += found;
      }
  commit(folder);
  return { files, references };
}

const chartFiles = (n, name) => ({
  'Chart.yaml': `apiVersion: v2\nname: ${name}\nversion: 1.0.${n}\nappVersion: "2.${n % 10}"\n`,
  'values.yaml': `replicaCount: 2
image:
  registry: ${registry}
  repository: charts/${name}
  tag: "2.${n % 10}"
  pullPolicy: IfNotPresent
sidecar:
  image: ${registry}/charts/sidecar:1.${n % 7}
service: {type: ClusterIP, port: 80}
ingress:
  enabled: false
  hosts:
    - host: chart.example.com
      paths: [{path: /, pathType: Prefix}]
resources:
  limits: {cpu: 100m, memory: 128Mi}
${lines(30, (i) => `option${i}:\n  enabled: false\n  # What the option does\n  value: text ${i}\n`)}`,
  'templates/_helpers.tpl': `{{- define "${name}.fullname" -}}
{{- printf "%s-%s" .Release.Name .Chart.Name | trunc 63 | trimSuffix "-" }}
{{- end }}
{{- define "${name}.labels" -}}
app.kubernetes.io/name: {{ .Chart.Name }}
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}
`,
  'templates/deployment.yaml': `apiVersion: apps/v1
kind: Deployment
metadata:
  name: {{ include "${name}.fullname" . }}
  labels:
    {{- include "${name}.labels" . | nindent 4 }}
spec:
  replicas: {{ .Values.replicaCount }}
  selector:
    matchLabels:
      app.kubernetes.io/name: {{ .Chart.Name }}
  template:
    metadata:
      {{- with .Values.podAnnotations }}
      annotations:
        {{- toYaml . | nindent 8 }}
      {{- end }}
    spec:
      containers:
        - name: {{ .Chart.Name }}
          image: "{{ .Values.image.registry }}/{{ .Values.image.repository }}:{{ .Values.image.tag }}"
          imagePullPolicy: {{ .Values.image.pullPolicy }}
          ports:
            - name: http
              containerPort: 8080
          resources:
            {{- toYaml .Values.resources | nindent 12 }}
        - name: sidecar
          image: {{ .Values.sidecar.image | quote }}
`,
  'templates/service.yaml': `apiVersion: v1
kind: Service
metadata:
  name: {{ include "${name}.fullname" . }}
spec:
  type: {{ .Values.service.type }}
  ports:
    - port: {{ .Values.service.port }}
      targetPort: http
`,
  'templates/configmap.yaml': `{{- if .Values.option1.enabled }}
apiVersion: v1
kind: ConfigMap
metadata:
  name: {{ include "${name}.fullname" . }}
data:
${lines(20, (i) => `  option${i}: {{ .Values.option${i}.value | quote }}\n`)}{{- end }}
`,
  'templates/NOTES.txt': 'The chart is installed.\n',
  'README.md': `# ${name}\n\n${lines(40, (i) => `| option${i} | What it does | text |\n`)}`,
});

/** Writes a repository of so many charts; every second one has a chart below it. Returns its files and references. */
export function writeCharts(folder, count) {
  const write = writer(folder);
  let [files, references] = [0, 0];
  const writeChart = (below, n, name) => {
    for (const [file, text] of Object.entries(chartFiles(n, name))) {
      write(`${below}/${file}`, text);
      files += 1;
    }
    // Two values, and the two places in a template that use them.
    references += 4;
  };
  for (let n = 0; n < count; n += 1) {
    writeChart(`charts/chart${n}`, n, `chart${n}`);
    if (n % 2 === 1) writeChart(`charts/chart${n}/charts/part`, n, 'part');
  }
  commit(folder);
  return { files, references };
}
