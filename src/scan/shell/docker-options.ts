// The options of Docker, Podman and nerdctl that stand in front of an image.
// https://docs.docker.com/reference/cli/docker/container/run/ · https://docs.podman.io/en/latest/markdown/podman-run.1.html
import { optionTable } from './options.js';

/** Of the program itself, in front of the command. */
export const globalOptions = optionTable(
  'D debug tls tlsverify v version r remote debug-full insecure-registry syslog',
  'H c l a n host context config log-level connection url root runroot namespace address identity storage-driver storage-opt tlscacert tlscert tlskey cgroup-manager data-root snapshotter hosts-dir',
);

/** Of `run` and `create`. */
export const runOptions = optionTable(
  `d i t P q rm detach interactive tty privileged init quiet read-only publish-all no-healthcheck oom-kill-disable
  sig-proxy disable-content-trust use-api-socket help
  replace rmi tls-verify no-hosts no-hostname http-proxy env-host passwd read-only-tmpfs rootfs unsetenv-all`,
  `a c e h l m p u v w add-host annotation attach blkio-weight blkio-weight-device cap-add cap-drop cgroup-parent
  cgroupns cidfile cpu-count cpu-percent cpu-period cpu-quota cpu-rt-period cpu-rt-runtime cpu-shares cpus cpuset-cpus
  cpuset-mems detach-keys device device-cgroup-rule device-read-bps device-read-iops device-write-bps device-write-iops
  dns dns-option dns-opt dns-search domainname entrypoint env env-file expose gpus group-add health-cmd health-interval
  health-retries health-start-interval health-start-period health-timeout hostname io-maxbandwidth io-maxiops ip ip6 ipc
  isolation kernel-memory label label-file link link-local-ip log-driver log-opt mac-address memory memory-reservation
  memory-swap memory-swappiness mount name net net-alias network network-alias oom-score-adj pid pids-limit platform
  publish pull restart runtime security-opt shm-size stop-signal stop-timeout storage-opt sysctl tmpfs ulimit user userns
  uts volume volume-driver volumes-from workdir
  arch authfile cert-dir cgroup-conf cgroups chrootdirs conmon-pidfile creds decryption-key env-merge gidmap group-entry
  hostuser image-volume init-ctr init-path os passwd-entry personality pidfile pod pod-id-file preserve-fd preserve-fds
  rdt-class requires retry retry-delay sdnotify seccomp-policy secret shm-size-systemd subgidname subuidname systemd
  timeout tz uidmap umask unsetenv variant
  snapshotter cosign-key verify ipfs-address label-file umask`,
);

/** Of `pull`, and of Buildah's `from`. */
export const pullOptions = optionTable(
  'a q all-tags quiet disable-content-trust tls-verify help unpack pull pull-always pull-never',
  'name platform arch os variant authfile cert-dir creds decryption-key retry retry-delay policy snapshotter verify cosign-key policy-name',
);

/** Of `tag`, `push`, `commit`, and of `imagetools`: what stands in front of names there. */
export const nameOptions = optionTable(
  'a q p all-tags quiet disable-content-trust raw dry-run append prefer-index pause tls-verify remove-signatures help',
  'm c f t o platform author message change format tag file annotation builder progress authfile cert-dir creds compression-format sign-by digestfile output metadata-file',
);
