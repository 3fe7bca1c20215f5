// Gives the scripts the program's modules as they are in `src`, so that a test needs no build.

/** Imports a module by its path below `src`, without its ending. */
export function load(module: string): Promise<unknown> {
  return import(/* @vite-ignore */ new URL(`../../src/${module}.ts`, import.meta.url).href);
}
