// The image of the job by its digest, on hosts whose jobs have one: as the file has it, or as the registry says.
import { connect } from '../../clients/index.js';
import { type Context, printOptionsOf } from '../../command/context.js';
import { readConfig } from '../../config/read.js';
import { localHost } from '../../host/local.js';
import { Failure } from '../../model/failure.js';
import { parseImage } from '../../model/images/image.js';
import { presets } from '../../model/images/presets.js';
import type { Files } from '../../model/run/host.js';
import { hostsWithImages, workflowPaths } from '../init/options.js';
import { jobImage } from '../init/workflow-text.js';
import type { CiHost } from './where.js';

/** `undefined` for jobs without an image, and where the registry does not say it: then `pin` adds the digest later. */
export async function pinnedJobImage(
  context: Context,
  ci: CiHost,
  files: Pick<Files, 'read'>,
  root: string,
): Promise<string | undefined> {
  if (!hostsWithImages.includes(ci)) return undefined;
  const read = await files.read(workflowPaths[ci]);
  const [kept] = ('text' in read && read.text.match(new RegExp(`${jobImage}@sha256:[0-9a-f]{64}`))) || [];
  if (kept !== undefined) return kept;
  const parsed = parseImage(jobImage);
  const settings = readConfig(() => undefined, { presets, checks: [] });
  if (!('image' in parsed) || 'issues' in settings) return undefined;
  const { image } = parsed;
  const host = localHost({ root, environment: context.environment, ...printOptionsOf(context) });
  try {
    const { registries } = await connect(host, settings.config);
    return `${jobImage}@${await registries.digestOf(image, image.tag ?? '')}`;
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}
