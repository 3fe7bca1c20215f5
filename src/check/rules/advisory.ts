// advisory: the platform lists a security advisory for an artifact that was asked about.
import type { Check } from '../check.js';

export const advisory: Check = {
  id: 'advisory',
  summary: 'The platform lists a security advisory for an artifact',
  severity: 'error',
  example: { bad: 'artifacts: openssl', good: 'artifacts: openssl, with its advisories resolved or waived' },
  run({ advisories }) {
    return advisories.map(({ advisoryId, artifactName, updateTime }) => ({
      message: `${artifactName}: ${advisoryId} (updated ${updateTime}). Its severity and status are not known`,
      about: {
        artifact: artifactName,
        advisory: { id: advisoryId, aliases: [], ...updated(Date.parse(updateTime)) },
      },
    }));
  },
};

function updated(updatedAt: number) {
  return Number.isNaN(updatedAt) ? {} : { updatedAt };
}
