export function dockerfileOf(seed: number): string;
export function triggerOf(seed: number): string;
