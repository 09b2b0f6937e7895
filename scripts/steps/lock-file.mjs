/** Packages of a lock file that npm could not hold to a hash: somebody in between could put another file in their place. */
export function withoutIntegrity(lock) {
  return Object.entries(lock.packages)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.link && !entry.integrity)
    .map(([path]) => path);
}
