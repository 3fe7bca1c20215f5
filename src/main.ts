// Entry of the action: builds the host and acts.
import { action } from './action.js';
import { actionsHost } from './host/actions.js';
import { withoutDebugOutput } from './host/debug-output.js';
import { runToEnd } from './host/exit.js';
import { boundHeap } from './host/heap.js';

boundHeap();

void runToEnd(() => withoutDebugOutput(() => action(actionsHost(process.env))));
