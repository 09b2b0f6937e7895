import type { Queries } from '../../../db/queries.ts';
import { differencesOf, type FigureCheck, type FigureDifference } from '../../book/book.public.ts';
import { netOf } from '../months/net-trail.repository.ts';
import { summedLines } from './brokerage-figures.repository.ts';

const checks: readonly FigureCheck[] = [
  {
    table: 'brokerage_line',
    keys: ['arn', 'month', 'key', 'import_id'],
    figures: [],
    others: ['counts'],
    again: `select arn, month, key, import_id,
                   import_id = first_value(import_id) over (partition by arn, month, key
                                                            order by processed_on desc, import_id desc) as counts
              from brokerage_line`,
  },
  {
    table: 'brokerage_figure',
    keys: ['arn', 'month', 'kind', 'asset_class', 'euin'],
    figures: ['lines', 'amount', 'igst', 'cgst', 'sgst', 'untaxed', 'held'],
    others: ['paid_on'],
    again: summedLines('true'),
  },
  {
    table: 'trail_figure',
    keys: ['arn', 'month', 'asset_class'],
    figures: ['amount'],
    others: ['through'],
    again: `select t.arn, t.month, s.asset_class, sum(${netOf('t')}) as amount, max(t.through) as through
              from trail_line t join fund_scheme s on s.code = t.scheme_code group by t.arn, t.month, s.asset_class`,
  },
];

/** Where the lines that count, or what they come to, are not what follows from all lines. */
export const lineDifferences = (queries: Queries, limit: number): Promise<FigureDifference[]> =>
  differencesOf(queries, checks, limit);
