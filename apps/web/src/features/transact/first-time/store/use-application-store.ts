import type { ApplicationKind } from '@hub/domain/applications/application-draft';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../../lib/api/api.ts';
import { useServices, useStore } from '../../../../lib/react.ts';
import {
  type ApplicationStore,
  createApplicationStore,
  type KeptDraft,
  type StoredForm,
} from './application-store.ts';

const failureOf = (error: unknown) =>
  error instanceof ApiError
    ? { status: error.status, message: error.message, fields: error.fields }
    : { status: 500, message: error instanceof Error ? error.message : '', fields: {} };

interface FormServer {
  readonly kind: ApplicationKind;
  readonly opened: StoredForm | null;
  readonly save: Parameters<typeof createApplicationStore>[0]['save'];
  readonly load: (id: string) => Promise<StoredForm>;
  readonly onCreated?: (id: string) => void;
  /** Under which this device keeps what the server does not have yet. */
  readonly keptName: (id: string | null) => string;
}

/** The form's store with its server and this device behind it. */
export function useApplicationStore(server: () => FormServer): ApplicationStore {
  const { drafts, online } = useServices();
  const [{ store, kind, kept }] = useState(() => {
    const { keptName, onCreated, ...options } = server();
    const openedId = options.opened?.id ?? null;
    const made: ApplicationStore = createApplicationStore({
      ...options,
      failureOf,
      keep(draft) {
        const name = keptName(made?.getSnapshot().id ?? openedId);
        if (draft === null) void drafts.remove(name);
        else drafts.saveSoon(name, draft);
      },
      onCreated(id) {
        void drafts.remove(keptName(null));
        onCreated?.(id);
      },
    });
    return { store: made, kind: options.kind, kept: keptName(openedId) };
  });
  useEffect(() => {
    void drafts.load<KeptDraft>(kept).then((draft) => {
      if (draft?.draft?.kind === kind && draft.base !== undefined) store.restore(draft);
    });
    return () => store.close();
  }, [store, drafts, kind, kept]);
  const isOnline = useStore(online).online;
  useEffect(() => {
    if (isOnline && store.getSnapshot().save.kind === 'offline') void store.flush();
  }, [isOnline, store]);
  return store;
}
