// What a proposal depends on besides the repository, what it consists of, and its lines, each with the reason behind it.
import { createHash } from 'node:crypto';
import { largest } from '../../model/collections.js';
import type { ProgramSource } from '../program.js';
import type { CiHost } from '../setup/where.js';

export interface Proposed {
  readonly path: string;
  readonly text: string;
}

export interface ProposalOptions {
  readonly platform?: string;
  readonly identity?: string;
  /** Where the workflow gets Tagproof from. */
  readonly program: ProgramSource;
  /** The default branch; `main` if it is not known. */
  readonly branch?: string;
  /** `github` by default. */
  readonly ci?: CiHost;
  /** Audience of GitLab's ID tokens: the host of the platform's issuer. */
  readonly audience?: string;
  /** Image of the job, on hosts whose jobs have one. */
  readonly image?: string;
  /** Of GitLab's job, if the pipeline has not the usual ones. */
  readonly stage?: string;
  /** Inputs with the addresses of a platform that is no preset. */
  readonly addresses?: readonly (readonly [input: string, value: string])[];
}

/** The environment of the proposed workflow, on which the subject of its tokens depends. */
export const jobEnvironment = 'tagproof';

/** Where the job of each CI host is. */
export const workflowPaths = {
  github: '.github/workflows/tagproof.yml',
  gitlab: '.gitlab/tagproof.yml',
  azure: '.azure-pipelines/tagproof.yml',
  bitbucket: 'bitbucket-pipelines.yml',
  jenkins: '.jenkins/Jenkinsfile.tagproof',
  buildkite: '.buildkite/tagproof.yml',
} as const satisfies Readonly<Record<CiHost, string>>;

/** The hosts whose jobs have an image. */
export const hostsWithImages: readonly (CiHost | undefined)[] = ['gitlab', 'bitbucket', 'jenkins'];

/** The file from which GitLab includes the job. */
export const gitlabPipelinePath = '.gitlab-ci.yml';

/** A line of a proposed file, with its reason if it decides something. */
export type ReasonedLine = readonly [text: string, reason?: string];

const maxColumn = 46;
const mark = /^(?:# yaml-language-server:[^\n]*\n)?(?:#|\/\/) Written by tagproof \(([0-9a-f]{16})\)[^\n]*\n/;

/**
 * The text of a file: `head`, its mark, and the lines with their reasons in one column, except after long lines.
 * @param comment what begins a comment in its format
 */
export function proposedText(lines: readonly ReasonedLine[], head = '', comment: '#' | '//' = '#'): string {
  const column = Math.min(maxColumn, largest(lines.map(([text]) => text.length)));
  const body = lines
    .map(
      ([text, reason]) => `${reason === undefined ? text : `${text.padEnd(column)} ${comment} ${reason}`}\n`,
    )
    .join('');
  return `${head}${comment} Written by tagproof (${digestOf(body)}). Until it is edited, tagproof setup may update or remove it.\n${body}`;
}

/** Whether a file is exactly as it was written, so that nobody's work is lost with it. */
export function isAsWritten(text: string): boolean {
  const [first, digest] = mark.exec(text) ?? [];
  return first !== undefined && digestOf(text.slice(first.length)) === digest;
}

/** Text from the repository as a YAML scalar on one line. */
export function yamlText(text: string): string {
  return /^[\w][\w./@-]*$/.test(text) ? text : JSON.stringify(text);
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
