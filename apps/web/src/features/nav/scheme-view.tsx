import type { ResponseOf } from '@hub/contract';
import type { navScheme } from '@hub/contract/calls/nav/nav';
import { dayText } from '@hub/domain';
import { NavHistory } from '../../parts/scheme/nav-history.tsx';
import { SchemeFacts } from '../../parts/scheme/scheme-facts.tsx';
import { useNavScheme } from '../../parts/scheme/scheme-queries.ts';
import { SchemeReturns } from '../../parts/scheme/scheme-returns.tsx';
import { Icon } from '../../ui/action/icon.tsx';
import { BackIcon } from '../../ui/action/icons.ts';
import { DatedText } from '../../ui/date/dated-text.tsx';
import { OpenedState } from '../../ui/feedback/opened-state.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { Nav } from '../../ui/figure/nav.tsx';
import { Percent } from '../../ui/figure/percent.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useFocusOnArrival } from '../../ui/navigation/focus-on-arrival.ts';
import { RouteLink } from '../../ui/navigation/route-link.tsx';
import { SchemeOutline } from './scheme-outline.tsx';
import styles from './scheme-view.module.css';

interface SchemeViewProps {
  code: string;
  listHref: string;
  onBack: () => void;
}

/** One scheme: its price, how it came there, and what a distributor is asked about it. */
export function SchemeView({ code, listHref, onBack }: SchemeViewProps) {
  const { data, error, refetch } = useNavScheme(code);
  return (
    <>
      <RouteLink
        href={listHref}
        className={`inline middle gap-8 text-note strong bare round-small ${styles.back}`}
        onClick={(event) => {
          if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          onBack();
        }}
      >
        <Icon of={BackIcon} />
        All schemes
      </RouteLink>
      {data ? (
        <Scheme scheme={data} />
      ) : (
        <OpenedState
          error={error}
          onRetry={refetch}
          failed="This scheme could not be loaded"
          loading={<SchemeOutline />}
          heading="NAV"
          notThere={
            <EmptyState
              title="There is no such scheme"
              text="It may have been merged, or the link is not right. All schemes are in the list."
            />
          }
        />
      )}
    </>
  );
}

function Scheme({ scheme }: { scheme: ResponseOf<typeof navScheme> }) {
  const heading = useFocusOnArrival();
  const { name, category, code, isOpen, nav } = scheme;
  return (
    <article>
      <header className="below-16">
        <h1 ref={heading} tabIndex={-1}>
          {name}
        </h1>
        <p className={`mute text-note ${styles.about}`}>
          {category} · AMFI code {code}
          {isOpen ? '' : ' · closed to new investments'}
        </p>
      </header>
      <div className={`stack start gap-16 ${styles.grid}`}>
        <Card className="shrink" aria-label="NAV and history">
          {nav === null ? (
            <p className={`mute text-note ${styles.about}`}>This scheme has no NAV yet.</p>
          ) : (
            <>
              <p className={`flex wrap baseline gap-2-12 ${styles.price}`}>
                <strong className="text-display heavy figures tight">
                  ₹<Nav value={nav.value} />
                </strong>
                <span className="inline gap-8 strong">
                  <Percent value={nav.changePercent} change arrow />
                  {nav.change !== null && <Nav value={nav.change} change />}
                </span>
                <span className={`mute text-note ${styles.about}`}>
                  <DatedText>
                    NAV as on {dayText(nav.day)}
                    {nav.previousDay !== null && `, against ${dayText(nav.previousDay)}`}
                  </DatedText>
                </span>
              </p>
              <NavHistory code={code} name={name} />
              <SchemeReturns scheme={scheme} />
            </>
          )}
        </Card>
        <SchemeFacts scheme={scheme} />
      </div>
    </article>
  );
}
