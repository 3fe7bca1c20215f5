// What a connection tells a user when something cannot be requested at all.

import { type Surface, settingName } from '../model/run/surface.js';
import { plain } from '../model/text/text.js';

/** No platform is configured. */
export function noPlatform(surface: Surface): string {
  const name = (setting: string) => settingName(surface, setting);
  return `No platform is configured, so tag histories cannot be checked. Set ${name('platform')}, or ${name('base-url')} and ${name('registry-url')}`;
}

/** `what`, plural, needs a platform token. */
export function platformTokenNeeded(what: string, surface: Surface): string {
  return `${what} require a platform token: set ${settingName(surface, 'identity')} or ${settingName(surface, 'token')}`;
}

/** The list of a repository's tags has one that is not its own. */
export function tagOfAnother(tag: string, repository: string): string {
  return `List tags: the service lists ${plain(tag)}, which belongs to another repository, as a tag of ${plain(repository)}, so the list cannot be used`;
}

/** The list of tags at their end of life has one tag with different dates. */
export function severalEndsOfLife(tag: string): string {
  return `the service gives different dates for the end of life of ${plain(tag)}`;
}

const maxNamed = 5;
const advisoriesFor = 'advisories for ';

/** Whether a gap is about the advisories of artifacts, and not about where their names come from. */
export function isAboutAdvisories(subject: string): boolean {
  return subject.startsWith(advisoriesFor);
}

/** The subject of a gap about the advisories of these artifacts, whose names come from outside. */
export function advisorySubject(names: readonly string[]): string {
  const more = names.length > maxNamed ? ` and ${names.length - maxNamed} more` : '';
  const shown = names.slice(0, maxNamed).map((name) => name.replace(/[\p{Cc}\p{Cf}]+/gu, ' '));
  return `${advisoriesFor}${shown.join(', ')}${more}`;
}

/** This host has no way to speak HTTP/2. */
export const noHttp2 = 'The platform cannot be called over gRPC here, because HTTP/2 is not available';
