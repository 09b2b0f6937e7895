import type { RequestOf } from '@hub/contract';
import {
  brokerageAtRisk,
  brokerageForecast,
  brokerageGaps,
  brokeragePayout,
  signDeclaration,
} from '@hub/contract/calls/brokerage/brokerage';
import {
  handOverInvoice,
  invoiceDetails,
  invoiceFile,
  makeInvoice,
  sendInvoiceCode,
  signInvoice,
} from '@hub/contract/calls/brokerage/brokerage-invoice';
import { rateCard } from '@hub/contract/calls/brokerage/brokerage-rate-card';
import {
  type BrokerageReport,
  type BrokerageReportRow,
  brokerageLine,
  brokerageReport,
  brokerageReportFile,
} from '@hub/contract/calls/brokerage/brokerage-report';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../lib/react.ts';
import type { CodeChannel } from '../../../parts/one-time-code/on-its-way.ts';
import type { ExportFormat } from '../../../ui/list/export-menu.tsx';
import { type ExportRun, useExportedFile, useSaveExport } from '../../../ui/list/save-export.ts';
import { useSaveFile } from '../../../ui/list/use-save-file.ts';
import { useLargeList } from '../../../ui/table/large-list.ts';
import { counted } from './words.ts';

const brokerageKey = ['brokerage'] as const;

export function usePayout() {
  const api = useApi();
  return useQuery({
    queryKey: [...brokerageKey, 'payout'],
    queryFn: ({ signal }) => api.call(brokeragePayout, {}, { signal }),
  });
}

export function useAtRisk() {
  const api = useApi();
  return useQuery({
    queryKey: [...brokerageKey, 'at-risk'],
    queryFn: ({ signal }) => api.call(brokerageAtRisk, {}, { signal }),
  });
}

export function useForecast() {
  const api = useApi();
  return useQuery({
    queryKey: [...brokerageKey, 'forecast'],
    queryFn: ({ signal }) => api.call(brokerageForecast, {}, { signal }),
  });
}

export type RequestedReport = Omit<RequestOf<typeof brokerageReport>, 'pageNumber'>;

const rowKey = ({ key }: BrokerageReportRow): string => key;
const totalOf = ({ total }: { readonly total: number }): number => total;

export function useReport(requested: RequestedReport) {
  const api = useApi();
  return useLargeList<BrokerageReportRow, BrokerageReport>({
    queryKey: [...brokerageKey, 'report', requested],
    rowKey,
    totalOf,
    readPage: (pageNumber, signal) => api.call(brokerageReport, { ...requested, pageNumber }, { signal }),
  });
}

export function useReportExport(requested: RequestedReport, expected: number) {
  const save = useSaveExport();
  const what = (rows: number) => counted(rows, 'row');
  return (format: ExportFormat, run: ExportRun) =>
    save(brokerageReportFile, { ...requested, format }, run, { what, expected });
}

export function useLine(requested: RequestOf<typeof brokerageLine>) {
  const api = useApi();
  return useQuery({
    queryKey: [...brokerageKey, 'line', requested],
    queryFn: ({ signal }) => api.call(brokerageLine, requested, { signal }),
  });
}

type RequestedGaps = Omit<RequestOf<typeof brokerageGaps>, 'pageNumber'>;
export type GapsPage = Awaited<ReturnType<typeof readGaps>>;
export type GapRow = GapsPage['items'][number];

const readGaps = (
  api: ReturnType<typeof useApi>,
  requested: RequestOf<typeof brokerageGaps>,
  signal: AbortSignal,
) => api.call(brokerageGaps, requested, { signal });
const gapKey = ({ key }: GapRow): string => key;

export function useGaps(requested: RequestedGaps) {
  const api = useApi();
  return useLargeList<GapRow, GapsPage>({
    queryKey: [...brokerageKey, 'gaps', requested],
    rowKey: gapKey,
    totalOf,
    readPage: (pageNumber, signal) => readGaps(api, { ...requested, pageNumber }, signal),
  });
}

/** While another version or other words are read, the last ones stand. */
export function useRateCard(requested: RequestOf<typeof rateCard>) {
  const api = useApi();
  return useQuery({
    queryKey: [...brokerageKey, 'rate-card', requested],
    queryFn: ({ signal }) => api.call(rateCard, requested, { signal }),
    placeholderData: keepPreviousData,
  });
}

function useAct<Requested, Answer>(act: (requested: Requested) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: () => client.invalidateQueries({ queryKey: brokerageKey }),
  });
}

export function useInvoice(month: string) {
  const api = useApi();
  return useQuery({
    queryKey: [...brokerageKey, 'invoice', month],
    queryFn: ({ signal }) => api.call(invoiceDetails, { month }, { signal }),
  });
}

/** Sends the code that signs. */
export function useSendInvoiceCode(month: string) {
  const api = useApi();
  return (channel?: CodeChannel) => api.call(sendInvoiceCode, { month, ...(channel && { channel }) });
}

export function useSignInvoice(month: string) {
  const api = useApi();
  return useAct((code: { readonly requestId: string; readonly otp: string }) =>
    api.call(signInvoice, { month, ...code }),
  );
}

export function useHandOverInvoice(month: string) {
  const api = useApi();
  return useAct(() => api.call(handOverInvoice, { month }));
}

export function useMakeInvoice() {
  const api = useApi();
  return useAct((month: string) => api.call(makeInvoice, { month }));
}

export function useSaveInvoice(month: string) {
  const read = useExportedFile();
  const keep = useSaveFile();
  return async (run: ExportRun) => {
    const found = await read(invoiceFile, { month }, run);
    if (found !== null) await keep(found.file, found.fileName ?? `invoice-${month}.pdf`);
  };
}

export function useSignDeclaration() {
  const api = useApi();
  return useAct((year: number) => api.call(signDeclaration, { year, agreed: true }));
}
