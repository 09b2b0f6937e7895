// npm run hub -- <command>: the operator's command line.
import { ensureInstalled } from './steps/install.mjs';
import { become, projectNode } from './steps/run.mjs';

await ensureInstalled();
// An import of any size stays under 300 MB: its batches are small, only the collector must not be lazy.
const lean = ['--max-old-space-size=150', '--max-semi-space-size=24'];
become(projectNode(), [...lean, 'apps/server/src/cli/hub.ts', ...process.argv.slice(2)]);
