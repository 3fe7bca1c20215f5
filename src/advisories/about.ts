// What a finding is about, as waivers name it: the artifact, the advisory with its aliases, and when it last changed.
import type { Advisory, Vulnerability } from '../model/advisory.js';
import type { About } from '../model/finding.js';
import type { ImageReference } from '../model/image.js';

export function aboutAdvisory(advisory: Advisory, image: ImageReference | undefined): About {
  const { artifactName, advisoryId, aliases = [], updateTime } = advisory;
  const updatedAt = Date.parse(updateTime);
  return {
    ...(image === undefined ? {} : { image }),
    artifact: artifactName,
    advisory: { id: advisoryId, aliases, ...(Number.isNaN(updatedAt) ? {} : { updatedAt }) },
  };
}

/** The scanner does not say when a vulnerability last changed, so a waiver that acknowledges a state does not hold. */
export function aboutVulnerability({ image, id, aliases, package: found }: Vulnerability): About {
  return { image, advisory: { id, aliases }, ...(found === undefined ? {} : { artifact: found.name }) };
}
