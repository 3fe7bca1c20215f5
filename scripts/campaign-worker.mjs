// One thread of the fault campaign: runs the seeds that it is given, one after the other.
import { parentPort } from 'node:worker_threads';

const { outcomeOf } = await import('../lib/campaign/test/campaign/campaign.js');

parentPort.on('message', async (seed) => parentPort.postMessage(await outcomeOf(seed)));
parentPort.postMessage('ready');
