// Addresses of known platforms, as facts: what the `platform` input stands for.
import type { Platform } from './config.js';

export const presets: Readonly<Record<string, Platform>> = {
  chainguard: {
    baseUrl: 'https://console-api.enforce.dev',
    issuerUrl: 'https://issuer.enforce.dev',
    registryUrl: 'https://cgr.dev',
    historyService: '_chainguard',
    publicOrganization: 'chainguard',
    // Without these the service's List of tags leaves out epoch tags, date tags and referrers.
    tagQuery: { includeEpochs: 'true', includeDates: 'true', includeReferrers: 'true' },
  },
};
