// The platforms that a repository names: in `--platform`, `platforms:`, or wherever else it writes one out.

/** Files that name platforms and need not name an image. */
export const platformFiles: readonly string[] = [
  '.github/workflows/*.{yml,yaml}',
  '.github/actions/**/*.{yml,yaml}',
  '.gitlab-ci.yml',
  '**/docker-bake*.{hcl,json}',
  '**/*compose*.{yml,yaml}',
  '**/skaffold*.{yml,yaml}',
  '**/Makefile',
];

const maxPlatforms = 20;
/** A word, not a part of a path: `bin/linux/amd64` is none. */
const platformPattern =
  /(?<![\w./-])(?:linux|windows|freebsd)\/(?:amd64|arm64|arm|386|ppc64le|s390x|riscv64|mips64le|loong64)(?:\/v\d{1,2})?(?![\w/])/g;

/** Every platform that the texts name, each once, sorted. */
export function platformsNamed(texts: Iterable<string>): readonly string[] {
  const found = new Set<string>();
  for (const text of texts)
    for (const [platform] of text.matchAll(platformPattern)) {
      found.add(platform);
      if (found.size >= maxPlatforms) break;
    }
  return [...found].sort();
}
