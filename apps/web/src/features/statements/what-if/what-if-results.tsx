import type { WhatIf } from '@hub/contract/calls/statements/statements-what-if';
import type { WhatIfInput } from '../../../parts/what-if/what-if-query.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Allowance } from '../gains/allowance.tsx';
import { afterSale } from './after-sale.ts';
import { ResultCard } from './result-card.tsx';
import styles from './what-if.module.css';

interface WhatIfResultsProps {
  investor: string;
  requests: readonly WhatIfInput[];
  answer: WhatIf;
}

/** Each sale by itself, side by side; then what they have in common. */
export function WhatIfResults({ investor, requests, answer }: WhatIfResultsProps) {
  const { items, allowance } = answer;
  const left = items.map((item) => afterSale(item, allowance));
  return (
    <>
      <div className={`stack gap-16 ${styles.side}`} data-count={items.length}>
        {items.map((item, at) => (
          <ResultCard
            key={`${item.folioNo}~${item.schemeCode}`}
            investor={investor}
            request={requests[at]}
            item={item}
            leftAfter={left[at] ?? null}
            isAlone={items.length === 1}
          />
        ))}
      </div>
      {items.some(({ taxClass, result }) => taxClass === 'equity' && result !== null) && (
        <Card title="LTCG exemption of the year">
          <Allowance allowance={allowance} year={allowance.year} />
        </Card>
      )}
      <p className={`mute text-note ${styles.note}`}>
        NAVs are assumed not to change: every day is worked out at the latest NAV. Gains are shown, not the
        tax on them.
      </p>
    </>
  );
}
