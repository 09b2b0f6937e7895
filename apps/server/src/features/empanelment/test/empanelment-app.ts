import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { demoRecord } from '../../../../../demo/src/ports/arn-registry/demo-arns.ts';
import { type TestApp, testApp } from '../../../http/test/test-app.ts';
import type { ArnRecord } from '../../../ports/arn-registry/arn-registry.ts';
import { ensureReference } from '../../reference/reference.public.ts';
import { Applicant, stepsFor } from './applicant.ts';

/** The app with the banks and a folder for papers, which goes with it. */
export async function empanelmentApp(): Promise<TestApp> {
  const dir = mkdtempSync(join(tmpdir(), 'hub-empanelment-'));
  const hub = await testApp({ config: { files: { kind: 'folder', dir } } });
  await ensureReference(hub.db, ['banks', 'ifsc']);
  const close = async () => {
    await hub.close();
    await rm(dir, { recursive: true, force: true });
  };
  return { ...hub, close };
}

/** What the demo's register has. */
export function recordOf(hub: TestApp, arn: string): ArnRecord {
  const record = demoRecord(arn, hub.clock.today());
  if (record === null) throw new Error(`no ${arn}`);
  return record;
}

/** The server without a call: what the asset manager does. */
export const deskOf = (hub: TestApp) => ({
  ...hub.context,
  arnRegistry: { find: async (arn: string) => recordOf(hub, arn) },
});

export const saved = (hub: TestApp, arn: string) =>
  hub.db.read('system', 'select status, version, form from empanelment where arn = $1', [arn]);

/** Fills in the whole form, each step on a device of its own that goes on where the last one stopped. */
export async function fillIn(hub: TestApp, arn: string, gstin = ''): Promise<Applicant> {
  for (const step of Object.entries(stepsFor(recordOf(hub, arn), gstin))) {
    const device = new Applicant(hub, arn);
    await device.open();
    expect(await device.save(Object.fromEntries([step]))).toMatchObject({ ok: true });
  }
  const last = new Applicant(hub, arn);
  await last.open();
  await last.uploadAll();
  return last;
}

export const messagesTo = (hub: TestApp, arn: string, purpose: string) =>
  hub.db.read<{ body: string }>(
    'system',
    'select body from outbox_message where arn = $1 and purpose = $2 order by created_at',
    [arn, purpose],
  );
