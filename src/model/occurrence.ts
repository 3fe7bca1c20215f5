// Places where a file refers to an image, and the interface of the scanners that find them.

import { append } from './collections.js';
import type { ImageReference } from './images/image.js';
import type { Place, Problem, SourceFile, Span } from './text/source.js';

/**
 * The place of a reference's digest. The text at `span` is empty or `unset` (not pinned) or `lead` followed by the digest;
 * pinning replaces it by `lead` and the new digest and changes nothing else. The lead of a name without a tag holds the
 * tag that it means: with the digest alone, nobody could tell later which tag the digest was looked up for.
 */
export interface PinPlace {
  readonly kind: 'place';
  readonly span: Span;
  readonly lead: string;
  /** The text that stands for no digest, such as `null`. */
  readonly unset?: string;
  /** True where what reads the key adds `sha256:`, so that only the hexadecimal digits go there. */
  readonly isBare?: true;
  /** The text behind the digest, to the end of the comment that keeps the tag; the digest is in place of the tag. */
  readonly tail?: string;
  /** The text at `span` where it is neither that of a digest nor `unset`: a tag and a digest that the digest alone replaces. */
  readonly text?: string;
  /** The place of a digest that replaces the tag, where a comment can keep it. */
  readonly alone?: PinPlace;
  /**
   * Other places of the file that hold the same text because something compares them with this one, such as the literal
   * of `if: matrix.image == 'node:20'`: the same digest is written there in the same edit.
   */
  readonly also?: readonly Span[];
}

/** No digest can be written here; `why` is for the user and completes "It cannot be pinned: …". */
export interface PinRefused {
  readonly kind: 'refused';
  readonly why: string;
  /** True where a digest may replace the tag. */
  readonly replacesTag?: true;
}

export type PartName = 'registry' | 'repository' | 'tag' | 'digest';

/** One key's part of a reference that is split over several keys, as in Helm values. */
export interface Part {
  readonly part: PartName;
  readonly span: Span;
}

interface FoundReference {
  readonly at: Place;
  /** Exactly the characters at `at`, including a digest. */
  readonly raw: string;
  /** The places of a split reference's parts; one of them is `at`. */
  readonly parts?: readonly Part[];
  /** Where the text at `at` is used by another name: YAML aliases, and variables whose value is the whole image. */
  readonly uses?: readonly Span[];
  /** The folder that makes the file test data, such as `testdata`; absent for every other file. */
  readonly testData?: string;
}

export interface ImageOccurrence extends FoundReference {
  readonly kind: 'image';
  readonly image: ImageReference;
  readonly pin: PinPlace | PinRefused;
  /** The platforms of the only machines that the file lets take this reference, such as `linux/arm64`; absent: of any. */
  readonly platforms?: readonly string[];
}

/** A reference whose image cannot be determined from the file alone. It is reported, never skipped. */
export interface OpaqueOccurrence extends FoundReference {
  readonly kind: 'opaque';
  readonly why: 'variable' | 'template' | 'invalid';
  /** The reason for the user, on one line; it completes "Cannot determine the image: …". */
  readonly detail: string;
  /** The place is that of a whole text, such as a command in quotes, which may use other images too. */
  readonly isPart?: true;
}

/** A reference to an image that the repository builds and that no registry has. It is reported, and never looked up. */
export interface LocalOccurrence extends FoundReference {
  readonly kind: 'local';
  readonly image: ImageReference;
  /** Where it is built. */
  readonly builtBy: { readonly file: string; readonly line: number };
}

export type Occurrence = ImageOccurrence | OpaqueOccurrence | LocalOccurrence;

/** An image name in a text that no scanner reads: nothing says that a tool uses it. */
export interface SeenName {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** As written, with its registry and a tag or digest. */
  readonly name: string;
}

/** A file of the checkout that another file names, such as the Dockerfile of a build, whatever its name is. */
export interface Mention {
  readonly path: string;
  /** The id of the scanner that reads it. */
  readonly as: string;
  /** True where `path` is a glob. */
  readonly isGlob?: true;
  /**
   * Where the name is written. The mentions of one place are the paths that the name may mean: where none of them exists,
   * an opaque occurrence stands there. Without it, nothing says that the file exists.
   */
  readonly at?: Place;
  /** True where commands may make the file, or look for it in another folder: nothing is said where it does not exist. */
  readonly mayBeMade?: true;
}

/** A text within a file that a tool reads as a file of its own, such as the heredoc of `docker build -`. */
export interface NestedText {
  readonly text: string;
  /** The id of the scanner that reads it, or the name of the file that it is written to. */
  readonly as?: string;
  readonly path?: string;
  /** Nothing is expanded in it. */
  readonly isQuoted: boolean;
  /** The place in the file of a span of the text. */
  place(span: Span): Span;
}

/** An image that the repository builds under a name, such as an artifact of Skaffold or the `-t` of `docker build`. */
export interface BuiltImage {
  /** The name as written, with its tag if it has one. `*-` at its start is for a project of Compose, which a run names. */
  readonly name: string;
  readonly at: Place;
  /** True where the same place pushes the image to a registry, so that others can pull it from there. */
  readonly isPushed: boolean;
  /** True where the builder chooses the tag, and writes it wherever the name is used. */
  readonly isAnyTag?: true;
}

/** An image to which a kustomization gives another name, while the tag and the digest of the resources stay. */
export interface RenamedImage {
  /** The name as the resources write it. */
  readonly name: string;
  readonly at: Place;
  /** The folder whose resources get it; by default those of the file that says so and of what it names. */
  readonly folder?: string;
  /** True where it counts for what the kustomizations include that name the file. */
  readonly isTransformer?: true;
}

