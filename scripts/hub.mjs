// npm run hub -- <command>: the operator's command line.
import { ensureInstalled } from './steps/install.mjs';
import { leanNode } from './steps/lean-node.mjs';
import { commandLine } from './steps/programs.mjs';
import { become, projectNode } from './steps/run.mjs';

await ensureInstalled();
become(projectNode(), [...leanNode, commandLine, ...process.argv.slice(2)]);
