// npm run patterns: judges regular expressions that are new, and lists those that no text can make slow.
//   npm run patterns -- --all   judges all of them again
import { readSources } from './steps/import-rules.mjs';
import { judgePatterns, listedPatterns, listPatterns } from './steps/pattern-cost.mjs';
import { root } from './steps/run.mjs';

const listed = process.argv.includes('--all') ? [] : listedPatterns();
const { linear, problems } = await judgePatterns(readSources(root), listed);
listPatterns(linear);
for (const problem of problems) console.log(problem);
console.log(`${linear.length} patterns listed, ${problems.length} refused`);
process.exit(problems.length === 0 ? 0 : 1);
