// history-contradiction: reports tags about which two sources of histories say what cannot both be true.
import { type Check, perImage } from '../../check.js';
import { judgedName } from '../../format.js';

export const historyContradiction: Check = {
  id: 'history-contradiction',
  summary: 'Two sources of tag histories contradict each other about the tag',
  severity: 'error',
  example: {
    bad: 'FROM quay.example.com/acme/node:20, which the registry serves with a digest that its own tag history does not contain',
    good: 'FROM quay.example.com/acme/node:20, about which the registry, its history and the ledger agree',
  },
  why: "A tag's past is proved by what independent sources say about it: the registry's history, a third party that watches it, this repository's ledger. If they cannot all be right, one of them is wrong or has been tampered with: a registry or a proxy that serves another image than the one that was pushed, a rewritten history, or an edited ledger. Tagproof chooses none of them, so nothing is known about the pin.",
  fix: 'Compare the sources that the finding names: `tagproof history IMAGE:TAG` shows them next to each other. Ask the registry without a mirror or proxy. If an entry of the ledger is wrong, remove it in a change of its own and say why.',
  waive: {
    when: 'Waive it while the operator of the registry investigates, and set an expiry date.',
    where: 'line',
  },
  run(input) {
    return perImage(input, ({ image }, fact) => {
      if (fact.status !== 'unknown' || fact.cause !== 'contradiction' || fact.evidence === undefined)
        return undefined;
      return { message: `${judgedName(image, fact)}: ${fact.message}` };
    });
  },
};
