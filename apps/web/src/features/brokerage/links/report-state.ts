import { reportGroups, reportSorts, reportStates } from '@hub/contract/calls/brokerage/brokerage-report';
import { type BrokerageKindName, brokerageKinds } from '@hub/contract/calls/brokerage/brokerage-shapes';
import { type AssetClass, assetClasses } from '@hub/domain';
import {
  alwaysOneOf,
  type ListStateIn,
  listStateOf,
  maybe,
  oneOf,
  sortingOf,
  text,
} from '../../../ui/list/list-state.ts';
import type { RequestedReport } from '../calls/queries.ts';
import { monthsOf, periodFields } from './period.ts';

export const sorting = sortingOf(reportSorts, { usual: 'month', upwards: ['client', 'scheme'] });

const lineForm =
  /^(20\d{2}-(?:0[1-9]|1[0-2]))~(trail|incentive|clawback)~([A-Za-z0-9]{1,20})~([0-9A-Za-z][0-9A-Za-z/-]{0,29})$/;

export const reportState = listStateOf({
  words: text('q'),
  ...periodFields('newest'),
  group: alwaysOneOf(reportGroups, 'line'),
  kind: oneOf(brokerageKinds),
  assetClass: oneOf(Object.keys(assetClasses) as AssetClass[], 'class'),
  scheme: maybe(/^[A-Za-z0-9]{1,20}$/),
  folio: maybe(/^[0-9A-Za-z][0-9A-Za-z/-]{0,29}$/),
  euin: maybe(/^E\d{6}$/),
  state: oneOf(reportStates),
  ...sorting.fields,
  /** The line that is opened. */
  line: maybe(lineForm),
});
export type ReportState = ListStateIn<typeof reportState>;

export interface LineName {
  readonly month: string;
  readonly kind: BrokerageKindName;
  readonly schemeCode: string;
  readonly folioNo: string;
}

/** `2026-06~trail~AFC01~12345/01`. */
export const lineText = ({ month, kind, schemeCode, folioNo }: LineName): string =>
  [month, kind, schemeCode, folioNo].join('~');

export function lineOf(written: string): LineName | null {
  const [, month, kind, schemeCode, folioNo] = lineForm.exec(written) ?? [];
  if (month === undefined || schemeCode === undefined || folioNo === undefined) return null;
  return { month, kind: kind as BrokerageKindName, schemeCode, folioNo };
}

const filters = ['words', 'kind', 'assetClass', 'scheme', 'folio', 'euin', 'state'] as const;
export const isFiltered = (state: ReportState): boolean => reportState.chosen(state, filters) > 0;

/** Without filters, the months and the order as they are. */
export const unfiltered = {
  words: '',
  kind: null,
  assetClass: null,
  scheme: null,
  folio: null,
  euin: null,
  state: null,
} as const satisfies Pick<ReportState, (typeof filters)[number]>;

export function requestedOf(state: ReportState): RequestedReport {
  const {
    words,
    group,
    kind,
    assetClass,
    scheme: schemeCode,
    folio: folioNo,
    euin,
    state: paid,
    sort,
  } = state;
  return {
    ...monthsOf(state),
    ...(words && { words }),
    group,
    ...(kind && { kind }),
    ...(assetClass && { assetClass }),
    ...(schemeCode && { schemeCode }),
    ...(folioNo && { folioNo }),
    ...(euin && { euin }),
    ...(paid && { state: paid }),
    sort,
    order: sorting.orderOf(state),
  };
}
