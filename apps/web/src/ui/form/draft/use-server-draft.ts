import { useEffect, useState } from 'react';
import { ApiError } from '../../../lib/api/api.ts';
import { useServices, useStore } from '../../../lib/react.ts';
import { type SavedDraft, ServerDraft, type ServerDraftOptions, type StoredDraft } from './server-draft.ts';

const failureOf = (error: unknown) =>
  error instanceof ApiError
    ? { status: error.status, message: error.message, fields: error.fields }
    : { status: 500, message: error instanceof Error ? error.message : '', fields: {} };

interface DraftServer<Values, Facts, Stored extends StoredDraft>
  extends Omit<ServerDraftOptions<Values, Facts, Stored>, 'keep' | 'failureOf' | 'onCreated' | 'timers'> {
  readonly onCreated?: (id: string) => void;
  /** Under which this device keeps what the server does not have yet. */
  readonly savedName: (id: string | null) => string;
  /** Whether what the device kept is of this form. */
  readonly isOwn: (saved: Values) => boolean;
}

/** A form's draft with its server and this device behind it. */
export function useServerDraft<Values, Facts, Stored extends StoredDraft>(
  server: () => DraftServer<Values, Facts, Stored>,
): ServerDraft<Values, Facts, Stored> {
  const { drafts, online } = useServices();
  const [{ draft, isOwn, saved }] = useState(() => {
    const { savedName, onCreated, isOwn: isOfForm, ...options } = server();
    const openedId = options.opened?.id ?? null;
    const made: ServerDraft<Values, Facts, Stored> = new ServerDraft({
      ...options,
      failureOf,
      keep(values) {
        const name = savedName(made?.getSnapshot().id ?? openedId);
        if (values === null) void drafts.remove(name);
        else drafts.saveSoon(name, values);
      },
      onCreated(id) {
        void drafts.remove(savedName(null));
        onCreated?.(id);
      },
    });
    return { draft: made, isOwn: isOfForm, saved: savedName(openedId) };
  });
  useEffect(() => {
    void drafts.load<SavedDraft<Values>>(saved).then((found) => {
      if (found?.draft && found.base !== undefined && isOwn(found.draft)) draft.restore(found);
    });
    return () => draft.close();
  }, [draft, drafts, isOwn, saved]);
  const isOnline = useStore(online).online;
  useEffect(() => {
    if (isOnline && draft.getSnapshot().save.kind === 'offline') void draft.flush();
  }, [isOnline, draft]);
  return draft;
}
