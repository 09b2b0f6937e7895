import { texts } from '@hub/contract';
import { uploadImage } from '@hub/contract/calls/empanelment';
import type { DocumentKind } from '@hub/domain/empanelment/constitution';
import { useState } from 'react';
import { ApiError } from '../../../lib/api/api.ts';
import { toBase64 } from '../../../lib/storage/base64.ts';
import type { StoredPass } from '../../../lib/storage/stored-values.ts';
import { PictureError } from '../../../parts/picture/picture-file.ts';
import { useOwnCall } from '../pass.ts';
import { useTakeDetail } from '../queries.ts';
import { FileError, kindsFor, preparedFile } from './prepared-file.ts';

function problemOf(failure: unknown): string {
  if (failure instanceof FileError || failure instanceof PictureError) return failure.message;
  if (!(failure instanceof ApiError)) return texts.call.failed;
  return failure.fields.data ?? failure.fields.name ?? failure.fields.kind ?? failure.message;
}

/** Sends one paper; another of the same kind takes its place. */
export function useUpload(held: StoredPass, kind: DocumentKind) {
  const call = useOwnCall(held);
  const take = useTakeDetail(held);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (chosen: File | undefined) => {
    if (chosen === undefined || isBusy) return;
    setBusy(true);
    setProblem(null);
    try {
      const file = await preparedFile(chosen, kindsFor(kind));
      const data = toBase64(new Uint8Array(await file.arrayBuffer()));
      take(await call(uploadImage, { kind, name: file.name, data }));
    } catch (failure) {
      setProblem(problemOf(failure));
    } finally {
      setBusy(false);
    }
  };
  return { send, isBusy, problem };
}
