// The answer of `exposure` as JSON: what `--json` prints, and what `merge` counts.
import { z } from 'zod';

/** From the worst to the best. */
export const answers = ['exposed', 'possibly-exposed', 'unknown', 'not-exposed'] as const;
export type ExposureAnswer = (typeof answers)[number];

const text = z.string().max(4000);
const answer = z.enum(answers);

const evidence = z.object({
  job: text,
  attempt: z.number().int(),
  /** 1-based line of the job's log. */
  line: z.number().int(),
  digest: text,
  text,
  url: text.optional(),
});

const reference = z.object({
  file: text,
  line: z.number().int(),
  /** As written. */
  raw: text,
});

const run = z.object({
  id: z.number().int(),
  url: text,
  workflow: text,
  event: text,
  /** ISO 8601. */
  created: text,
  attempts: z.number().int(),
  commit: text,
  branch: text.optional(),
  pullRequests: z.array(z.number().int()).optional(),
  answer,
  /** Why, one sentence each. */
  reasons: z.array(text),
  evidence: z.array(evidence),
  references: z.array(reference),
});

/** Everything that was learned about one repository. */
export const exposureSchema = z.object({
  kind: z.literal('tagproof-exposure'),
  version: z.literal(1),
  incident: z.object({
    id: text,
    aliases: z.array(text),
    sources: z.array(text),
    /** ISO 8601. */
    from: text,
    to: text,
    images: z.array(text),
  }),
  repository: text,
  answer,
  /** What was asked, and how often. */
  asked: z.object({
    runs: z.number().int(),
    trees: z.number().int(),
    logs: z.number().int(),
    logsUnread: z.number().int(),
    requests: z.number().int(),
  }),
  /** The runs whose trees name a suspect image, or may; those that answer worst first. */
  runs: z.array(run),
  /** Commits of the window whose trees name a suspect image. */
  commits: z.array(
    z.object({
      commit: text,
      branch: text,
      at: text,
      hasRun: z.boolean(),
      answer,
      references: z.array(reference),
    }),
  ),
  /** What could not be read, so that the answer is not complete; one sentence each. */
  gaps: z.array(text),
  /** What the answer does not cover. */
  notes: z.array(text),
});

export type ExposureReport = z.infer<typeof exposureSchema>;
export type RunRow = ExposureReport['runs'][number];

/** The worst of the answers; without any, nothing was exposed. */
export function worst(all: Iterable<ExposureAnswer>): ExposureAnswer {
  const found = new Set(all);
  return answers.find((one) => found.has(one)) ?? 'not-exposed';
}

/** 0 not exposed, 1 exposed, 3 not known. */
export function exposureExitCode({ answer }: Pick<ExposureReport, 'answer'>): 0 | 1 | 3 {
  return answer === 'exposed' ? 1 : answer === 'not-exposed' ? 0 : 3;
}
