// Which of the programs that build images for tests are not there.
import { spawnSync } from 'node:child_process';

export const missingUmoci = ['umoci'].filter((program) => spawnSync('which', [program]).status !== 0);
