import { groupIndian } from '@hub/domain';

interface Batch {
  readonly orders: number;
  readonly statuses: Readonly<Record<string, number>>;
}

const waiting = ['pending'];
const lost = ['expired', 'declined', 'rejected', 'cancelled'];

const countOf = ({ statuses }: Batch, of: readonly string[]): number =>
  of.reduce((sum, status) => sum + (statuses[status] ?? 0), 0);

/** `20 renewals: 12 confirmed, 6 waiting, 2 not taken`. */
export function batchWords(batch: Batch): string {
  const [open, gone] = [countOf(batch, waiting), countOf(batch, lost)];
  const parts = [
    [batch.orders - open - gone, 'confirmed'],
    [open, 'waiting'],
    [gone, 'not taken'],
  ] as const;
  const said = parts.filter(([count]) => count > 0).map(([count, word]) => `${groupIndian(count)} ${word}`);
  return `${batch.orders} ${batch.orders === 1 ? 'renewal' : 'renewals'}: ${said.join(', ')}`;
}

export const isAllAnswered = (batch: Batch): boolean => countOf(batch, waiting) === 0;
