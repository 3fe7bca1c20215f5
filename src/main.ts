// The action's end: build the host and act. A run that was told to stop does not wait for open connections.
import { action } from './action.js';
import { actionsHost } from './host/actions.js';

const host = actionsHost(process.env);
void action(host).then(() => {
  if (host.stop?.aborted) process.exit();
});
