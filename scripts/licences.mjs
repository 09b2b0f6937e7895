// npm run licences: writes down what of others is handed out, and under which licence.
import { readLock } from './steps/advisories.mjs';
import { checkLicences, handedOut, writeLicences } from './steps/licences.mjs';

const list = handedOut(readLock());
writeLicences(list);
const problems = checkLicences(list);
for (const problem of problems) console.log(problem);
console.log(`${list.length} packages listed, ${problems.length} to act on`);
process.exit(problems.length === 0 ? 0 : 1);
