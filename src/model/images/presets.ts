// The URLs of built-in platforms.
import type { Platform } from '../run/config.js';

/** The values of the `platform` input. */
export const presets: Readonly<Record<string, Platform>> = {
  chainguard: {
    baseUrl: 'https://console-api.enforce.dev',
    issuerUrl: 'https://issuer.enforce.dev',
    registryUrl: 'https://cgr.dev',
    historyService: '_chainguard',
    publicOrganization: 'chainguard',
    // Without these the list of tags lacks epoch tags, date tags and referrers.
    tagQuery: { includeEpochs: 'true', includeDates: 'true', includeReferrers: 'true' },
  },
};