/** A value that a build passes to an argument of a Dockerfile, at the place where it is written. */
export interface BuildArgument {
  readonly name: string;
  readonly file: SourceFile;
  readonly span: Span;
  /** `why` completes "Cannot determine the image: …", and `noPlace`, why no digest may be written here, "It cannot be pinned: …". */
  readonly value: { readonly text: string; readonly noPlace?: string } | { readonly why: string };
}

/** A build that passes arguments to a Dockerfile. Nothing says that the file exists. */
export interface PassedArguments {
  readonly path: string;
  readonly args: readonly BuildArgument[];
}

/** A chart in a folder of the checkout whose templates read values of a file. Nothing says that the folder exists. */
export interface ChartUse {
  /** The file with the values. */
  readonly path: string;
  /** Ends in `/`, or is empty. */
  readonly folder: string;
  /** True where the chart gets the values of the whole file; false where the file says which of them. */
  readonly readsFile: boolean;
}

/** A parameter of a resource with a name, such as a Task, whose value names an image. */
export interface ImageParameter {
  /** Kind, name of the resource and name of the parameter. */
  readonly key: string;
  /** True where nothing but images uses the value. */
  readonly isPinnable: boolean;
}

/** A field of resources that a configuration of Kustomize's transformers declares as an image. */
export interface ImageField {
  /** Keys; lists on the way are entered. */
  readonly path: readonly string[];
  /** Absent for every kind, and for every group. */
  readonly kind?: string;
  readonly group?: string;
}

/** What the checkout says about a file outside of it. */
export interface ScanContext {
  /** The arguments of each build of this Dockerfile. */
  readonly builds?: readonly (readonly BuildArgument[])[];
  /** Folders of charts that other files give this file to, as a file of values. */
  readonly charts?: readonly string[];
  /** Parameters of resources in other files that this one passes values to. */
  readonly imageParameters?: readonly ImageParameter[];
  /** Fields of the resources of this file that are images. */
  readonly imageFields?: readonly ImageField[];
  /** Prefix of image names → the prefix that it mirrors. */
  readonly mirrors?: Readonly<Record<string, string>>;
}

/** What the lists of a scan hold: references and problems, and what the file says about other files. */
interface ScanItems {
  /** May be in a companion of the file, where its value is set. */
  readonly occurrences: Occurrence;
  readonly problems: Problem;
  readonly mentions: Mention;
  readonly passes: PassedArguments;
  readonly builds: BuiltImage;
  readonly renames: RenamedImage;
  readonly charts: ChartUse;
  /** The parameters that name an image in the resources of the file. */
  readonly imageParameters: ImageParameter;
  /** The keys of parameters that the file passes values to. */
  readonly passedTo: string;
  readonly imageFields: ImageField;
  /** Scanned with the file; empty in what is found in it. */
  readonly nested: NestedText;
}

export type ScanLists = { readonly [K in keyof ScanItems]: readonly ScanItems[K][] };

/** What one scanner found in a file. */
export type Scan = Pick<ScanLists, 'occurrences' | 'problems'> & Partial<ScanLists>;

type GrowingLists = { readonly [K in keyof ScanItems]: ScanItems[K][] };

/** What a scan tells beside its occurrences, as it is found. */
export type Told = Omit<GrowingLists, 'occurrences'>;

/** Every list of all scans, in their order. */
export function joinedScans(scans: readonly Partial<ScanLists>[]): GrowingLists {
  const all: GrowingLists = {
    occurrences: [],
    problems: [],
    mentions: [],
    passes: [],
    builds: [],
    renames: [],
    charts: [],
    imageParameters: [],
    passedTo: [],
    imageFields: [],
    nested: [],
  };
  for (const scan of scans) forEachKey(all, (key) => addItems(all, scan, key));
  return all;
}

function addItems<K extends keyof ScanItems>(all: GrowingLists, scan: Partial<ScanLists>, key: K): void {
  append<ScanItems[K]>(all[key], scan[key] ?? []);
}

function forEachKey<T extends object>(object: T, work: (key: Extract<keyof T, string>) => void): void {
  for (const key in object) work(key);
}

/** The paths of all files of a checkout. */
export interface CheckoutPaths {
  has(path: string): boolean;
  /** The paths below a folder, which ends in `/` or is empty. */
  below(folder: string): readonly string[];
}

export type Comment = '#' | '//';

/** Finds the references of one file format. Pure: no disk, network, environment or clock. Never throws. */
export interface Scanner {
  readonly id: string;
  readonly title: string;
  /** Globs over the path in the checkout; the documentation lists them. */
  readonly paths: readonly string[];
  /** True for a YAML file of the format by what is in it, under any other name. */
  recognizes?(text: string): boolean;
  /** True for a format that only a file has which none of the others takes for its own. */
  readonly isFallback?: true;
  /**
   * True for a JSON file that `scan` certainly dismisses, after no more than a search for words and the engine's JSON parser.
   * Absent where the format reads every JSON file that its globs match.
   */
  dismisses?(file: SourceFile): boolean;
  /**
   * True where the files hold commands that run in a checkout, or on a machine that stores images by name: other files are
   * pinned with an eye on them. A format that reads commands says one or the other.
   */
  readonly hasScripts?: boolean;
  /** The start of a comment, for inline waivers, which may depend on the path of the file; absent for plain JSON. */
  readonly comment?: Comment | ((path: string) => Comment);
  /**
   * The files that set values for this one, such as `.env`, or that say how its values are used; `siblings` are the paths
   * of all files in its folder.
   */
  companions?(path: string, siblings: readonly string[], checkout: CheckoutPaths): readonly string[];
  /** Returns `undefined` for a file of another format. `companions` are those that exist. */
  scan(file: SourceFile, companions?: readonly SourceFile[], context?: ScanContext): Scan | undefined;
}
