// Builds the container image, tries it, and pushes it for a release. Called by .github/workflows/release.yml:
// `build` makes the image `tagproof` from Dockerfile; `push` publishes it under $TAG at $REGISTRY/$REPOSITORY, once.
import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const local = 'tagproof';
const cwd = fileURLToPath(new URL('..', import.meta.url));
const docker = (words, more = {}) => execFileSync('docker', words, { cwd, stdio: 'inherit', ...more });

function build() {
  docker(['build', '--network', 'none', '--tag', local, '.']);
  // It must run without network, capabilities and a writable disk.
  const bare = ['run', '--rm', '--network', 'none', '--read-only', '--cap-drop', 'ALL'];
  docker([...bare, local, '--version']);
  docker([
    ...bare,
    '--volume',
    `${cwd}:/repo:ro`,
    local,
    'scan',
    '--exclude',
    'test/fixtures/**',
    '--pinned',
  ]);
}

function push({ TAG, REGISTRY, REPOSITORY, ACTOR, TOKEN, GITHUB_OUTPUT }) {
  const name = `${REGISTRY}/${REPOSITORY.toLowerCase()}`;
  docker(['login', REGISTRY, '--username', ACTOR, '--password-stdin'], {
    input: TOKEN,
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const inspect = ['buildx', 'imagetools', 'inspect', `${name}:${TAG}`];
  const found = spawnSync('docker', inspect, { cwd, encoding: 'utf8' });
  if (found.status === 0) throw new Error(`${name}:${TAG} exists already, and releases do not change`);
  if (!/not found|manifest unknown/i.test(found.stderr))
    throw new Error(`It is not known whether ${name}:${TAG} exists: ${found.stderr.trim()}`);
  docker(['tag', local, `${name}:${TAG}`]);
  docker(['push', `${name}:${TAG}`]);
  const format = ['--format', '{{.Manifest.Digest}}'];
  const digest = execFileSync('docker', [...inspect, ...format], { cwd, encoding: 'utf8' }).trim();
  if (!/^sha256:[0-9a-f]{64}$/.test(digest)) throw new Error(`${name}:${TAG} has no digest: ${digest}`);
  appendFileSync(GITHUB_OUTPUT, `name=${name}\ndigest=${digest}\n`);
}

const [, , step] = process.argv;
if (step === 'build') build();
else if (step === 'push') push(process.env);
else throw new Error('Name a step: build or push');
