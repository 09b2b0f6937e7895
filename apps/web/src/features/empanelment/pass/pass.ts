import type { Call } from '@hub/contract';
import { formSteps } from '@hub/domain/empanelment/constitution';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api/api.ts';
import { useServices } from '../../../lib/react.ts';
import type { StoredPass } from '../../../lib/storage/stored-values.ts';

const passKey = ['empanelment', 'pass'] as const;
/** Whatever was read with a pass. */
export const own = ['empanelment', 'own'] as const;

/** Under which name what is typed in a step stays on this device. */
export const draftName = (arn: string, step: string): string => `empanelment/${arn}/${step}`;

/** The pass on this device: undefined until the device was asked, null where there is none. */
export function usePass() {
  const { storage, drafts } = useServices();
  const client = useQueryClient();
  const { data: held } = useQuery({
    queryKey: passKey,
    queryFn: () => storage.read('empanelment'),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });
  /** What was read with it goes too: the next one may be somebody else's. */
  const drop = async () => {
    await storage.remove('empanelment');
    client.setQueryData(passKey, null);
    client.removeQueries({ queryKey: own });
  };
  return {
    held,
    async keep(pass: StoredPass) {
      await storage.write('empanelment', pass);
      client.setQueryData(passKey, pass);
    },
    drop,
    /** Nothing of the application stays on this device. */
    async leave({ arn }: StoredPass) {
      for (const step of formSteps) await drafts.remove(draftName(arn, step));
      await drop();
    },
  };
}

interface Passed {
  readonly pass?: string | undefined;
}

/**
 * A call with the pass. When that is over, this device forgets it, and the screen asks for a new code. When another
 * device was here since, what that saved is read.
 */
export function useOwnCall({ pass }: StoredPass) {
  const { api, toaster } = useServices();
  const client = useQueryClient();
  const { drop } = usePass();
  return async <Req extends Passed, Res>(call: Call<Req, Res>, input: Omit<Req, 'pass'>): Promise<Res> => {
    try {
      return await api.call(call, { ...input, pass } as Req);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { pass: isOver, version: isOlder } = error.fields;
      if (isOver !== undefined) await drop();
      else if (isOlder !== undefined) await client.invalidateQueries({ queryKey: own });
      const said = isOver ?? isOlder;
      if (said !== undefined) toaster.show('error', said);
      throw error;
    }
  };
}
