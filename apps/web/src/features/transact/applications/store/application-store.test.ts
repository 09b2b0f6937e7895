import { draftWire } from '@hub/contract/applications/draft-schema';
import { writeApplicationFacts } from '@hub/contract/applications/facts-schema';
import type { ApplicationReply } from '@hub/contract/calls/transact/transact-applications';
import { type ApplicationDraft, emptyDraft } from '@hub/domain/applications/application-draft';
import { noApplicationFacts } from '@hub/domain/applications/application-facts';
import { describe, expect, it, vi } from 'vitest';
import { overlaid, withValue } from '../../../../ui/form/draft/draft-path.ts';
import { type SavedDraft, ServerDraft } from '../../../../ui/form/draft/server-draft.ts';
import { applicationRules } from './application-store.ts';

const reply = (version: number, draft: ApplicationDraft): ApplicationReply => ({
  id: 'A',
  version,
  kind: draft.kind,
  status: 'draft',
  step: 'pan',
  name: '',
  maskedPan: null,
  createdAt: '2026-11-16T05:00:00Z',
  changedAt: '2026-11-16T05:00:00Z',
  changedBy: 'distributor',
  sharedAt: null,
  sharedUntil: null,
  folioNo: null,
  confirmationId: null,
  sentBack: [],
  draft: draftWire(draft),
  facts: writeApplicationFacts({
    ...noApplicationFacts,
    kyc: {
      ABCPN1001A: {
        status: 'VALIDATED',
        name: 'Ananya Nair',
        isBirthDateRight: true,
        investsHere: false,
        details: null,
      },
    },
  }),
  now: '2026-11-16T05:00:00Z',
});

/** A server of one form, and a device with a clock that is moved by hand. */
function desk(started: ApplicationDraft | null) {
  const server = { draft: started ?? emptyDraft('lumpsum'), version: started === null ? 0 : 1, saves: 0 };
  const device = {
    saved: null as SavedDraft<ApplicationDraft> | null,
    created: [] as string[],
    isOnline: true,
    due: () => {},
  };
  const store = new ServerDraft({
    ...applicationRules('lumpsum'),
    opened: started === null ? null : reply(1, started),
    async save({ version, draft }: { version?: number; draft: ApplicationDraft }) {
      if (!device.isOnline) throw { status: 0, message: 'No network', fields: {} };
      if ((version ?? 0) !== server.version) throw { status: 409, message: 'Changed', fields: {} };
      if (draft.address.line === 'x')
        throw { status: 400, message: 'Wrong', fields: { 'draft.address.line': 'Too short' } };
      server.saves++;
      server.draft = draft;
      server.version++;
      return reply(server.version, draft);
    },
    load: async () => reply(server.version, server.draft),
    keep: (saved) => {
      device.saved = saved;
    },
    failureOf: (error) => error as { status: number; message: string; fields: Record<string, string> },
    onCreated: (id) => device.created.push(id),
    timers: {
      now: () => 0,
      after: (_, work) => {
        device.due = work;
        return () => {
          device.due = () => {};
        };
      },
    },
  });
  const type = (path: string, value: unknown) => store.change((draft) => withValue(draft, path, value));
  return { store, server, device, type };
}

const started = withValue(emptyDraft('lumpsum'), 'holders.0.pan', 'ABCPN1001A');

