// npm run measures: prints how full folders are, how long functions, which folders import each other and who uses tables
// of others, and keeps the list of what still exceeds its bound (scripts/steps/measures.json), which only shrinks.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSources } from './steps/import-rules.mjs';
import { acceptedExcess, excess, keepable, listedFiles } from './steps/measures.mjs';
import { root, run } from './steps/run.mjs';

const found = excess(listedFiles(root), readSources(root), root);
const saved = join(root, 'scripts', 'steps', 'measures.json');
writeFileSync(saved, JSON.stringify(keepable(found, acceptedExcess())));
await run('biome', ['format', '--write', saved], { quiet: true });
const functions = Object.values(found.functions).flat();
console.log(`${Object.keys(found.folders).length} folders with too many files, the fullest:`);
const fullest = Object.entries(found.folders).sort((one, other) => other[1] - one[1]);
for (const [folder, files] of fullest.slice(0, 10)) console.log(`  ${files}  ${folder}`);
console.log(`${functions.length} functions with too many lines, the longest ${Math.max(0, ...functions)}`);
console.log(
  `${found.loops.length} rounds of folders, the largest of ${Math.max(0, ...found.loops.map((loop) => loop.length))}`,
);
const sum = (rooms) =>
  Object.values(rooms)
    .flatMap((counts) => Object.values(counts))
    .reduce((total, count) => total + count, 0);
const { reads, writes, writers } = found.tables;
console.log(
  `${sum(reads)} reads and ${sum(writes)} writes of tables of others; ${Object.keys(writers).length} tables with several writers`,
);
