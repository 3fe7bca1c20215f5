// What the scan of a checkout asks of the formats, which are registered with it, and what they tell about each file.
import type { InlineWaiver } from '../model/judgement/policy.js';
import type { ChartUse, CheckoutPaths, ScanContext, ScanLists, SeenName } from '../model/occurrence.js';
import type { SourceFile } from '../model/text/source.js';
import type { LocatedBuild } from './between/local-images.js';
import type { LocatedRename } from './between/renamed-images.js';
import type { Replacement } from './between/replacement-index.js';
import type { UsedPaths } from './between/test-data.js';
import type { ValueRead } from './between/value-reads.js';

/** What a file tells about the references in other files: what it builds, uses, deploys and replaces. */
export interface FileLinks extends UsedPaths {
  readonly builds: readonly LocatedBuild[];
  readonly replacements: readonly Replacement[];
  readonly renames: readonly LocatedRename[];
  /** What reads values otherwise than as images. */
  readonly reads: readonly ValueRead[];
  /** The variables that a script gives a value. */
  readonly sets: readonly string[];
}

/** What was found in a file and its companions, the same from a thread to the report. */
export interface FileScan extends ScanLists {
  readonly waivers: readonly InlineWaiver[];
  readonly links?: FileLinks;
  readonly seen?: readonly SeenName[];
  /** Of a checkout's file: itself and the companions, as far as something was found in them. */
  readonly sources?: readonly SourceFile[];
}

export interface FileContext extends ScanContext {
  /** Ids of scanners that other files name for this one. */
  readonly mentionedAs?: ReadonlySet<string>;
  readonly companions?: readonly SourceFile[];
}

/** The formats, to a scan that imports none of them. Pure: no disk, network, environment or clock. Nothing throws. */
export interface Formats {
  /** True when the globs of some format match the path; with an id, when those of that format do. */
  isKnown(path: string, id?: string): boolean;
  /** True where all formats of a link read its target too. */
  isReadAlike(link: string, target: string): boolean;
  /** The files that a file is read with: `siblings` are the paths of all files in its folder, `uses` the charts that get its values. */
  companionsOf(
    path: string,
    siblings: () => readonly string[],
    checkout: CheckoutPaths,
    mentionedAs: ReadonlySet<string>,
    uses: readonly ChartUse[],
  ): readonly string[];
  /** True for a JSON file with which no format does more than search for words and call the engine's JSON parser. */
  isDismissed(file: SourceFile, context?: FileContext): boolean;
  scanFile(file: SourceFile, context?: FileContext): FileScan;
}
