// Entry of the action: builds the host and acts.
import { action } from './action.js';
import { actionsHost } from './host/actions.js';
import { boundHeap } from './host/engine.js';
import { runToEnd, withoutDebugOutput } from './host/exit.js';

boundHeap();

void runToEnd(() => withoutDebugOutput(() => action(actionsHost(process.env))));
