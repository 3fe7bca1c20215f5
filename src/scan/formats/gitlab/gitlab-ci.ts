// GitLab CI: `image` and `services` of the file, of `default` and of every job, as text or with `name`, what scripts start,
// and images that are passed to inputs of included files.
// https://docs.gitlab.com/ci/yaml/#image

import { isMap, type Node } from 'yaml';
import { append } from '../../../model/collections.js';
import type { Scan, Scanner } from '../../../model/occurrence.js';
import type { YamlDocument } from '../../languages/yaml/document.js';
import { scanYaml } from '../../languages/yaml/scan.js';
import { child, entries } from '../../languages/yaml/tree.js';
import { imagesIn, resolveImage, wholeUsesOf } from './images.js';
import { gitlabMentions } from './includes.js';
import { passedImages } from './inputs.js';
import { jobScript, scanScript } from './scripts.js';
import { unusedVariables } from './unused-variables.js';
import { gitlabVariables } from './variables.js';

const notJobs = new Set([
  ...['variables', 'include', 'stages', 'workflow', 'spec', 'cache', 'image', 'services', 'default'],
]);

export const gitlabCi: Scanner = {
  id: 'gitlab-ci',
  title: 'GitLab CI',
  paths: [
    '**/.gitlab-ci.{yml,yaml}',
    '**/*.gitlab-ci.{yml,yaml}',
    '**/.gitlab/**/*.{yml,yaml}',
    '**/.gitlab-ci/**/*.{yml,yaml}',
  ],
  comment: '#',
  scan(file) {
    const scans: Scan[] = [];
    const find = (document: YamlDocument) => {
      if (!isMap(document.root)) return undefined;
      const valuesIn = gitlabVariables(document, jobsIn(document));
      const scripts = holdersIn(document).map((holder) =>
        jobScript(file, document, holder, valuesIn(holder, 'before_script')),
      );
      const images = imagesIn(document, holdersIn(document));
      const wholeUses = wholeUsesOf(document, images, scripts);
      const found = scripts.map((script) => scanScript(file, script, wholeUses));
      append(scans, found);
      scans.push({ occurrences: [], problems: [], mentions: gitlabMentions(document) });
      const reading = { file, document, wholeUses };
      const all = [
        ...images.flatMap(({ node, holder, key }) => resolveImage(reading, node, valuesIn(holder, key))),
        ...passedImages(document).flatMap((node) => resolveImage(reading, node as Node, () => [])),
        ...found.map(({ occurrences }) => ({ found: occurrences })),
      ];
      return [...all, { found: unusedVariables(document, file, all) }];
    };
    const scan = scanYaml(file, { needles: [], hasOwnTags: true, find });
    return (
      scan && {
        ...scan,
        mentions: scans.flatMap(({ mentions = [] }) => mentions),
        passes: scans.flatMap(({ passes = [] }) => passes),
        builds: scans.flatMap(({ builds = [] }) => builds),
      }
    );
  },
};

type Job = readonly [string, Node];

function jobsIn(document: YamlDocument): readonly Job[] {
  return entries(document, document.root).filter(([key, value]) => !notJobs.has(key) && isMap(value));
}

/** The file, its defaults, and every job and template. */
function holdersIn(document: YamlDocument): readonly unknown[] {
  const { root } = document;
  const defaults = child(document, root, 'default');
  const shared = defaults === undefined ? [] : document.sameKey(defaults);
  return [root, ...shared, ...jobsIn(document).map(([, job]) => job)];
}
