// The program that the start is compared with: it only imports `@actions/core`.
import { info } from '@actions/core';

info('');
