// What the scanned files of a checkout say about other files, and which of those are therefore read, or read again.

import type { ChartUse, ImageParameter, Mention, ScanLists } from '../../model/occurrence.js';
import type { Problem } from '../../model/text/source.js';
import { ImageFields, maxDeclared, maxIncluded } from '../between/kustomizations.js';
import type { FileScan } from '../ports.js';
import { unscanned } from '../reasons.js';
import { Builds } from '../values/build-arguments.js';
import type { CheckoutFiles } from './companions.js';
import { folderOf, MentionedGlobs, mentionedFiles, mentionsByName } from './mentions.js';
import type { FileJob } from './thread-tasks.js';

/** More parameters than any checkout has for images. */
const maxParameters = 10_000;

class PassedParameters {
  private readonly definedIn = new Map<string, Map<string, boolean>>();
  private readonly callers = new Map<string, Set<string>>();
  private readonly given = new Map<string, readonly ImageParameter[]>();

  of(path: string): readonly ImageParameter[] {
    return this.given.get(path) ?? [];
  }

  add(path: string, { imageParameters, passedTo }: Pick<ScanLists, 'imageParameters' | 'passedTo'>): void {
    for (const { key, isPinnable } of imageParameters) {
      const files = this.definedIn.get(key) ?? new Map<string, boolean>();
      if (files.size === 0 && this.definedIn.size >= maxParameters) continue;
      this.definedIn.set(key, files.set(path, isPinnable));
    }
    for (const key of passedTo) this.callers.set(key, (this.callers.get(key) ?? new Set()).add(path));
  }

  /** The files that pass a value to a parameter which they were not read with. */
  changed(): readonly string[] {
    const now = new Map<string, ImageParameter[]>();
    for (const [key, files] of [...this.definedIn].sort(([a], [b]) => (a < b ? -1 : 1)))
      for (const path of this.callers.get(key) ?? []) {
        const elsewhere = [...files].filter(([file]) => file !== path).map(([, isPinnable]) => isPinnable);
        if (elsewhere.length === 0) continue;
        const parameters = now.get(path) ?? [];
        now.set(path, parameters);
        parameters.push({ key, isPinnable: elsewhere.every(Boolean) });
      }
    const paths = [...now].filter(([path, all]) => JSON.stringify(all) !== JSON.stringify(this.of(path)));
    for (const [path, all] of paths) this.given.set(path, all);
    return paths.map(([path]) => path);
  }
}

/** More charts than any file of values is for. */
const maxCharts = 50;

/** The charts of every file, each of them once. */
class ChartUses {
  private readonly byPath = new Map<string, Map<string, ChartUse>>();

  constructor(private readonly all: ReadonlySet<string>) {}

  of(path: string): readonly ChartUse[] {
    return [...(this.byPath.get(path)?.values() ?? [])];
  }

  /** False for a chart that is known, or that is not in the checkout. */
  add(use: ChartUse): boolean {
    if (!this.all.has(`${use.folder}Chart.yaml`) || !this.all.has(use.path)) return false;
    const known = this.byPath.get(use.path) ?? new Map<string, ChartUse>();
    this.byPath.set(use.path, known);
    const key = `${use.readsFile} ${use.folder}`;
    if (known.has(key) || known.size >= maxCharts) return false;
    known.set(key, use);
    return true;
  }
}

/** One file in one round, with what the rounds before said about it. */
export interface FileRound {
  readonly path: string;
  readonly uses: readonly ChartUse[];
  readonly said: Pick<FileJob, 'mentionedAs' | 'builds' | 'imageParameters' | 'imageFields'>;
}

export const nothingSaid: FileRound['said'] = {
  mentionedAs: new Set(),
  builds: [],
  imageParameters: [],
  imageFields: [],
};

/** More than any project names; each of them is read once for a format, so mentions in circles end. */
const maxMentions = 10_000;

export class CrossReferences {
  private readonly mentionedAs = new Map<string, ReadonlySet<string>>();
  private readonly builds = new Builds();
  private readonly charts: ChartUses;
  private readonly parameters = new PassedParameters();
  private readonly fields = new ImageFields();
  private readonly globs: MentionedGlobs;
  /** The files that were scanned. */
  readonly seen = new Set<string>();
  private mentions = 0;

  constructor(private readonly files: CheckoutFiles) {
    this.charts = new ChartUses(files.paths.all);
    this.globs = new MentionedGlobs(files.paths);
  }

  /** A file with what the others have said about it so far. */
  turnOf(path: string): FileRound {
    return {
      path,
      uses: this.charts.of(path),
      said: {
        mentionedAs: this.mentionedAs.get(path) ?? new Set(),
        builds: this.builds.of(this.isOfModule(path) ? `${folderOf(path)}/` : path),
        imageParameters: this.parameters.of(path),
        imageFields: this.fields.of(path),
      },
    };
  }

  /** Notes what a scanned file says, and adds the files that are to be read because of it. */
  add(path: string, found: FileScan, toRead: Set<string>): void {
    this.seen.add(path);
    this.addMentions(found.mentions, toRead);
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
      for (const path of this.globs.matching(glob)) this.addFile(path, as, toRead);
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

  addMentions(mentions: readonly Mention[], toRead: Set<string>): void {
    for (const one of mentions) if (one.isGlob !== undefined) this.globs.add(one);
    for (const all of mentionsByName(mentions))
      for (const path of mentionedFiles(all, this.files.paths)) this.addFile(path, all[0]?.as ?? '', toRead);
  }

  /** Notes that a file is read as a format, if it is not read so because of its path. */
  addFile(path: string, as: string, toRead: Set<string>): void {
    const { files, mentionedAs } = this;
    const known = mentionedAs.get(path) ?? new Set();
    const isRead = known.has(as) || (files.formats.isKnown(path, as) && files.isSelected(path));
    if (isRead || !files.paths.has(path) || !files.isNamed(path)) return;
    this.mentions += 1;
    if (this.mentions > maxMentions) return;
    mentionedAs.set(path, new Set([...known, as]));
    toRead.add(path);
  }

  /** Arguments are passed to a Dockerfile, or to the folder of a module. */
  private isOfModule(path: string): boolean {
    return this.files.formats.isKnown(path, 'terraform');
  }

  private addBuilds({ passes }: FileScan, toRead: Set<string>): void {
    const { files } = this;
    for (const { path, args } of passes) {
      if (path.endsWith('/')) {
        const called = files.paths.inFolder(path.slice(0, -1)).filter((one) => this.isOfModule(one));
        const isNew = called.length > 0 && this.builds.add(path, args);
        for (const one of called) if (isNew && files.isSelected(one)) toRead.add(one);
        continue;
      }
      const isRead = (files.formats.isKnown(path) && files.isSelected(path)) || this.mentionedAs.has(path);
      if (isRead && files.paths.has(path) && this.builds.add(path, args)) toRead.add(path);
    }
  }
}
