// `verify_paths`: a run over files and folders of the root, and of nothing outside it.
import path from 'node:path';
import { z } from 'zod';
import { isBelow } from '../host/files/links.js';
import type { Files } from '../model/run/host.js';
import { boundedText } from './bounded.js';
import { readOnlyHost, reportOn } from './run.js';
import { answerParts, judgedParts } from './schemas.js';
import { judgedLines } from './text.js';
import { tool } from './tool.js';

const { verdict, counts, findings, incomplete } = answerParts;
const maxPaths = 100;

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
    const { host, redact } = readOnlyHost(session);
    const located = paths.map((one) => globOf(one, session.root, host.files));
    const wrong = located.flatMap((one) => ('refused' in one ? one.refused : []));
    if (wrong.length > 0) return { refused: wrong.slice(0, 10).join('\n') };
    const globs = located.flatMap((one) => ('glob' in one ? one.glob : []));
    const wanted = globs.includes('') ? {} : { paths: globs.join('\n') };
    const ran = await reportOn(session.context, host, 'verify', wanted, true);
    if ('issues' in ran) return { refused: redact(ran.issues.join('\n')) };
    const report = redact(ran.report);
    return {
      value: { ...judgedParts(report), counts: report.counts },
      text: judgedLines(report, true).join('\n'),
    };
  },
});

/** A glob of the file or of all that is in the folder; empty for the root itself. */
function globOf(
  given: string,
  root: string,
  files: Files,
): { readonly glob: string } | { readonly refused: string } {
  const name = boundedText(given);
  const inside = path.relative(root, path.resolve(root, given)).split(path.sep).join('/');
  if (!isBelow(root, path.resolve(root, given))) return { refused: `\`${name}\` is outside the root.` };
  const real = files.realPath?.(inside);
  if (real === undefined)
    return { refused: `\`${name}\` is not a file or folder of the root, or is a link that leads out of it.` };
  if (real === '') return { glob: '' };
  if (/\p{Cc}/u.test(real)) return { refused: `\`${name}\` has control characters and cannot be named.` };
  const literal = real.replace(/[^\w/.-]/gu, '\\$&');
  return { glob: `{${literal},${literal}/**}` };
}
