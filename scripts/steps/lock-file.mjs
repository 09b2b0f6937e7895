/** Packages of a lock file that npm could not hold to a hash: somebody in between could put another file in their place. */
export function withoutIntegrity(lock) {
  return Object.entries(lock.packages)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.link && !entry.integrity)
    .map(([path]) => path);
}

/** Every package of others in the lock file, by its name: the versions that are installed somewhere, sorted. */
export function lockedVersions(lock) {
  const versions = new Map();
  for (const [path, entry] of Object.entries(lock.packages)) {
    const at = path.lastIndexOf('node_modules/');
    if (at < 0 || entry.link) continue;
    const name = entry.name ?? path.slice(at + 'node_modules/'.length);
    versions.set(name, new Set([...(versions.get(name) ?? []), entry.version]));
  }
  return Object.fromEntries(
    [...versions].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, found]) => [name, [...found].sort()]),
  );
}
