// Entry of a scanning thread: answers each request with what is found in one file.
import { parentPort } from 'node:worker_threads';
import { formats } from '../formats/index.js';
import type { ThreadMessage, ThreadRequest } from '../model/run/scan-threads.js';
import type { SourceFile } from '../model/text/source.js';
import { performTask } from '../scan/checkout/thread-tasks.js';

const known = new Map<number, SourceFile>();
const send = (message: ThreadMessage) => parentPort?.postMessage(message);

parentPort?.on('message', ({ input, shared, texts, isFresh }: ThreadRequest) => {
  if (isFresh) known.clear();
  for (const [id, file] of texts) known.set(id, file);
  const files = shared.flatMap((id) => known.get(id) ?? []);
  try {
    send({ result: performTask(formats, { input, shared: files }) });
  } catch (error) {
    send({ defect: error instanceof Error ? error.message : String(error) });
  }
});
send('ready');
