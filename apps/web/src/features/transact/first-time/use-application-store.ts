import { draftWire } from '@hub/contract/applications/draft-schema';
import {
  type ApplicationReply,
  getApplication,
  saveApplication,
} from '@hub/contract/calls/transact-applications';
import type { ApplicationKind } from '@hub/domain';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../lib/api/api.ts';
import { useServices, useStore } from '../../../lib/react.ts';
import { noteServerTime } from '../../../parts/transaction/server-clock.ts';
import { type ApplicationStore, createApplicationStore, type KeptDraft } from './application-store.ts';

const failureOf = (error: unknown) =>
  error instanceof ApiError
    ? { status: error.status, message: error.message, fields: error.fields }
    : { status: 500, message: error instanceof Error ? error.message : '', fields: {} };

const keptName = (kind: ApplicationKind, id: string | null) => `first-time/${id ?? `new-${kind}`}`;

/** The form's store with the real server and this device behind it. */
export function useApplicationStore(
  kind: ApplicationKind,
  opened: ApplicationReply | null,
  onCreated: (id: string) => void,
): ApplicationStore {
  const { api, drafts, online } = useServices();
  const created = useRef(onCreated);
  created.current = onCreated;
  const [store] = useState(() => {
    if (opened !== null) noteServerTime(opened.now);
    const made: ApplicationStore = createApplicationStore({
      kind,
      opened,
      failureOf,
      async save({ draft, ...named }) {
        const reply = await api.call(
          saveApplication,
          { ...named, draft: draftWire(draft) },
          { background: true },
        );
        noteServerTime(reply.now);
        return reply;
      },
      load: (id) => api.call(getApplication, { id }, { background: true }),
      keep(kept) {
        const name = keptName(kind, made?.getSnapshot().id ?? opened?.id ?? null);
        if (kept === null) void drafts.remove(name);
        else drafts.saveSoon(name, kept);
      },
      onCreated(id) {
        void drafts.remove(keptName(kind, null));
        created.current(id);
      },
    });
    return made;
  });
  useEffect(() => {
    void drafts.load<KeptDraft>(keptName(kind, opened?.id ?? null)).then((kept) => {
      if (kept?.draft?.kind === kind && kept.base !== undefined) store.restore(kept);
    });
    return () => store.close();
  }, [store, drafts, kind, opened]);
  const isOnline = useStore(online).online;
  useEffect(() => {
    if (isOnline && store.getSnapshot().save.kind === 'offline') void store.flush();
  }, [isOnline, store]);
  return store;
}
