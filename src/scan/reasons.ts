// Every text of the scanners that users read: why an image cannot be determined, why no digest can be written, and what
// could not be scanned. Reasons complete a sentence: "Cannot determine the image: <reason>. Not verified".
import { type Surface, settingName } from '../model/run/surface.js';
import { onOneLine, plural } from '../model/text/text.js';
import { durationText } from '../model/text/time.js';

/** A part of an image name that only the program that reads the file knows. */
interface Unresolvable {
  readonly what: string;
  /** Finds the part, so that the message can quote it. */
  readonly pattern: RegExp;
}

const maxSearched = 1000;
const maxQuoted = 100;

/** Why an image cannot be determined from the file. */
export const unresolved = {
  template: contains({
    what: 'a template expression',
    pattern: /\$?\{\{.*?\}\}|\{%.*?%\}|<%.*?%>|<<.*?>>|\$?\[\[.*?\]\]/s,
  }),
  variable: contains({ what: 'a variable', pattern: /\$\{[^{}]*\}|\$\([^()]*\)|\$\w+/ }),
  pipelineParameter: contains({ what: 'a pipeline parameter', pattern: /\$\([^()]*\)/ }),
  pipelineContainer: (name: string) =>
    `\`${name}\` may be a container resource of the pipeline that uses this template`,
  pipelineVariable: contains({
    what: 'a pipeline variable',
    pattern: /\$\{\{.*?\}\}|\$\[.*\]|\$\([^()]*\)|\$\{[^{}]*\}/s,
  }),
  workflowExpression: contains({ what: 'a workflow expression', pattern: /\$\{\{.*?\}\}/s }),
  serviceVariable: contains({ what: 'a variable of the service', pattern: /\$\{[^{}]*\}|\$\w+/ }),
  editorVariable: contains({ what: 'an editor variable', pattern: /\$\{[^{}]*\}/ }),
  shellVariable: contains({ what: 'a shell variable', pattern: /\$\{[^{}]*\}|\$\([\w.]+\)|\$\w+/ }),
  shellCommand: contains({ what: 'the output of a shell command', pattern: /\$\(.*\)|`[^`]*`/s }),
  shellWildcard: contains({ what: 'a shell wildcard', pattern: /[*?]/ }),
  unknownOption: (option: string) =>
    `follows the option ${quoted(option)}, and it is not known whether this is the value of the option: write \`${onOneLine(option, maxQuoted).replaceAll('`', "'")}=…\``,
  edited: (file: string) => `a command writes ${quoted(file)} before another one reads it`,
  standardInput: 'the command reads it from its standard input',
  unknownProgram: (program: string) => `it is not known what ${quoted(program)} does with it`,
  systemdSpecifier: contains({ what: 'a systemd specifier', pattern: /%[A-Za-z%]/ }),
  noDefault: (variable: string) => `variable ${quoted(variable)} has no default value`,
  placeholder: (text: string) =>
    /^["']*$/.test(text) ? 'the name is empty' : `${quoted(text)} is a placeholder`,
  replacedBefore: (text: string, file: string, line: number) =>
    `${quoted(`${file}:${line}`)} replaces ${quoted(text)} before it is used`,
  computedName: (text: string) =>
    `${quoted(text)} sets a variable whose name is computed, which may be that of an image`,
  setElsewhere: (variable: string, file: string) =>
    `${quoted(file)}, which is sourced, sets variable ${quoted(variable)} too`,
  notDefinedHere: (name: string) => `depends on ${quoted(name)}, which is not defined in this file`,
  dependsOnSet: (text: string, variable: string) =>
    `${quoted(text)} depends on whether variable ${quoted(variable)} is set`,
  notAVariable: (text: string) => `${quoted(text)} is not a valid variable reference`,
  setByBuild: (variable: string) => `variable ${quoted(variable)} is set by the build`,
  environmentArgument: (name: string) =>
    `argument ${quoted(name)} takes its value from the environment of the build`,
  argumentValue: (name: string) => `the value of argument ${quoted(name)} cannot be read`,
  namedContext: (name: string) => `the file does not say whether the context ${quoted(name)} is an image`,
  argumentsExpression: 'the arguments of the build are set by an expression',
  expression: 'its value is an expression',
  unknownFunction: (name: string) => `the value of the function ${quoted(name)} is not known`,
  path: (path: string, why: string) => `it depends on the file at ${quoted(path)}, and ${why}`,
  remoteFile: 'it is in another repository or at another address',
  computedFile: 'its name is computed',
  outsideFile: 'it is outside of this repository',
  missingFile: 'no such file is in this repository',
  leftOutFile: '`paths` or `exclude` leaves it out',
  lfsPointer: 'it is a Git LFS pointer: check out the repository with LFS',
  generatedFile: 'a command in this file creates it',
  mustBeSet: (variable: string, message: string) =>
    `variable ${quoted(variable)} must be set${message === '' ? '' : `: ${quoted(message)}`}`,
  notDeclared: (why: string, variable: string) =>
    `${why}; no ARG before the first FROM declares ${quoted(variable)}`,
  notExpandedInFrom: 'variables are not expanded in --from',
  nestedVariables: 'its variables are nested too deeply',
  tooManyValues: 'its variables have too many possible values',
  tooManyVariables: 'its variables expand to more text than an image name can have',
  yamlTag: (tag: string) => `its YAML tag ${quoted(tag)} may change the value`,
  yamlNumber: (text: string) =>
    `YAML may read ${quoted(text)} as a number, a boolean or a date: put it in quotes`,
  tagFromChart: 'the tag is not set here; the chart provides it',
  versionRange: (range: string) => `the tag is the newest version in the range ${quoted(range)}`,
  replacement: 'Kustomize replaces the image, or a part of it, with a value from elsewhere',
  registryFromChart: 'the chart adds a registry that is not known before the name',
  repositoryElsewhere: 'the repository is not set here; the chart or another file provides it',
  tagSuffix: 'Kustomize adds a suffix to the tag of each resource, and removes its digest',
  pulledOrBuilt:
    'Compose pulls this image if its registry has it, and builds it otherwise. Add `pull_policy: build` to always build it, or remove `build` to always pull it',
  pulledBySwarm: (policy: string) =>
    `Compose does not pull this image (${quoted(`pull_policy: ${policy}`)}), but \`docker stack deploy\` would`,
  resetBuild: 'the service is not built, and its image is set in another file',
  tagFromResources: 'the tag is not set here; each resource keeps its own',
  starlark: 'an argument is neither a string nor a constant that this file sets once',
  intrinsicFunction: (text: string) => `depends on the function ${quoted(text)} of CloudFormation`,
  partOfExpression: 'it is a part of a larger expression',
  newestVersion: 'without a tag, the tool uses the newest version in the repository',
  registryOfAccount: 'the registry is that of a cloud account, which is not named here',
  partForOperator: 'an operator composes the names of its own images from this value',
  base64: 'it is part of a text in Base64',
  noTagOrDigest: 'neither a tag nor a digest is set here',
} as const;

/** Why no digest can be written for an image that is known. */
export const notPinnable = {
  escapes: 'the value is written with escapes or folded lines',
  tagFromVariable: 'it has no tag, and a variable at its end may add one',
  digestFromVariable: 'its digest comes from a variable',
  digestShared: (variable: string) =>
    `its digest comes from ${onOneLine(variable, maxQuoted)}, which other references share`,
  digestInPattern: (variable: string) =>
    `its digest comes from ${onOneLine(variable, maxQuoted)}, which a pattern is applied to`,
  passed: (name: string, file: string) =>
    `${quoted(file)} passes another value for ${quoted(name)}, so several images are possible here`,
  passedInPart: (dockerfile: string) =>
    `only a part of it is written here, the rest is in ${quoted(dockerfile)}`,
  passedIndirectly: (name: string) =>
    `the value of ${quoted(name)} is not written here exactly as it is passed on`,
  behindVariable: (image: string, isPinned: boolean) =>
    `${isPinned ? 'its digest makes builds ignore' : 'a digest here would make builds ignore'} the values of its arguments. ${ownArgument(image)}`,
  afterVariable: (image: string, isPinned: boolean) =>
    `${isPinned ? 'its digest stays' : 'a digest here would stay'} the same whatever the values of its variables are. Write the whole reference, ${quoted(image)}, as the value or the default of one variable, followed by the digest`,
  usedByCommands: (variable: string, image: string) =>
    `a stage uses ${onOneLine(variable, maxQuoted)} too, so its commands would see the digest. ${ownArgument(image)}`,
  longLine: 'its line would be longer than BuildKit accepts',
  number: 'YAML reads a part of it as a number or a boolean: put that part in quotes',
  allTags: 'the command pulls all tags of the repository, and accepts neither a tag nor a digest',
  asksForTag: 'the command asks what the tag refers to',
  copiesTag: 'the command copies what the tag refers to at the time',
  alsoByTag:
    'another command looks for the image by this name, but an image that is pulled by digest is not known by it. Write the digest there too, where that command accepts one',
  mayBeLoaded: 'a command before loads images from a file, and this may be one of them',
  inDockerfile: 'the Dockerfile may use the build argument as a part of a longer name',
  fromVariable: 'a variable is a part of its name',
  functionArgument: (name: string) => `the function ${quoted(name)} uses its argument more than once`,
  usedOtherwise: (variable: string) => `${quoted(variable)} is also used for something that is not an image`,
  unknownInput: (input: string) => `it is not known whether ${quoted(input)} accepts a digest`,
  unusedVariable: (variable: string) => `nothing in this file uses ${quoted(variable)} as an image`,
  fromParameter: 'a part of it comes from a parameter',
  usedInParts: 'its parameter is also a part of other names',
  severalValues: 'several images are possible here',
  otherFile: (file: string) => `a part of it is set in ${quoted(file)}`,
  partElsewhere: (name: string) => `${quoted(name)} is also a part of other names`,
  noTag: 'its tag is not set here',
  sharedByAnchor: 'other places use this value through its YAML anchor',
  compiled: '`gh aw compile` writes the digest: run it, and commit the files that it changes',
  tagBeside: 'its tag is in a separate key, and it is not known whether that key accepts a digest',
  jsonnet: 'Jsonnet may use the text as a part of other texts',
  notDocumented: (program: string) => `${program} is not documented to accept a tag with a digest`,
  unknownPlugin: (name: string) => `it is not known whether the plugin ${quoted(name)} accepts a digest`,
  unknownKind: (kind: string) => `it is not known whether the resource ${quoted(kind)} accepts a digest here`,
  unknownReader: 'it is not known which program reads this text',
  patchedKind: 'it is not known whether the patched resource accepts a digest here',
  chartTooLarge: (maxTemplates: number) =>
    `its chart has more than ${maxTemplates} files, so it is not known how the chart uses the tag`,
  digestForm: (key: string) =>
    `it is not known whether the chart expects the digest in ${quoted(key)} with or without \`sha256:\`: write the first digest by hand`,
  digestOmitted: (key: string, file: string) =>
    `${quoted(file)} builds an image name from the tag without ${quoted(key)}, so the cluster would pull the tag: use the digest in that template too`,
  tagChanged: (by: string, file: string) =>
    `its tag is also passed to ${quoted(by)} in ${quoted(file)}, which expects a tag without a digest`,
  nameChanged: (by: string, file: string) =>
    `it is also passed to ${quoted(by)} in ${quoted(file)}, whose result a digest would change. Take the tag from a value of its own there, then pin it`,
  namePrinted: (line: string, file: string) =>
    `it is also written to ${quoted(line)} in ${quoted(file)}, which is not known to be an image. If that accepts a digest, write it by hand`,
  tagHanded: (name: string) =>
    `its chart passes it to the template ${quoted(name)}, which may use the tag for something else`,
  tagPrinted: (line: string, file: string) =>
    line === ''
      ? `its tag is also used on its own in ${quoted(file)}, where a digest would be invalid`
      : `its tag is also written to ${quoted(line)} in ${quoted(file)}, where a digest would be invalid`,
  tagExtended: (file: string) => `${quoted(file)} adds text after its tag, so a digest cannot follow the tag`,
  tagOfOtherName: (file: string) => `its tag is also the tag of another image name in ${quoted(file)}`,
  tagIsFallback: (file: string) => `its tag is also the default tag of another image in ${quoted(file)}`,
  tagUnused: (path: string) => `no template of its chart was found to use ${quoted(path)} in an image name`,
  rendered: 'a template composes its name: write the digest where the tag is set',
  schema: (key: string, file: string) => `${quoted(file)} restricts the values of ${quoted(key)}`,
  ofMachine: 'an image whose name begins with `localhost/` was built on the machine, and no registry has it',
  mayBeBuilt: 'a step before builds images, and this may be one of them',
  builtHere: (file: string, line: number) =>
    `${quoted(`${file}:${line}`)} builds, loads or pushes an image under this name, and with a digest what the registry has would be used instead`,
  replacedBy: (file: string, line: number) =>
    `${quoted(`${file}:${line}`)} replaces this text with another, and a digest would break that or be lost`,
  tooManyReplacements: (most: number) =>
    `more than ${most} commands of this repository replace text in this file or look for this name, too many to compare with each reference`,
  tooManyReaders: 'the file repeats too much to tell what reads the value',
  comparedInPart: 'the file compares the value with another, and its digest is not at the end of it',
  renamedBy: (file: string, line: number) =>
    `${quoted(`${file}:${line}`)} replaces its name and would keep this digest, which belongs to another image. Write the tag and the digest there, as \`newTag\` and \`digest\``,
} as const;

/** What else reads a value, as `file:line`, and the way by hand; each completes "It cannot be pinned: …". */
export const valueReads = {
  compared: (at: string) =>
    `${quoted(at)} compares it with a text that would no longer be the same. Compare another value there, then pin it`,
  jobName: (at: string) =>
    `${quoted(at)} makes the name of a check of it, and rules that require the check know it by its name. Make the name of another value, then pin it`,
  matrixName: (at: string) =>
    `the check of a job that has no name of its own is named after all values of its matrix (${quoted(at)}), and rules that require the check know it by its name. Give the job a \`name\` with another value of the matrix, then pin it`,
  cacheKey: (at: string) =>
    `${quoted(at)} makes the key of a cache of it. Make the key of another value, then pin it`,
  artifact: (at: string) =>
    `${quoted(at)} makes the name of an artifact of it. Make the name of another value, then pin it`,
  concurrency: (at: string) =>
    `${quoted(at)} makes the name of a concurrency group of it. Make the name of another value, then pin it`,
  output: (at: string) =>
    `${quoted(at)} passes it on, and it is not known to what. Check what reads it there, then write the digest by hand`,
  input: (at: string, name: string) =>
    `${quoted(at)} gives it to ${quoted(name)}, and it is not known whether that accepts a digest. If it does, write the digest by hand`,
  part: (at: string) =>
    `${quoted(at)} makes a longer text of it, in which a digest would be wrong. Use the value alone there, then pin it`,
  split: (at: string) =>
    `${quoted(at)} takes or sets a part of it at a delimiter that a digest has too. Set the whole image there, then pin it`,
  tested: (at: string) =>
    `${quoted(at)} tests for this text, in another file. Write the digest by hand in both`,
  lookedFor: (at: string) =>
    `${quoted(at)} looks for the image by this name, but an image that is pulled by digest is not known by it. Write the digest there too, where that command accepts one`,
  command: (at: string) =>
    `${quoted(at)} uses it otherwise than to pull or run the image, and a digest may change what happens there. If it does not, write the digest by hand`,
  other: (at: string) =>
    `${quoted(at)} reads it too, and it is not known whether a digest is right there. If it is, write the digest by hand`,
} as const;

const remedy = 'Correct it, or exclude the file';

/** What could not be scanned, as whole sentences. They are shown with the line, where there is one. */
export const unscanned = {
  yaml: (why: string) => `The YAML cannot be read: ${why}. ${remedy}`,
  dockerfile: (why: string) => `BuildKit refuses this Dockerfile: ${why}. ${remedy}`,
  dockerfileLimit: (why: string) =>
    `The Dockerfile was not scanned completely: ${why}. Simplify it, or exclude the file`,
  notAnImage: (text: string, why: string) => `${quoted(text)} cannot be read as an image: ${why}. ${remedy}`,
  openHeredoc: (name: string) =>
    `The heredoc ${onOneLine(name, maxQuoted)} is not closed, so the text after it was not read. Close it, or exclude the file`,
  frontend: (name: string) =>
    `The frontend ${quoted(name)} builds this file, and it may use images that BuildKit's own frontend does not. If it is a copy of \`docker/dockerfile\`, declare its registry as a mirror under \`registries\` in the policy; otherwise exclude the file`,
  passedRefused: (name: string, dockerfile: string, image: string, why: string) =>
    `With this value of ${quoted(name)}, BuildKit refuses ${quoted(image)} in ${quoted(dockerfile)}: ${why}. ${remedy}`,
  inlineTemplate:
    'A template of Bake writes instructions of this Dockerfile, so they cannot be read. Write them out, or exclude the file',
  tooManyInherited:
    'The targets inherit or pass too many arguments in all, so not all of their builds were read. Split the file, or exclude it',
  tooManyBuilds: (maxBuilds: number) =>
    `Only the first ${maxBuilds} builds that pass arguments to this Dockerfile were read`,
  includeSetting: (key: string) =>
    `${quoted(key)} changes the values or the paths in the included files, and Tagproof does not follow it. Put the included files and their \`.env\` into a folder of their own, or exclude the file`,
  koSettings:
    'ko reads this file, but Tagproof only reads its settings from YAML and JSON. Move them to `.ko.yaml`',
  misspelledField: (key: string, field: string) =>
    `Kustomize reads ${quoted(key)} as ${quoted(field)}, and Tagproof does not. Write ${quoted(field)}, or exclude the file`,
  inlineTransformer:
    'A transformer inside this kustomization renames images, which is only read from a file of its own. Move it to one, or exclude the file',
  foreignTag: (tag: string) =>
    `The YAML tag ${quoted(tag)} has no meaning in this format: the value is used as if the tag were not there. Remove the tag, or exclude the file`,
  tooManyNodes: 'its aliases and merge keys repeat too many nodes',
  tooManyValues: 'its parameters have too many values',
  tooManyMerges: 'its merge keys (`<<`) are nested too deeply',
  notLiteralBlock:
    'A patch, Dockerfile or other file within this file is only read from a literal block (`|`). Write it as one, or exclude the file',
  nestedManifest:
    'A manifest in a manifest that a template of Argo creates is not read. Move it to a template of its own, or exclude the file',
  tooManyTexts: (maxTexts: number) =>
    `Only the first ${maxTexts} texts that commands of this file read as files were scanned. Split the file, or exclude it`,
  deepText: (maxDepth: number) =>
    `A text that a command reads as a file, within another such text, is only scanned up to ${maxDepth} levels deep. Move it to a file of its own, or exclude the file`,
  waiver: 'An inline waiver needs a check and a reason: `tagproof: ignore[check-id] reason`',
  tooManyFiles: (maxFiles: number, surface: Surface) =>
    `Only the first ${maxFiles} files were scanned: narrow ${settingName(surface, 'paths')} or extend ${settingName(surface, 'exclude')}`,
  tooManyMentions: (maxMentions: number) =>
    `Only the first ${maxMentions} files that other files name were read`,
  tooManyIncluded: (maxIncluded: number, maxDeclared: number) =>
    `Kustomizations whose configurations declare fields as images include more than ${maxIncluded} files in all, or declare more than ${maxDeclared} fields in these files, so not all of these fields were read. Exclude some of the kustomizations`,
  emptyGlob: (surface: Surface) =>
    `This glob of ${settingName(surface, 'paths')} matches no file of a known format`,
  folder: (why: string, folder: string, surface: Surface) =>
    `The folder was not scanned: ${why}. If none of its images are used, add \`${folder}**\` to ${settingName(surface, 'exclude')}`,
  root: (why: string) => `It is not known which files there are: ${why}`,
  notListed: 'it cannot be listed',
  sparse: 'git tracks it, but a sparse checkout left it out',
  file: (why: string) => `The file was not scanned: ${why}`,
  tooSlow: (limitMs: number) =>
    `The file was not scanned: that was not done after ${durationText(limitMs)}, and takes seconds, so the machine may be overloaded. Re-run; if it happens again, exclude the file and report it`,
  tooMuchWork:
    'The file was not scanned: it has too many lines, brackets, variables or aliases, or too long lines. Split it into smaller files, or exclude it',
  tooMuchMemory:
    'The file was not scanned: that needed too much memory. Split it into smaller files, or exclude it',
  stopped: (files: number) => `${plural(files, 'file')} had not been scanned when the run was stopped`,
  invalidReference: (raw: string, detail: string, others: number) =>
    `${quoted(raw)} is not a valid image reference${others === 0 ? '' : ` (and ${plural(others, 'other reference')} in the file)`}: ${detail}. ${remedy}`,
  excessiveReference: (raw: string, detail: string, others: number) =>
    `The images of ${quoted(raw)}${others === 0 ? '' : ` (and of ${plural(others, 'other reference')} in the file)`} were not read: ${detail}. Write fewer values, or exclude the file`,
  unexplained: (name: string, others: number) =>
    `${quoted(name)} ${others === 0 ? 'looks like an image' : `and ${plural(others, 'other name')} in the file look like images`}, but no scanner reads images at this place. Move ${others === 0 ? 'it' : 'them'} to a place that is scanned, or exclude the file`,
} as const;

function contains({ what, pattern }: Unresolvable): (text: string) => string {
  return (text) => {
    const found = pattern.exec(text.slice(0, maxSearched))?.[0];
    return found === undefined ? `contains ${what}` : `contains ${what} (${quoted(found)})`;
  };
}

/** How to write an image in a Dockerfile so that its digest has a place of its own. */
function ownArgument(image: string): string {
  const path = image.replace(/:[^/]*$/, '');
  const base = path.slice(path.lastIndexOf('/') + 1).replace(/[^a-z0-9]+/gi, '_');
  const name = `${base.toUpperCase()}_IMAGE`;
  return `Declare the whole reference in an argument of its own, ${quoted(`ARG ${name}=${image}`)} before the first FROM, and use ${quoted(`FROM \${${name}}`)}`;
}

/** Text from a file between backticks, on one line and without backticks of its own. */
function quoted(text: string): string {
  return `\`${onOneLine(text, maxQuoted).replaceAll('`', "'")}\``;
}
