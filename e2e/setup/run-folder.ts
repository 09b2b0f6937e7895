/** What the workers of this run share on disk; it goes with the run. */
export function runFolder(): string {
  const folder = process.env.HUB_E2E_FOLDER;
  if (!folder) throw new Error('HUB_E2E_FOLDER is not set: the global setup makes the folder');
  return folder;
}
