// What makes a finding the same in two audits: not its line and its text, which change although nothing was fixed.
import type { ReportedFinding } from '../../../report/schema.js';

/** The key of a finding within its repository. */
export function findingKey({ file, check, image, artifact, advisory }: ReportedFinding): string {
  return JSON.stringify([file, check, image?.registry, image?.repository, image?.tag, artifact, advisory]);
}

/** `registry/repository:tag`; `undefined` for a finding that is about no image. */
export function imageNameOf({ image }: Pick<ReportedFinding, 'image'>): string | undefined {
  if (image === undefined) return undefined;
  return `${image.registry}/${image.repository}${image.tag === undefined ? '' : `:${image.tag}`}`;
}
