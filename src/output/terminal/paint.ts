// The look of text in a terminal: colours where the terminal has them.
import { styleText } from 'node:util';
import type { Sink } from '../../model/run/host.js';

/** What the terminal supports: colours, its width, and links. */
export type TerminalOptions = Pick<Sink, 'colour' | 'width' | 'link'>;

export type Paint = (style: Parameters<typeof styleText>[0], text: string) => string;

export const styles = {
  error: 'red',
  warning: 'yellow',
  notice: 'cyan',
  pass: 'green',
  fail: 'red',
  incomplete: 'yellow',
  attention: 'yellow',
} as const;

/** Applies a style if the terminal has colours. */
export function painter({ colour }: TerminalOptions): Paint {
  return (style, text) => (colour && text !== '' ? styleText(style, text, { validateStream: false }) : text);
}
