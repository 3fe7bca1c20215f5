// `verify_paths`: a run over files and folders of the root, and of nothing outside it.
import path from 'node:path';
import { z } from 'zod';
import { isBelow } from '../host/files/links.js';
import type { Files } from '../model/run/host.js';
import { viewOf } from '../output/view.js';
import { headline } from '../output/words/format.js';
import { reportOn } from './run.js';
import { answerParts, judgedLines, judgedParts } from './schemas.js';
import { outsideText, RefusedCall, tool } from './tool.js';

const { verdict, counts, findings, incomplete } = answerParts;
const maxPaths = 100;
const maxHeadline = 600;

export const verifyPaths = tool({
  name: 'verify_paths',
  title: 'Verify files',
  description:
    'Verifies all image references in files or folders of the workspace as `tagproof verify` does, and says which findings have a fix. Ask after you have edited files that name images. Nothing is written.',
  input: z.strictObject({
    paths: z
      .array(z.string().min(1).max(1024))
      .min(1)
      .max(maxPaths)
      .describe('Files or folders in the root, relative to it: `Dockerfile`, `deploy`, `.` for all'),
  }),
  output: z.object({ verdict, counts, findings, incomplete }),
  async answer({ paths }, session) {
    const globs = paths.map((one) => globOf(one, session.root, session.host.files));
    const wanted = globs.includes('') ? {} : { paths: globs.join('\n') };
    const report = await reportOn(session, 'verify', wanted);
    const judged = judgedParts(report, true);
    const text = [outsideText(headline(report, viewOf(report)), maxHeadline), ...judgedLines(judged)].join(
      '\n',
    );
    return { value: { ...judged, counts: report.counts }, text };
  },
});

/**
 * A glob of the file or of all that is in the folder; empty for the root itself.
 * @throws RefusedCall for what is not in the root when all links are followed
 */
function globOf(given: string, root: string, files: Files): string {
  const name = outsideText(given);
  const inside = path.relative(root, path.resolve(root, given)).split(path.sep).join('/');
  if (!isBelow(root, path.resolve(root, given))) throw new RefusedCall(`\`${name}\` is outside the root.`);
  const real = files.realPath?.(inside);
  if (real === undefined)
    throw new RefusedCall(
      `\`${name}\` is not a file or folder of the root, or is a link that leads out of it.`,
    );
  if (real === '') return '';
  if (/\p{Cc}/u.test(real)) throw new RefusedCall(`\`${name}\` has control characters and cannot be named.`);
  const literal = real.replace(/[^\w/.-]/gu, '\\$&');
  return `{${literal},${literal}/**}`;
}
