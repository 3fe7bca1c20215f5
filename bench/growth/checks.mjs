// The dimensions of the checks and of what a policy says of their findings: judging, and comparing with the base commit.
import { judgeInput } from '../../lib/checks/apply-policy.js';
import { baselineReferences, compareFindings } from '../../lib/checks/baseline.js';
import { evidenceFor, now, policyWith } from './evidence.mjs';

const ages = { maxAgeMs: 0, minAgeMs: 0, eolWarningMs: 30 * 86_400_000 };
const placeOf = (index) => ({ file: '.github/tagproof.yml', span: { start: index, end: index + 1 } });
const judged = ({ evidence, rules = [] }, more = {}, inline = []) =>
  judgeInput(evidence, policyWith({ signatures: rules, ...more }), ages, { now, complete: true, inline });

function compared({ evidence, files }, { findings }) {
  const paths = new Set(files.keys());
  const references = baselineReferences(evidence.occurrences, evidence.occurrences, paths, new Map());
  return compareFindings(findings, evidence.occurrences, { references, unchanged: {} });
}

const ofChecks = Object.entries(evidenceFor).map(([check, make]) => ({
  name: `findings of ${check}`,
  group: 'findings, the worst of all checks',
  n: 5000,
  prepare: (n) => {
    const made = make(n);
    return () => compared(made, judged(made));
  },
}));

const waiver = (index, more) => ({ at: placeOf(index), reason: 'accepted', ...more });

export const checkDimensions = [
  ...ofChecks,
  {
    name: 'policy: a waiver for each finding',
    n: 10_000,
    prepare: (n) => {
      const made = evidenceFor.unpinned(n);
      const waivers = made.evidence.occurrences.map(({ at, image }, index) =>
        waiver(index, {
          check: 'unpinned',
          image: `${image.registry}/${image.repository}`,
          paths: [at.file],
        }),
      );
      return () => judged(made, { waivers });
    },
  },
  {
    name: 'policy: an inline waiver for each finding',
    n: 20_000,
    prepare: (n) => {
      const made = evidenceFor.unpinned(n);
      const inline = made.evidence.occurrences.map(({ at }) => ({
        check: 'unpinned',
        reason: 'accepted',
        at,
        covers: at,
      }));
      return () => judged(made, {}, inline);
    },
  },
  {
    name: 'policy: waivers, 100 findings',
    n: 20_000,
    prepare: (n) => {
      const made = evidenceFor.unpinned(100);
      const waivers = Array.from({ length: n }, (_, index) =>
        waiver(index, { check: 'unpinned', image: `registry.example.com/other/app${index}`, tag: '1*' }),
      );
      return () => judged(made, { waivers });
    },
  },
  {
    name: 'policy: overrides, 100 findings',
    n: 5000,
    prepare: (n) => {
      const made = evidenceFor.unpinned(100);
      const overrides = Array.from({ length: n }, (_, index) => ({
        ...{
          at: placeOf(index),
          paths: [`part${index}/**`],
          checks: new Map([['unpinned', 'notice']]),
          maxAgeMs: index,
        },
      }));
      return () => judged(made, { overrides });
    },
  },
  {
    name: 'policy: signature rules, 100 references',
    n: 5000,
    prepare: (n) => {
      const made = evidenceFor['wrong-signer'](100);
      const rules = Array.from({ length: n }, (_, index) => ({
        ...made.rules[0],
        ...{ at: placeOf(index), images: [`registry.example.com/acme/app${index}`] },
      }));
      return () => judged({ ...made, rules });
    },
  },
];
