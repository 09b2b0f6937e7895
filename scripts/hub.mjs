// npm run hub -- <command>: the operator's command line.
import { ensureInstalled } from './steps/install.mjs';
import { leanNode } from './steps/lean-node.mjs';
import { become, projectNode } from './steps/run.mjs';

await ensureInstalled();
become(projectNode(), [...leanNode, 'apps/server/src/cli/hub.ts', ...process.argv.slice(2)]);
