// What a proposal depends on besides the repository, and what it consists of.
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
