// What the scanned files of a checkout say about other files, and which of those are therefore read, or read again.
import type { Mention } from '../model/occurrence.js';
import type { Problem } from '../model/source.js';
import { Builds } from './builds.js';
import { ChartUses } from './chart-uses.js';
import type { CheckoutFiles } from './companions.js';
import type { FileFindings } from './file-findings.js';
import { ImageFields, maxDeclared, maxIncluded } from './image-fields.js';
import { MentionedGlobs } from './mentions.js';
import { PassedParameters } from './passed-parameters.js';
import { isKnownFormat } from './readers.js';
import { unscanned } from './reasons.js';
import type { Turn } from './turn.js';

/** More than any project names; each of them is read once for a format, so mentions in circles end. */
const maxMentions = 10_000;

/** Collects them over all rounds of a scan. */
export class CrossReferences {
  private readonly mentionedAs = new Map<string, ReadonlySet<string>>();
  private readonly builds = new Builds();
  private readonly charts: ChartUses;
  private readonly parameters = new PassedParameters();
  private readonly fields = new ImageFields();
  private readonly globs: MentionedGlobs;
  private readonly seen = new Set<string>();
  private mentions = 0;

  constructor(private readonly files: CheckoutFiles) {
    this.charts = new ChartUses(files.paths.all);
    this.globs = new MentionedGlobs(files.paths);
  }

  /** How many files were scanned. */
  get scanned(): number {
    return this.seen.size;
  }

  /** A file with what the others have said about it so far. */
  turnOf(path: string): Turn {
    return {
      path,
      mentionedAs: this.mentionedAs.get(path) ?? new Set(),
      builds: this.builds.of(path),
      uses: this.charts.of(path),
      imageParameters: this.parameters.of(path),
      imageFields: this.fields.of(path),
    };
  }

  /** Notes what a scanned file says, and adds the files that are to be read because of it. */
  add(path: string, found: FileFindings, toRead: Set<string>): void {
    this.seen.add(path);
    this.addMentions(found, toRead);
    this.parameters.add(path, found);
    this.fields.add(path, found);
    for (const use of found.charts)
      if (this.charts.add(use) && this.files.isSelected(use.path)) toRead.add(use.path);
    this.addBuilds(found, toRead);
  }

  /**
   * Ends a round: adds the files that the globs of mentions match, and the scanned files that other files have given more
   * parameters or fields since then.
   */
  endRound(toRead: Set<string>): void {
    for (const glob of this.globs.waiting()) {
      const { as } = glob;
      for (const path of this.globs.matching(glob)) this.addMention({ path, as }, toRead);
    }
    for (const path of [...this.parameters.changed(), ...this.fields.changed()])
      if (this.seen.has(path)) toRead.add(path);
  }

  problems(): readonly Problem[] {
    const isTooMuch = this.mentions > maxMentions || this.globs.isTooMuch;
    return [
      ...(isTooMuch ? [unscanned.tooManyMentions(maxMentions)] : []),
      ...(this.fields.isTooMuch ? [unscanned.tooManyIncluded(maxIncluded, maxDeclared)] : []),
    ].map((message) => ({ file: '.', message }));
  }

  private addMentions({ mentions }: FileFindings, toRead: Set<string>): void {
    for (const one of mentions) {
      if (one.isGlob === undefined) this.addMention(one, toRead);
      else this.globs.add(one);
    }
  }

  private addMention({ path, as }: Mention, toRead: Set<string>): void {
    const { files, mentionedAs } = this;
    const known = mentionedAs.get(path) ?? new Set();
    if (!files.paths.has(path) || known.has(as) || isKnownFormat(path, as) || !files.isSelected(path)) return;
    this.mentions += 1;
    if (this.mentions > maxMentions) return;
    mentionedAs.set(path, new Set([...known, as]));
    toRead.add(path);
  }

  private addBuilds({ passes }: FileFindings, toRead: Set<string>): void {
    const { files } = this;
    for (const { path, args } of passes) {
      const isRead = isKnownFormat(path, 'dockerfile') || this.mentionedAs.get(path)?.has('dockerfile');
      if (isRead && files.paths.has(path) && files.isSelected(path) && this.builds.add(path, args))
        toRead.add(path);
    }
  }
}
