// Types of imports.mjs for the tests.
export interface Import {
  readonly target: string;
  readonly kind: 'value' | 'types' | 'lazy';
}

export const sourceFolder: string;
export function sourceFiles(): readonly string[];
export function sourceOf(file: string): string;
export function importsOf(file: string): readonly Import[];
export function unitOf(file: string): string;
export function unitArrows(): readonly (readonly [from: string, to: string, kind: 'value' | 'types'])[];
