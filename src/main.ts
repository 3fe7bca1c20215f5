// Entry of the action: builds the host and acts. A run that was stopped does not wait for open connections.
import { action } from './action.js';
import { actionsHost } from './host/actions.js';

const host = actionsHost(process.env);
void action(host).then(() => {
  if (host.stop?.aborted) process.exit();
});
