// Inputs that say which platform is asked, and with which credentials.
import { address, matching, oneOf, secret, text } from './basic-types.js';
import { presetName } from './special-types.js';
import type { InputRow } from './type.js';

/** A uid becomes a part of paths, so no segment of it may be `.` or `..`. */
const uidOf = (example: string) =>
  matching(
    /^(?!(?:.*\/)?\.{1,2}(?:\/|$))[\w.-]{1,128}(?:\/[\w.-]{1,128}){0,20}$/,
    `a UID such as \`${example}\``,
  );

/** Platform and authentication. In the order of the documentation. */
export const platformRows = {
  platform: {
    type: presetName,
    group: 'platform',
    text: 'Platform preset, such as `chainguard`; `base-url`, `registry-url`, `issuer-url`, `history-service` and `public-organization` override parts of it',
    combined: true,
    directs: true,
  },
  'base-url': {
    type: address,
    group: 'platform',
    text: 'Platform API URL',
    combined: true,
    directs: true,
  },
  'registry-url': {
    type: address,
    group: 'platform',
    text: 'Container registry URL',
    combined: true,
    directs: true,
  },
  'issuer-url': {
    type: address,
    group: 'platform',
    text: 'Token exchange URL',
    otherwise: '`base-url`',
    combined: true,
    directs: true,
  },
  transport: {
    type: oneOf('rest', 'grpc'),
    group: 'platform',
    text: 'How the platform API is called: `rest`, or `grpc` on the host of `base-url`. Tag histories and the token exchange always use REST',
    default: 'rest',
    needsPlatform: true,
  },
  'history-service': {
    type: matching(/^[\w.-]{1,64}$/, 'one path segment such as `_service`'),
    group: 'platform',
    text: 'Path segment of the tag history endpoint',
    default: '_service',
    combined: true,
    directs: true,
  },
  'public-organization': {
    type: text(),
    group: 'platform',
    text: 'Name of the organization that publishes the public images',
    combined: true,
  },
  identity: {
    type: uidOf('<40 hex>/<16 hex>'),
    group: 'authentication',
    text: "UID of the identity to assume with the workflow's OIDC token",
    directs: true,
    needsPlatform: true,
  },
  group: {
    type: uidOf('<40 hex>'),
    group: 'authentication',
    text: 'UID of the organization whose repositories and tags are listed',
    otherwise: 'the part of `identity` before its last `/`',
    directs: true,
  },
  'oidc-audience': {
    type: text(),
    group: 'authentication',
    text: 'Audience to request for the OIDC token. A policy cannot send it to another host than its audience',
    otherwise: 'host of `issuer-url`',
    combined: true,
    directs: true,
  },
  'oidc-token-file': {
    type: text(),
    group: 'authentication',
    text: 'File with the OIDC token, such as a projected token of Kubernetes, instead of the one that the CI system issues',
    inPolicy: false,
    needsPlatform: true,
  },
  'oidc-token-env': {
    type: matching(/^[A-Za-z_]\w{0,255}$/, 'the name of an environment variable'),
    group: 'authentication',
    text: 'Environment variable with the OIDC token, instead of the one that the CI system issues',
    inPolicy: false,
    needsPlatform: true,
  },
  token: {
    type: secret,
    group: 'authentication',
    text: 'Existing platform access token; skips the OIDC token exchange',
    inPolicy: false,
    needsPlatform: true,
  },
  'registry-token': {
    type: secret,
    group: 'authentication',
    text: 'Existing registry access token; skips the OIDC token exchange',
    inPolicy: false,
    needsPlatform: true,
  },
} as const satisfies Readonly<Record<string, InputRow>>;
