// The sentences of this folder: why a change is breaking or notable, and why a bump is held.

import { onOneLine, plural, shortDigest } from '../model/text/text.js';
import type { AdvisoryChange, ConfigurationChange } from '../report/schema/forecast-schema.js';

const maxListed = 5;

/** Each text once, only the first five, without control characters. */
export function listed(texts: readonly string[]): string {
  const distinct = [...new Set(texts)].map((text) => onOneLine(text, 120));
  const more = distinct.length - maxListed;
  return `${distinct.slice(0, maxListed).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

export const riskTexts = {
  lostWanted: (platforms: readonly string[]) =>
    `The new digest has no image for ${listed(platforms)}, which this repository builds for`,
  lost: (platforms: readonly string[]) => `The new digest has no image for ${listed(platforms)}`,
  rootUser: (from: string, to: string) => `The user changed from ${shownUser(from)} to ${shownUser(to)}`,
  otherUser: (from: string, to: string) => `The user changed from ${shownUser(from)} to ${shownUser(to)}`,
  command: (field: 'entrypoint' | 'cmd') =>
    field === 'entrypoint' ? 'The entrypoint changed' : 'The default command changed',
  portsGone: (ports: readonly string[]) => `No longer exposed: port ${listed(ports)}`,
  variablesGone: (names: readonly string[]) => `No longer set: environment variable ${listed(names)}`,
  variablesChanged: (names: readonly string[]) => `Changed value: environment variable ${listed(names)}`,
  shellGone: 'The new image has no shell',
  libc: (from: readonly string[], to: readonly string[]) =>
    `The C library changed from ${listed(from)} to ${listed(to)}`,
  mainMajor: (name: string, from: string, to: string) =>
    `The major version of ${onOneLine(name, 100)} changed from ${onOneLine(from, 100)} to ${onOneLine(to, 100)}`,
  mainMinor: (name: string, from: string, to: string) =>
    `The version of ${onOneLine(name, 100)} changed from ${onOneLine(from, 100)} to ${onOneLine(to, 100)}`,
  removed: (names: readonly string[]) => `Removed: ${countedPackages(names)}`,
  added: (names: readonly string[]) => `Added: ${countedPackages(names)}`,
  down: (names: readonly string[]) => `Older version: ${countedPackages(names)}`,
  moreThanPatch: (names: readonly string[]) => `More than a patch version: ${countedPackages(names)}`,
  unordered: (names: readonly string[]) =>
    `Changed to a version that cannot be compared with the old one: ${countedPackages(names)}`,
  field: ({ field, change }: Pick<ConfigurationChange, 'field' | 'change'>, names: readonly string[]) =>
    `${fieldNames[field]} ${change}${names.length === 0 ? '' : `: ${listed(names)}`}`,
  introduced: (advisories: readonly AdvisoryChange[]) =>
    `Introduces ${plural(advisories.length, 'advisory')}: ${listed(advisories.map(({ id }) => id))}`,
  sourceMoved: 'The label of the image names another source repository',
};

const fieldNames: Readonly<Record<ConfigurationChange['field'], string>> = {
  user: 'User',
  entrypoint: 'Entrypoint',
  cmd: 'Default command',
  env: 'Environment variable',
  port: 'Port',
  volume: 'Volume',
  label: 'Label',
  workdir: 'Working directory',
  'stop-signal': 'Stop signal',
  healthcheck: 'Health check',
  onbuild: 'Build trigger (`ONBUILD`)',
  shell: 'Shell of builds (`SHELL`)',
  created: 'Creation time',
};

function countedPackages(names: readonly string[]): string {
  return `${plural(new Set(names).size, 'package')} (${listed(names)})`;
}

function shownUser(user: string): string {
  return user === '' ? 'root (none is set)' : onOneLine(user, 100);
}

export const unknownTexts = {
  advisoriesElsewhere:
    "The platform's advisories are about the packages of its own images, so they are not matched with images of other registries",
  advisoriesUnread: (message: string) => `The advisories could not be requested: ${message}`,
  packagesFirst:
    'Without the packages of both digests, nobody can say which advisories the change fixes or introduces',
  noLabels: 'The images do not state the commits that they were built from',
  noneShared: (wanted: readonly string[]) =>
    wanted.length === 0
      ? 'No platform is in both digests'
      : `No platform that this repository builds for (${listed(wanted)}) is in both digests`,
  sameSbom:
    'The layers differ, but the SBOMs of both digests list the same packages, and nobody has signed them, so what changed in the layers is not known',
  noHistory: 'There is no tag history that reaches from the old digest to the new one',
};

export const holdTexts = {
  introduces: (advisories: readonly AdvisoryChange[]) =>
    `it would introduce ${plural(advisories.length, 'advisory')} at or above the gate: ${listed(advisories.map(({ id, package: name }) => `${id} (${name})`))}`,
  introducesUnknown: (why: string) => `it is not known whether it would introduce advisories: ${why}`,
  platformLost: (platforms: readonly string[]) => `it would lose ${listed(platforms)}`,
  platformsUnknown: (why: string) => `it is not known whether it would lose a platform: ${why}`,
  kept: (newest: string, reasons: readonly string[], examined: number) =>
    `${shortDigest(newest)} is held back by the policy (\`hold\`), because ${reasons.join('; and ')}. ${examined === 0 ? 'There is no older build to offer instead' : `None of the ${plural(examined, 'newest older build')} that were examined can be offered instead`}`,
  keptAfterOffer: (newest: string, reasons: readonly string[]) =>
    `${shortDigest(newest)} is held back by the policy (\`hold\`), because ${reasons.join('; and ')}`,
  offered: (newest: string, reasons: readonly string[], offered: string) =>
    `${shortDigest(newest)} is held back by the policy (\`hold\`), because ${reasons.join('; and ')}. Pin ${shortDigest(offered)} instead, the newest of the examined builds that the policy does not hold back`,
};