describe('a first-time form', () => {
  it('is not kept on the server before it has a PAN, and is created once', async () => {
    const { store, server, device, type } = desk(null);
    type('holders.0.pan', 'ABC');
    expect(await store.flush()).toBe(false);
    expect(server.saves).toBe(0);
    type('holders.0.pan', 'ABCPN1001A');
    expect(await store.flush()).toBe(true);
    expect(device.created).toEqual(['A']);
    // The name came with the answer, and is saved with it.
    expect(store.getSnapshot().draft.holders[0]?.name).toBe('Ananya Nair');
    expect(server.draft.holders[0]?.name).toBe('Ananya Nair');
    expect(store.getSnapshot().save.kind).toBe('saved');
    expect(device.saved).toBeNull();
  });

  it('keeps what is typed while it is being saved', async () => {
    const { store, server, type } = desk(started);
    type('address.line', '1 MG Road');
    const saving = store.flush();
    type('address.city', 'Kochi');
    expect(await saving).toBe(true);
    expect(server.draft.address).toMatchObject({ line: '1 MG Road', city: 'Kochi' });
    expect(store.getSnapshot().draft.address).toMatchObject({ line: '1 MG Road', city: 'Kochi' });
  });

  it('has a place for the Karta of a HUF, in a form of before too', () => {
    const before = withValue(started, 'taxStatus', '03');
    expect(before.karta).toBeUndefined();
    const { store } = desk(before);
    // What a field has is laid over what is there.
    const typed = overlaid(store.getSnapshot().draft, { karta: 'Suresh Gupta' });
    expect(typed.karta).toBe('Suresh Gupta');
  });

  it('keeps input while offline, on the device, and saves it afterwards', async () => {
    const { store, server, device, type } = desk(started);
    device.isOnline = false;
    type('address.line', '1 MG Road');
    expect(await store.flush()).toBe(false);
    expect(store.getSnapshot().save.kind).toBe('offline');
    expect(device.saved?.draft.address.line).toBe('1 MG Road');
    device.isOnline = true;
    expect(await store.flush()).toBe(true);
    expect(server.draft.address.line).toBe('1 MG Road');
    expect(device.saved).toBeNull();
  });

  it('tries again by itself where the device does not know that the line was gone', async () => {
    const { store, server, device, type } = desk(started);
    device.isOnline = false;
    type('address.line', '1 MG Road');
    await store.flush();
    device.isOnline = true;
    device.due();
    await vi.waitFor(() => expect(store.getSnapshot().save.kind).toBe('saved'));
    expect(server.draft.address.line).toBe('1 MG Road');
  });

  it('says what the server refused at its field', async () => {
    const { store, type } = desk(started);
    type('address.line', 'x');
    expect(await store.flush()).toBe(false);
    expect(store.getSnapshot().refused).toEqual({ 'address.line': 'Too short' });
  });

  it('takes in what another device changed elsewhere in it', async () => {
    const { store, server, type } = desk(started);
    server.draft = withValue(started, 'order.amount', '5000');
    server.version = 2;
    type('address.line', '1 MG Road');
    expect(await store.flush()).toBe(true);
    expect(server.draft.order.amount).toBe('5000');
    expect(server.draft.address.line).toBe('1 MG Road');
    expect(store.getSnapshot().draft).toEqual(fillName(server.draft));
  });

  it.each([
    ['mine', '1 MG Road'],
    ['theirs', '2 Fort Road'],
  ] as const)('asks whose counts where both changed the same field: %s', async (whose, line) => {
    const { store, server, type } = desk(started);
    server.draft = withValue(started, 'address.line', '2 Fort Road');
    server.version = 2;
    type('address.line', '1 MG Road');
    expect(await store.flush()).toBe(false);
    expect(store.getSnapshot().clash?.paths).toEqual(['address.line']);
    expect(server.draft.address.line).toBe('2 Fort Road');
    expect(await store.settle(whose)).toBe(true);
    expect(server.draft.address.line).toBe(line);
    expect(store.getSnapshot().draft.address.line).toBe(line);
  });

  it('goes on with what the device kept when it is opened again', async () => {
    const { store, server } = desk(started);
    // Meanwhile another device saved something else.
    server.draft = withValue(started, 'order.amount', '5000');
    server.version = 2;
    store.restore({ version: 1, base: started, draft: withValue(started, 'address.line', '1 MG Road') });
    expect(await store.flush()).toBe(true);
    expect(server.draft.address.line).toBe('1 MG Road');
    expect(server.draft.order.amount).toBe('5000');
  });
});

const fillName = (draft: ApplicationDraft) => withValue(draft, 'holders.0.name', 'Ananya Nair');
