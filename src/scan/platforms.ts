// The platforms that a file names beside an image: which machines can take the reference at all.
import type { Occurrence } from '../model/occurrence.js';

/** What several places say of one text counts only where all of them say the same. */
export class NamedPlatforms {
  private readonly byStart = new Map<number, readonly string[]>();

  /** @param start of the image's text; without platforms, any machine can take it */
  note(start: number, platforms: readonly string[]): void {
    const known = this.byStart.get(start) ?? platforms;
    this.byStart.set(start, `${known}` === `${platforms}` ? platforms : []);
  }

  /** @param isOverridden whether another file may give the images other platforms; asked only where one is narrowed */
  within(occurrences: readonly Occurrence[], isOverridden = () => false): readonly Occurrence[] {
    const isNarrowed = [...this.byStart.values()].some((platforms) => platforms.length > 0);
    if (!isNarrowed || isOverridden()) return occurrences;
    return occurrences.map((one) => {
      const platforms = one.kind === 'image' ? (this.byStart.get(one.at.span.start) ?? []) : [];
      return platforms.length === 0 ? one : { ...one, platforms };
    });
  }
}
