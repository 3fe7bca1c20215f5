// The sample repository of `demo`: small and realistic, with one example of each problem.
import { digestAt } from '../../emulator/seed.js';
import type { State } from '../../emulator/state.js';
import { dayMs } from '../../model/time.js';

/** File paths with their texts. */
export type Folder = Readonly<Record<string, string>>;

/** The initial files of the sample, and a function that makes the manual fixes in them. */
export function sampleRepository(
  state: State,
  registry: string,
  now: number,
): { readonly found: Folder; readonly fixed: (found: Folder) => Folder } {
  const image = (name: string, tag: string) => `${registry}/${state.organization}/${name}:${tag}`;
  const pinned = (name: string, tag: string, daysAgo: number) =>
    `${image(name, tag)}@${digestAt(state, `${state.organization}/${name}`, tag, now - daysAgo * dayMs)}`;
  const foreign = digestAt(state, `${state.organization}/nginx`, 'latest', now);
  const redis = image('redis', '7');
  const endOfLife = pinned('node', '18', 0);
  const found: Folder = {
    Dockerfile: `# The shop's web server.
FROM ${pinned('node', '20', 0)} AS build
WORKDIR /app
COPY . .
RUN npm ci && npm run build

FROM ${pinned('python', '3.12', 1.5)}
COPY --from=build /app/dist /srv
COPY --from=${pinned('nginx', '1.27', 60)} /etc/nginx/mime.types /etc/
`,
    'compose.yaml': `services:
  web:
    build: .
    image: shop-web
  db:
    image: ${image('postgres', '16')}
  cache:
    image: "${redis}@${foreign}"
`,
    'deploy/worker.yaml': `apiVersion: apps/v1
kind: Deployment
metadata:
  name: worker
spec:
  template:
    spec:
      containers:
        - name: worker
          image: ${endOfLife}
`,
    'tools/Dockerfile': `ARG BASE
FROM $BASE
`,
  };
  const fixed = (folder: Folder): Folder => ({
    'compose.yaml': (folder['compose.yaml'] ?? '').replace(`${redis}@${foreign}`, redis),
    'deploy/worker.yaml': (folder['deploy/worker.yaml'] ?? '').replace(endOfLife, image('node', '22')),
    'tools/Dockerfile': `ARG BASE=${image('node', '22')}\nFROM $BASE\n`,
  });
  return { found, fixed };
}
