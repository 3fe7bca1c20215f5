// Types of page.mjs.
import { type Load } from './stage.mjs';

export const start: string;
export const end: string;
export function walkText(load: Load): Promise<string>;
