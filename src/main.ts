// The action's end: build the host and act.
import { action } from './action.js';
import { actionsHost } from './host/actions.js';

void action(actionsHost(process.env));
