// The independent programs, one for each kind of case.
import type { Files } from './cases.js';
import { has, type Rendering, running } from './programs.js';

interface Renderer {
  readonly kind: string;
  /** The programs without which it is skipped. */
  readonly needs: string;
  readonly isHere: boolean;
  render(files: Files): Promise<Rendering>;
}

export const renderers: readonly Renderer[] = [
  { kind: 'shell', needs: 'bash', isHere: has('bash', '--version'), render: running('bash', 'deploy.sh') },
  { kind: 'make', needs: 'make', isHere: has('make', '--version'), render: running('make', '-s', 'all') },
];
