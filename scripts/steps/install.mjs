import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectNode, root, run } from './run.mjs';

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** What npm put on disk, from its own record, against what the lock file asks for. */
export function installedMatchesLock(lock, installed) {
  for (const [path, wanted] of Object.entries(lock.packages)) {
    if (path === '') continue;
    const found = installed.packages[path];
    if (!found) {
      // Packages for other operating systems are in the lock file and rightly not on this disk.
      if (wanted.optional || wanted.devOptional || wanted.peer) continue;
      return false;
    }
    if (found.version !== wanted.version) return false;
  }
  return true;
}

export async function ensureInstalled() {
  const record = join(root, 'node_modules', '.package-lock.json');
  const complete =
    existsSync(record) && installedMatchesLock(readJson(join(root, 'package-lock.json')), readJson(record));
  if (!complete) {
    console.log('Installing packages (the first time takes a minute or two) …');
    const { code, output } = await run('npm', ['ci', '--no-fund', '--no-audit'], { quiet: true });
    if (code !== 0) {
      console.error(output);
      throw new Error('npm ci failed; see above.');
    }
  }
  // Where install scripts are switched off, the package `node` has not fetched its binary yet.
  if (projectNode() === process.execPath && Number(process.versions.node.split('.')[0]) < 26) {
    await run('npm', ['rebuild', 'node', '--ignore-scripts=false'], { quiet: true });
    if (projectNode() === process.execPath) throw new Error('Node 26 could not be installed from npm.');
  }
}
