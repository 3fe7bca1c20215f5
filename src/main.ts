// Entry of the action: builds the host and acts.
import { action } from './action.js';
import { actionsHost } from './host/actions.js';
import { endProcess } from './host/exit.js';

void action(actionsHost(process.env)).then(endProcess);
