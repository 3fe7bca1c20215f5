// The sample repository of `demo`: small, realistic, with one of everything.
import { digestAt } from '../emulator/seed.js';
import type { State } from '../emulator/state.js';

const dayMs = 86_400_000;

/** File paths with their texts. `registry` is the emulated registry's host. */
export function sampleRepository(
  state: State,
  registry: string,
  now: number,
): Readonly<Record<string, string>> {
  const image = (name: string, tag: string) => `${registry}/${state.organization}/${name}:${tag}`;
  const pinned = (name: string, tag: string, daysAgo: number) =>
    `${image(name, tag)}@${digestAt(state, `${state.organization}/${name}`, tag, now - daysAgo * dayMs)}`;
  const foreign = digestAt(state, `${state.organization}/nginx`, 'latest', now);
  return {
    Dockerfile: `# The shop's web server.
FROM ${pinned('node', '20', 0)} AS build
WORKDIR /app
COPY . .
RUN npm ci && npm run build

FROM ${pinned('python', '3.12', 1.5)}
COPY --from=build /app/dist /srv
COPY --from=${pinned('nginx', '1.27', 45)} /etc/nginx/mime.types /etc/
`,
    'compose.yaml': `services:
  web:
    build: .
    image: shop-web
  db:
    image: ${image('postgres', '16')}
  cache:
    image: "${image('redis', '7')}@${foreign}"
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
          image: ${pinned('node', '18', 0)}
`,
    'tools/Dockerfile': `ARG BASE
FROM $BASE
`,
  };
}
