import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockedVersions } from './lock-file.mjs';
import { root } from './run.mjs';
import { isWithin } from './version-range.mjs';

const file = join(root, 'security', 'advisories.json');
const BULK = '-/npm/v1/security/advisories/bulk';
/** A hole of these is mended, or somebody says why it is none for us. */
const refused = ['high', 'critical'];

export const readLock = () => JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
export const readAdvisories = () => JSON.parse(readFileSync(file, 'utf8'));

/** Which packages a registry was asked about: another lock file has another one, whatever day it is. */
const digestOf = (versions) =>
  createHash('sha256').update(JSON.stringify(versions)).digest('hex').slice(0, 32);

/** What is wrong with the packages of a lock file, by what the file of advisories knows. */
export function checkAdvisories(lock, { requested, advisories, accepted }) {
  const versions = lockedVersions(lock);
  const excused = new Set(accepted.map(({ id }) => id));
  const holes = advisories
    .filter(({ id, severity }) => refused.includes(severity) && !excused.has(id))
    .flatMap(({ id, name, range, severity, title, url }) =>
      (versions[name] ?? [])
        .filter((version) => isWithin(version, range))
        .map(
          (version) => `${name}@${version}: ${severity}, ${title} (${id}, ${url}); safe outside of ${range}`,
        ),
    );
  const unexplained = accepted
    .filter(({ reason }) => !reason)
    .map(({ id }) => `security/advisories.json: ${id} is accepted without a reason`);
  // Null: no registry was asked yet, and nobody claims that one was.
  const isStale = requested !== null && requested !== digestOf(versions);
  return [
    ...holes,
    ...unexplained,
    ...(isStale
      ? [
          'security/advisories.json is not of this package-lock.json: run "npm run advisories" and commit the file',
        ]
      : []),
  ];
}

/** Asks a registry what it knows of the packages of a lock file. */
export async function fetchAdvisories(lock, registry) {
  const versions = lockedVersions(lock);
  const address = new URL(BULK, registry.endsWith('/') ? registry : `${registry}/`);
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(versions),
  });
  if (!answer.ok) throw new Error(`The registry does not tell advisories: it answered ${answer.status}.`);
  const advisories = Object.entries(await answer.json()).flatMap(([name, found]) =>
    found.map(({ id, url, title, severity, vulnerable_versions: range }) => ({
      ...{ id: `${id}`, name, range, severity, title, url },
    })),
  );
  const keyOf = ({ name, id }) => `${name} ${id}`;
  return {
    requested: digestOf(versions),
    advisories: advisories.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)),
  };
}

/** What was accepted stays so while its advisory is there. */
export function writeAdvisories({ requested, advisories }, { about, accepted }) {
  const ids = new Set(advisories.map(({ id }) => id));
  const saved = accepted.filter(({ id }) => ids.has(id));
  writeFileSync(file, `${JSON.stringify({ about, requested, advisories, accepted: saved }, null, 2)}\n`);
}
