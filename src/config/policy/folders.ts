// The folders of a repository whose policies apply to one of its folders.
import { defaultPolicyPath } from '../../model/inputs/special-types.js';

/** The folder and those above it, up to the root (``), the nearest first. */
export function holdersOf(folder: string): readonly string[] {
  const names = folder === '' ? [] : folder.split('/');
  return [...names.keys(), names.length].map((count) => names.slice(0, count).join('/')).reverse();
}

/** Where policies for the folder may be, by their paths in the repository, the nearest first. */
export function policyPathsOf(folder: string): readonly string[] {
  return holdersOf(folder).map((holder) => inFolder(holder, defaultPolicyPath));
}

/** The path in the repository of a path in one of its folders. */
export function inFolder(folder: string, path: string): string {
  return folder === '' ? path : `${folder}/${path}`;
}
