// A machine that is logged in to no registry.
import type { Docker } from '../../src/model/run/host.js';

export const noDocker: Docker = {
  config: async () => ({ unreadable: 'ENOENT', absent: true }),
  helper: async () => ({ failed: 'there is none' }),
};
