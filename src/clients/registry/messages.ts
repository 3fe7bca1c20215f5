// What the registry clients tell a user: why a request was refused or not sent, and what to do about it.
import { type Surface, settingName } from '../../model/run/surface.js';

/** The advice for one kind of registry. */
export interface RegistryHints {
  /** After a 401 or 403 for content. */
  readonly denied: string;
  /** After a 403 for content that a pull policy denies; absent if the registry has no policies. */
  readonly deniedByPolicy?: string;
  /** After a 404 that does not say in the registry's own codes what is missing. */
  readonly unclear: string;
  /** After the token server refused a pull token with `status`. */
  token(status: number, hadCredential: boolean): string | undefined;
}

const logIn = 'Log in to this registry with `docker login`, or check that the image exists';

/** The advice for a registry whose credentials come from Docker's configuration. */
export const dockerHints: RegistryHints = {
  denied: logIn,
  unclear: 'check that its host is a container registry',
  token(status, hadCredential) {
    if (status !== 401 && status !== 403) return undefined;
    return hadCredential
      ? "The credential in Docker's configuration was rejected: log in again with `docker login`"
      : logIn;
  },
};

/** Who asks the registry of the platform, as far as that is known. */
export interface PlatformCaller {
  /** Where messages about settings are read. */
  readonly surface: Surface;
  /** The identity belongs to a subgroup of the organization. */
  readonly isOfSubgroup?: boolean;
}

/** The advice for the registry of the platform, naming settings as `surface` writes them. */
export function platformHints({ surface, isOfSubgroup }: PlatformCaller): RegistryHints {
  const name = (setting: string) => settingName(surface, setting);
  const noAccess = 'The identity may not pull this image, or the repository does not exist';
  const tokens: Readonly<Record<number, string>> = {
    400: 'The registry does not know the organization in the image name',
    401: `The registry requires credentials for this image: set ${name('identity')} or ${name('registry-token')}`,
    403: isOfSubgroup
      ? `${noAccess}. An identity of a subgroup cannot access the registry of the organization, and this one belongs to a subgroup`
      : noAccess,
  };
  return {
    denied: 'The token has no permission to pull this image, or was issued for another audience',
    deniedByPolicy:
      'A pull policy of the organization denies this digest. The finding `denied-by-policy` of the pin says until when, if that is known',
    unclear: `check ${name('registry-url')} and ${name('history-service')}`,
    token: (status) => tokens[status],
  };
}

/** A registry wants a user name and a password, and none is known. */
export function noPassword(registry: string): string {
  return `${registry} requires a user name and a password. Log in to it with \`docker login\``;
}

/** The registry sends clients to a token server that must not get a request. */
export function untrustedTokenServer(registry: string, realm: string, why: string): string {
  return `${registry} requires a token from ${realm.slice(0, 200)}, which was not contacted: ${why}`;
}

/** A redirect was not followed. */
export function redirectRefused(what: string, host: string, why: string): string {
  return `${what}: the redirect from ${host} was not followed, because ${why}`;
}

/** A run has already contacted as many registries as it may. */
export function tooManyRegistries(registry: string, maxRegistries: number): string {
  return `${registry} was not contacted: this run has already used ${maxRegistries} other registries`;
}

/** A registry's name in an image reference is not a host name. */
export function notAHost(registry: string): string {
  return `${registry} cannot be reached: it is not a valid host name`;
}

/** A history dates a move of its tag later than now. */
export function recordInFuture(at: number): string {
  return `the service dates a record at ${new Date(at).toISOString()}, which is in the future, so it is not known when the tag moved. Re-run, and if it keeps happening, report it to the operator of the service`;
}
