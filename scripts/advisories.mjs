// npm run advisories: asks the registry that npm is set to which packages of package-lock.json have known holes, and writes what it
// says to security/advisories.json. `npm run check` holds the lock file against that file, without a network.
import { execSync } from 'node:child_process';
import {
  checkAdvisories,
  fetchAdvisories,
  readAdvisories,
  readLock,
  writeAdvisories,
} from './steps/advisories.mjs';

const lock = readLock();
const before = readAdvisories();
try {
  // The registry that npm is set to, or that was named behind the command.
  const registry =
    process.env.npm_config_registry || execSync('npm config get registry', { encoding: 'utf8' }).trim();
  const reported = await fetchAdvisories(lock, registry);
  writeAdvisories(reported, before);
  const problems = checkAdvisories(lock, readAdvisories());
  for (const problem of problems) console.log(problem);
  console.log(`${reported.advisories.length} advisories written, ${problems.length} to act on`);
  process.exit(problems.length === 0 ? 0 : 1);
} catch (error) {
  console.error(`${error.message} Nothing was changed.`);
  process.exit(1);
}
