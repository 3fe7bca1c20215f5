// Exports the histories of tags that a registry of `distribution` (docker-registry, registry:2, registry:3) keeps on its disk, as
// history documents for Tagproof. Every push of a tag leaves a file there, whose time is that of the last push of that digest to
// that tag:
//   node distribution.mjs /var/lib/docker-registry registry.example.com histories
// What is copied or restored must keep the times of its files (`cp -a`, `rsync -t`).
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const mediaType = 'application/vnd.oci.image.index.v1+json';
const annotation = 'org.opencontainers.distribution.tag';

const [root, registry, out] = process.argv.slice(2);
if (root === undefined || registry === undefined || out === undefined) {
  console.error('Usage: node distribution.mjs STORAGE REGISTRY FOLDER');
  process.exit(2);
}

/** The folders below a folder; none if it is not there. */
function foldersIn(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true }).filter((one) => one.isDirectory());
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}

/** Every repository: a folder with `_manifests`. Names of repositories never begin with `_`. */
function* repositoriesIn(folder, name = '') {
  const names = foldersIn(folder).map((one) => one.name);
  if (names.includes('_manifests')) yield name;
  for (const one of names.filter((each) => !each.startsWith('_')))
    yield* repositoriesIn(path.join(folder, one), name === '' ? one : `${name}/${one}`);
}

/** When each digest was pushed to a tag last, the newest first. */
function pushesOf(tagFolder) {
  const folder = path.join(tagFolder, 'index', 'sha256');
  return foldersIn(folder)
    .map(({ name }) => {
      const link = path.join(folder, name, 'link');
      const digest = `sha256:${name}`;
      const said = readFileSync(link, 'utf8').trim();
      if (!/^[0-9a-f]{64}$/.test(name) || said !== digest) throw new Error(`${link} does not have ${digest}`);
      return { digest, at: statSync(link).mtime };
    })
    .sort((a, b) => b.at - a.at);
}

const repositories = path.join(root, 'docker', 'registry', 'v2', 'repositories');
let count = 0;
for (const repository of repositoriesIn(repositories)) {
  const tags = path.join(repositories, repository, '_manifests', 'tags');
  for (const { name: tag } of foldersIn(tags)) {
    const manifests = pushesOf(path.join(tags, tag)).map(({ digest, at }) => ({
      mediaType,
      digest,
      annotations: { [`${annotation}.timestamp`]: at.toISOString(), [`${annotation}.event`]: 'created' },
    }));
    const document = {
      schemaVersion: 2,
      mediaType,
      manifests,
      'x-image': `${registry}/${repository}:${tag}`,
    };
    const file = path.join(out, repository, `${tag}.json`);
    mkdirSync(path.dirname(file), { recursive: true });
    // Who reads the folder meanwhile sees the document of before, or this one.
    writeFileSync(`${file}.new`, `${JSON.stringify(document, null, 1)}\n`);
    renameSync(`${file}.new`, file);
    count += 1;
  }
}
console.log(`${count} documents in ${out}`);
