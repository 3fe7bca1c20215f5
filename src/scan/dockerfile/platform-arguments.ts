// The arguments that BuildKit sets itself, unless a build passes them.
// https://docs.docker.com/reference/dockerfile/#automatic-platform-args-in-the-global-scope

/** Set by the build. The values are those of linux/amd64: they only serve to find stages. */
export const automatic: Readonly<Record<string, string>> = {
  BUILDPLATFORM: 'linux/amd64',
  BUILDOS: 'linux',
  BUILDOSVERSION: '',
  BUILDARCH: 'amd64',
  BUILDVARIANT: '',
  TARGETPLATFORM: 'linux/amd64',
  TARGETOS: 'linux',
  TARGETOSVERSION: '',
  TARGETARCH: 'amd64',
  TARGETVARIANT: '',
  TARGETSTAGE: 'default',
};
