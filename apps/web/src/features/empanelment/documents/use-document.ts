import { texts } from '@hub/contract';
import { type BrokerDetail, createBroker, uploadImage } from '@hub/contract/calls/empanelment/empanelment';
import type { DocumentKind } from '@hub/domain/empanelment/constitution';
import { useState } from 'react';
import { ApiError } from '../../../lib/api/api.ts';
import { toBase64 } from '../../../lib/storage/base64.ts';
import type { StoredPass } from '../../../lib/storage/stored-values.ts';
import { PictureError } from '../../../parts/picture/picture-file.ts';
import { useOwnCall } from '../pass/pass.ts';
import { useTakeDetail } from '../pass/queries.ts';
import { FileError, kindsFor, preparedFile } from './prepared-file.ts';

function problemOf(failure: unknown): string {
  if (failure instanceof FileError || failure instanceof PictureError) return failure.message;
  if (!(failure instanceof ApiError)) return texts.call.failed;
  return failure.fields.data ?? failure.fields.name ?? failure.fields.kind ?? failure.message;
}

interface Saved {
  held: StoredPass;
  kind: DocumentKind;
  /** Of the form that is shown: what another device sent since is not removed. */
  version: number;
}

/** Sends one paper, in whose place comes another of its kind, and removes it. */
export function useDocument({ held, kind, version }: Saved) {
  const call = useOwnCall(held);
  const take = useTakeDetail(held);
  const [work, setWork] = useState<'Uploading' | 'Removing' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  /** One thing at a time. True when it is done. */
  const run = async (name: typeof work, change: () => Promise<BrokerDetail>): Promise<boolean> => {
    if (work !== null) return false;
    setWork(name);
    setProblem(null);
    try {
      take(await change());
      return true;
    } catch (failure) {
      setProblem(problemOf(failure));
      return false;
    } finally {
      setWork(null);
    }
  };
  return {
    send: async (chosen: File | undefined) => {
      if (chosen === undefined) return;
      await run('Uploading', async () => {
        const file = await preparedFile(chosen, kindsFor(kind));
        const data = toBase64(new Uint8Array(await file.arrayBuffer()));
        return call(uploadImage, { kind, name: file.name, data });
      });
    },
    remove: () => run('Removing', () => call(createBroker, { version, remove: [kind] })),
    work,
    problem,
  };
}
