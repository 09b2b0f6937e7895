import { dayText, mayOpen } from '@hub/domain';
import { useServices, useStore } from '../../lib/react.ts';
import { visitorOf } from '../../lib/session/session-store.ts';
import { InlineError } from '../../ui/feedback/inline-error.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { isNil } from '../../ui/figure/figure-text.ts';
import { Money } from '../../ui/figure/money.tsx';
import { useSettled } from '../../ui/form/typing/use-settled.ts';
import { Card } from '../../ui/layout/card.tsx';
import { RouteLink } from '../../ui/navigation/route-link.tsx';
import styles from './what-if-brief.module.css';
import { whatIfHref } from './what-if-links.ts';
import { useWhatIf, type WhatIfInput, type WhatIfResult } from './what-if-query.ts';

interface WhatIfBriefProps {
  investorId: string | undefined;
  request: WhatIfInput;
}

/** What a sale costs in load and gains, and whether another day is cheaper, in a few lines. */
export function WhatIfBrief({ investorId, request }: WhatIfBriefProps) {
  const settled = useSettled(JSON.stringify(request));
  const { data, error, isPlaceholderData, refetch } = useWhatIf({
    ...(investorId && { investorId }),
    requests: [JSON.parse(settled) as WhatIfInput],
  });
  const { session, platform } = useServices();
  const visitor = visitorOf(useStore(session), platform.kind);
  const hasPage = investorId !== undefined && mayOpen('statements/what-if', visitor);
  const result = data?.items[0]?.result ?? null;
  // Why it cannot be, the form itself says.
  if (data && result === null) return null;
  return (
    <Card
      title="Load and gains"
      aside={
        hasPage && (
          <RouteLink
            href={whatIfHref({
              investor: investorId,
              folio: request.folioNo,
              scheme: request.schemeCode,
              by: request.by,
              amount: request.amount,
              units: request.units,
            })}
          >
            Lots and days
          </RouteLink>
        )
      }
    >
      {error ? (
        <InlineError onRetry={refetch}>Load and gains could not be worked out.</InlineError>
      ) : result === null ? (
        <Loading label="Working out load and gains">
          <Skeleton width="long" />
          <Skeleton width="medium" />
        </Loading>
      ) : (
        <div aria-busy={isPlaceholderData} className={`stack gap-8 ${styles.brief}`}>
          <Result result={result} />
        </div>
      )}
    </Card>
  );
}

function Result({ result }: { result: WhatIfResult }) {
  return (
    <>
      {' '}
      <dl className={`flex wrap terms ${styles.figures}`}>
        <div>
          <dt>Exit load</dt>
          <dd>{isNil(result.load) ? 'nil' : <Money amount={result.load} decimals="some" />}</dd>
        </div>
        <div>
          <dt>Short-term gain</dt>
          <dd>
            <Money amount={result.short} change decimals="some" />
          </dd>
        </div>
        <div>
          <dt>Long-term gain</dt>
          <dd>
            <Money amount={result.long} change decimals="some" />
          </dd>
        </div>
        {result.tds !== null && (
          <div>
            <dt>TDS</dt>
            <dd>{isNil(result.tds) ? 'nil' : <Money amount={result.tds} decimals="some" />}</dd>
          </div>
        )}
      </dl>
      <p className="soft text-note">
        {result.cheapest === null ? (
          'No cheaper day in the next 60 days, at the same NAV.'
        ) : (
          <>
            <b>Cheaper on {dayText(result.cheapest.day)}.</b> {result.cheapest.why}
          </>
        )}
      </p>
    </>
  );
}
