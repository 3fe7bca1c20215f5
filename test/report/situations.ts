// Six situations that every surface is drawn for, made by the real stages: all well, a busy failing pull request, one foreign
// digest among good pins, 5,000 findings, an outage half-way, a hostile repository.
import { busy } from './busy.js';
import { digestOf, factsFrom, historyOf, image, now, workload } from './histories.js';
import { hostile } from './hostile.js';
import { type Situation, situation } from './stages.js';

const node = historyOf('acme/node', '22', [130, 97, 66, 40, 21, 3]);
const nginx = historyOf('acme/nginx', '1.27', [90, 60, 33, 12]);
const web = historyOf('acme/web', '4.2', [70, 41, 8]);
const python = historyOf('acme/python', '3.12', [88, 71, 60, 42, 30, 13]);
const ruby = historyOf('acme/ruby', '3.4', [70, 44, 12]);
const alpine = { ...historyOf('library/alpine', '3.20', [80, 33]), registry: 'docker.io' };

const ofPlatform = {
  source: 'the tag history of registry.example.com',
  strength: 'complete',
  readAt: now,
} as const;
const ofLedger = { source: "this repository's ledger", strength: 'observed', readAt: now } as const;

const source = { server: 'https://git.example.com', repository: 'acme/shop', sha: '4f'.repeat(20) };

/** Everything is pinned and proved; one pin lags, but not for too long. */
const allWell = () =>
  situation({
    files: {
      Dockerfile: `FROM ${image(node, 0)} AS build\nRUN npm ci\n\nFROM ${image(nginx, 0)}\n`,
      'compose.yaml': `services:\n  tool:\n    image: ${image(alpine, 0)}\n`,
      'deploy/web.yaml': workload('web', image(web, 1), image(node, 0)),
    },
    fact: factsFrom([node, nginx, web, alpine], {
      'acme/node': { evidence: [ofPlatform] },
      'acme/nginx': { evidence: [ofPlatform] },
      'acme/web': { evidence: [ofPlatform] },
      'library/alpine': { basis: 'first-seen', evidence: [ofLedger] },
    }),
    histories: [node, nginx, web, alpine],
    inputs: { 'base-url': 'https://api.example.com', 'registry-url': 'https://registry.example.com' },
    requests: { total: 9, retried: 0 },
    source,
  });

const lenient = `overrides:
  - paths: services/team-1*/**
    checks:
      stale-digest: warning
`;

/** Ten images in each file, half of them not pinned, half stale. */
export function crowd(files: number): Promise<Situation> {
  const tags = Array.from({ length: Math.min(files, 150) }, (_, index) =>
    historyOf(
      `acme/service-${index}`,
      `1.${index % 20}`,
      Array.from({ length: 40 }, (__, age) => 400 - age * 9 - (index % 7)),
    ),
  );
  const images = (file: number) =>
    Array.from({ length: 10 }, (_, index) => {
      const chosen = (file + index) % tags.length;
      const tag = tags[chosen];
      if (tag === undefined) throw new Error('no tag');
      return image(tag, index % 2 === 0 ? undefined : 2 + (chosen % 30));
    });
  const name = (file: number) =>
    `services/team-${file % 40}/app-${String(file).padStart(4, '0')}/deploy.yaml`;
  return situation({
    files: Object.fromEntries([
      ['.github/tagproof.yml', lenient],
      ...Array.from({ length: files }, (_, file) => [name(file), workload(`app-${file}`, ...images(file))]),
    ]),
    fact: factsFrom(tags),
    histories: tags,
    requests: { total: 812, retried: 14 },
    source,
  });
}

const ledger = '.github/tagproof.ledger.json';

/** `pin` wrote what was answered in time; then the registry was gone. */
const outage = () =>
  situation({
    files: {
      Dockerfile: `FROM ${image(node)} AS build\nFROM ${image(nginx, 0)}\n`,
      'compose.yaml': `services:\n  tool:\n    image: ${image(alpine, 0)}\n`,
      'deploy/web.yaml': workload('web', image(web, 0), image(python, 0), image(ruby, 1)),
    },
    inputs: {
      mode: 'pin',
      'base-url': 'https://api.example.com',
      'registry-url': 'https://registry.example.com',
    },
    fact: factsFrom([node, nginx, web, python, ruby, alpine], {
      'acme/web': lost,
      'acme/python': lost,
      'acme/ruby': { ...lost, cause: 'rate-limited', message: 'registry.example.com limits the rate' },
      'library/alpine': { basis: 'first-seen' },
    }),
    histories: [{ ...node, complete: false }, nginx, alpine],
    gaps: [
      ...['acme/web:4.2', 'acme/python:3.12'].map((name) => ({
        cause: 'timeout' as const,
        subject: `registry.example.com/${name}`,
        message: 'registry.example.com did not respond in time',
      })),
      {
        cause: 'rate-limited',
        subject: 'registry.example.com/acme/ruby:3.4',
        message:
          'registry.example.com limits the rate of requests (HTTP 429), so no further requests were sent to it',
      },
      {
        cause: 'denied',
        subject: 'advisories for openssl',
        message:
          'The identity needs a role that may list advisories, such as `viewer`; `registry.pull` is not enough',
      },
    ],
    recorded: {
      path: ledger,
      before: '',
      after: '',
      lines: [
        {
          line: 3,
          before: '',
          after: `{"image":"docker.io/library/alpine:3.20","seen":"${new Date(now).toISOString()}","digest":"${alpine.intervals[1]?.digest}"},`,
        },
      ],
    },
    requests: { total: 41, retried: 24 },
    source,
  });

const lost = {
  status: 'unknown',
  cause: 'timeout',
  message: 'registry.example.com did not answer in time',
} as const;

const redis = { ...historyOf('library/redis', '7', [120, 92, 61, 33, 9]), registry: 'docker.io' };

/** One foreign digest among four good pins of the same image, something that `pin` can write, and something unknown. */
const culprit = () =>
  situation({
    files: {
      ...Object.fromEntries(
        ['cart', 'mail', 'search', 'shop'].map((name) => [
          `services/${name}/Dockerfile`,
          `FROM ${image(redis, 0)}\n`,
        ]),
      ),
      'services/new/Dockerfile': `# The cache.\nFROM ${image(redis, digestOf('foreign'))}\n`,
      'deploy/web.yaml': workload('web', image(node), image(nginx, 2), image(ruby, 0)),
    },
    fact: factsFrom([redis, node, nginx, ruby], { 'acme/ruby': lost }),
    histories: [redis, node, nginx],
    gaps: [
      {
        cause: 'timeout',
        subject: 'registry.example.com/acme/ruby:3.4',
        message: 'registry.example.com did not respond in time',
      },
    ],
    requests: { total: 17, retried: 3 },
    source,
  });

/** Made once, for all tests of a process: nothing changes a report. */
export const situations = {
  'all-well': once(allWell),
  busy: once(busy),
  culprit: once(culprit),
  'five-thousand': once(() => crowd(500)),
  outage: once(outage),
  hostile: once(hostile),
} as const;

function once(make: () => Promise<Situation>): () => Promise<Situation> {
  let made: Promise<Situation> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
