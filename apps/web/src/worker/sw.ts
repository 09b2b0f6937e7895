import shell from 'virtual:shell';
import { handlePushes } from './push.ts';
import { serveShell } from './serve-shell.ts';
import type { WorkerScope } from './worker-scope.ts';

/** The app's one service worker. A native shell has none: its files are on the device. */
const scope = globalThis as unknown as WorkerScope;
handlePushes(scope);
if (shell) serveShell(scope, shell);
