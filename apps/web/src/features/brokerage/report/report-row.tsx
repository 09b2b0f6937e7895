import type { BrokerageReportRow } from '@hub/contract/calls/brokerage/brokerage-report';
import { splitSchemeName } from '@hub/domain';
import { createContext, useContext } from 'react';
import { counted, kindNames, monthText } from '../calls/words.ts';
import { LineLink } from '../links/line-link.tsx';
import { lineText, type ReportState } from '../links/report-state.ts';

/** The report as it is but for a change. Kept with `useCallback`: rows are drawn again with a new one. */
export const ReportHrefContext = createContext<(change: Partial<ReportState>) => string>(() => '');

const fundOf = (scheme: string | null): string => (scheme === null ? '' : splitSchemeName(scheme).fund);

/** What a row is named by and where it leads: a line to its arithmetic, a group to its lines. */
export function RowName({ row }: { row: BrokerageReportRow }) {
  const hrefWith = useContext(ReportHrefContext);
  const { month, folioNo, schemeCode, kind, investor, scheme } = row;
  if (month !== null && folioNo !== null && schemeCode !== null && kind !== null) {
    const about = [fundOf(scheme), ...(kind === 'trail' ? [] : [kindNames[kind]])].join(' · ');
    const line = lineText({ month, folioNo, schemeCode, kind });
    return <LineLink href={hrefWith({ line })} name={investor} folioNo={folioNo} about={about} />;
  }
  const { name, narrowed } = groupOf(row);
  return (
    <LineLink
      href={hrefWith({ group: 'line', ...narrowed })}
      name={name}
      folioNo={null}
      about={counted(row.rows, 'line')}
    />
  );
}

function groupOf(row: BrokerageReportRow): { name: string; narrowed: Partial<ReportState> } {
  const { month, schemeCode, scheme, investor } = row;
  if (month !== null) {
    return { name: monthText(month), narrowed: { period: 'custom', from: month, to: month } };
  }
  if (schemeCode !== null) return { name: fundOf(scheme) || schemeCode, narrowed: { scheme: schemeCode } };
  return { name: investor ?? 'Not in your book', narrowed: { words: investor ?? '' } };
}
