import {
  type BankMandate,
  bankMandates,
  cancelMandate,
  mandateForm,
  otmAccounts,
  otmDetails,
  registerOtm,
  swapMandate,
} from '@hub/contract/calls/mandates/mandates';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi, useServices } from '../../lib/react.ts';
import { useExportedFile } from '../../ui/list/save-export.ts';
import { useSaveFile } from '../../ui/list/use-save-file.ts';

const all = ['mandates'] as const;
/** While somebody else decides, the list asks again. */
const WAITING_MS = 5000;

const waits = ({ status }: BankMandate): boolean => status === 'INITIATED' || status === 'SENT';

export function useMandates(folioNo: string) {
  const api = useApi();
  return useQuery({
    queryKey: [...all, 'list', folioNo],
    queryFn: ({ signal }) => api.call(bankMandates, { folioNo }, { signal, background: true }),
    refetchInterval: ({ state }) => (state.data?.mandates.some(waits) ? WAITING_MS : false),
  });
}

export function useMandateDetails(folioNo: string, id: string) {
  const api = useApi();
  return useQuery({
    queryKey: [...all, 'details', folioNo, id],
    queryFn: ({ signal }) => api.call(otmDetails, { folioNo, id }, { signal }),
  });
}

export function useMandateFacts(folioNo: string) {
  const api = useApi();
  return useQuery({
    queryKey: [...all, 'facts', folioNo],
    queryFn: ({ signal }) => api.call(otmAccounts, { folioNo }, { signal }),
  });
}

export function useRefreshMandates(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: all });
}

type Act =
  | { readonly act: 'resend-link' | 'send-form' | 'cancel' }
  | { readonly act: 'swap'; readonly regNo: string };

const done: Readonly<Record<Act['act'], string>> = {
  'resend-link': 'The link was sent to the client again.',
  'send-form': 'The form is with the bank.',
  cancel: 'The mandate is cancelled.',
  swap: 'The SIP is paid with this mandate now.',
};

/** What is done with a mandate that is there; what it refuses is said in a toast. */
export function useMandateAct(folioNo: string, id: string) {
  const { api, toaster } = useServices();
  const refresh = useRefreshMandates();
  return useMutation({
    async mutationFn(requested: Act) {
      if (requested.act === 'cancel') await api.call(cancelMandate, { folioNo, id });
      else if (requested.act === 'swap') await api.call(swapMandate, { folioNo, id, regNo: requested.regNo });
      else await api.call(registerOtm, { folioNo, id, act: requested.act });
      toaster.show('success', done[requested.act]);
    },
    onError: (error) => toaster.show('error', error.message),
    onSettled: refresh,
  });
}

/** The form of a paper mandate, onto the device. */
export function useMandateForm(folioNo: string, id: string) {
  const read = useExportedFile();
  const keep = useSaveFile();
  return useMutation({
    async mutationFn() {
      const run = { signal: new AbortController().signal, onProgress() {} };
      const found = await read(mandateForm, { folioNo, id }, run);
      if (found !== null) await keep(found.file, found.fileName ?? `mandate-${id}.pdf`);
    },
  });
}
