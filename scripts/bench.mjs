// npm run bench [name …]: prints ratios against a baseline measured in the same run.
import { ensureInstalled } from './steps/install.mjs';
import { become, projectNode } from './steps/run.mjs';

await ensureInstalled();
become(projectNode(), ['bench/run.ts', ...process.argv.slice(2)]);
