import type { ResponseOf } from '@hub/contract';
import type { SchemeRow } from '@hub/contract/calls/investor/investor-schemes';
import type { navScheme } from '@hub/contract/calls/nav/nav';
import {
  assetClasses,
  dayText,
  groupIndian,
  moneyOf,
  percentOfWhole,
  routes,
  splitSchemeName,
} from '@hub/domain';
import { NavHistory } from '../../../parts/scheme/nav-history.tsx';
import { SchemeFacts } from '../../../parts/scheme/scheme-facts.tsx';
import { useNavScheme } from '../../../parts/scheme/scheme-queries.ts';
import { SchemeReturns } from '../../../parts/scheme/scheme-returns.tsx';
import { DatedText } from '../../../ui/date/dated-text.tsx';
import { OpenedState } from '../../../ui/feedback/opened-state.tsx';
import { QueryState } from '../../../ui/feedback/query-state.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { unitsText } from '../../../ui/figure/figure-text.ts';
import { Gain, WithoutCost } from '../../../ui/figure/gain.tsx';
import { Money } from '../../../ui/figure/money.tsx';
import { Nav } from '../../../ui/figure/nav.tsx';
import { Percent } from '../../../ui/figure/percent.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useListState } from '../../../ui/list/use-list-state.ts';
import { hrefTo } from '../../../ui/navigation/navigation.ts';
import { cx } from '../../../ui/theme/cx.ts';
import { Crumbs } from '../parts/crumbs.tsx';
import { moneyIn, TransactMenu } from '../parts/transact-menu.tsx';
import { useHolders } from '../schemes/queries.ts';
import { schemeState } from '../schemes/scheme-list-state.ts';
import { Totals, TotalsOutline } from '../schemes/totals.tsx';
import { Holders } from './holders.tsx';
import { NoSuchScheme } from './no-such-scheme.tsx';
import styles from './scheme-details.module.css';

export const { title } = routes['investor/scheme-details'];

type Scheme = ResponseOf<typeof navScheme>;

/** One scheme: what it is, how its price came where it is, and what the book has of it. */
export function Page() {
  const { listState, setListState } = useListState(hrefTo('investor/scheme-details'), schemeState);
  const { scheme: code, words } = listState;
  return (
    <>
      <Crumbs
        crumbs={[{ text: routes['investor/scheme-list'].title, href: hrefTo('investor/scheme-list') }]}
      />
      {code === null ? (
        <Card>
          <h1 tabIndex={-1} className="visually-hidden">
            {title}
          </h1>
          <NoSuchScheme />
        </Card>
      ) : (
        <Details
          key={code}
          code={code}
          words={words}
          onWords={(next) => setListState({ ...listState, words: next })}
        />
      )}
    </>
  );
}

interface DetailsProps {
  code: string;
  words: string;
  onWords: (words: string) => void;
}

function Details({ code, words, onWords }: DetailsProps) {
  const { data: scheme, error, refetch } = useNavScheme(code);
  const holders = useHolders(code, words);
  const line = holders.first?.scheme ?? null;
  if (error && !scheme) {
    return (
      <OpenedState
        error={error}
        onRetry={refetch}
        failed="This scheme could not be loaded"
        heading={title}
        notThere={<NoSuchScheme />}
      />
    );
  }
  return (
    <>
      {scheme ? <Head scheme={scheme} /> : <HeadOutline />}
      {line ? (
        <BookLine line={line} />
      ) : holders.error ? (
        <Card className="below-16">
          <QueryState
            error={holders.error}
            onRetry={holders.retry}
            failed="Your clients’ holdings could not be loaded"
          />
        </Card>
      ) : (
        <TotalsOutline
          loading="Loading your clients’ holdings"
          totals={[
            { label: 'AUM in your book', noted: true },
            { label: 'Of your book' },
            { label: 'Gain', noted: true },
            { label: 'Folios', noted: true },
            { label: 'In this month', noted: true },
          ]}
        />
      )}
      <div className={`stack start gap-16 ${styles.grid}`}>
        {scheme ? (
          <>
            <Price scheme={scheme} />
            <SchemeFacts scheme={scheme} />
          </>
        ) : (
          <>
            <Card className={cx('stack', styles.outline, styles.priceOutline)}>
              <Skeleton shape="block" />
            </Card>
            <Card className={cx('stack', styles.outline, styles.factsOutline)}>
              <Skeleton shape="block" />
            </Card>
          </>
        )}
      </div>
      {line && <Holders holders={holders} words={words} onWords={onWords} />}
    </>
  );
}

function Head({ scheme }: { scheme: Scheme }) {
  const { fund, variant } = splitSchemeName(scheme.name);
  const about = [variant, scheme.category, assetClasses[scheme.assetClass], `AMFI code ${scheme.code}`];
  return (
    <header className={`flex wrap between start below-16 ${styles.head}`}>
      <div>
        <h1 tabIndex={-1}>{fund}</h1>
        <p className="mute text-note">
          {about.filter((one) => one !== null).join(' · ')}
          {!scheme.isOpen && ' · closed to new investments'}
        </p>
      </div>
      {scheme.isOpen && (
        <TransactMenu
          of={fund}
          look="primary"
          text="Invest"
          kinds={moneyIn}
          start={{ scheme: scheme.code }}
        />
      )}
    </header>
  );
}

function HeadOutline() {
  return (
    <div className={`flex wrap between start below-16 ${styles.head}`}>
      <h1 tabIndex={-1} className="visually-hidden">
        {title}
      </h1>
      <div className={styles.headOutline}>
        <Loading label="Loading the scheme">
          <Skeleton shape="title" width="long" />
          <Skeleton width="long" />
        </Loading>
      </div>
    </div>
  );
}

/** The book's own line of this scheme. */
function BookLine({ line }: { line: SchemeRow }) {
  const percent = percentOfWhole(moneyOf(line.gain), moneyOf(line.cost));
  const asOn = line.nav && `as on ${dayText(line.nav.day)}`;
  return (
    <Totals
      label="In your book"
      totals={[
        { label: 'AUM in your book', value: <Money amount={line.aum} compact />, note: asOn },
        { label: 'Of your book', value: <Percent value={line.share} /> },
        {
          label: 'Gain',
          value: <Gain {...line} compact />,
          note: (
            <>
              {percent !== null && <Percent value={percent} change />}{' '}
              <WithoutCost amount={line.withoutCost} />
            </>
          ),
        },
        { label: 'Folios', value: groupIndian(line.holders), note: `${unitsText(line.units)} units` },
        { label: 'In this month', value: <Money amount={line.bought} compact />, note: <Out line={line} /> },
      ]}
    />
  );
}

const Out = ({ line: { sold } }: { line: SchemeRow }) => (
  <>
    out <Money amount={sold} compact />
  </>
);

function Price({ scheme }: { scheme: Scheme }) {
  const { nav, code, name } = scheme;
  return (
    <Card className={styles.price} aria-label="NAV and history">
      {nav === null ? (
        <p className="mute text-note">This scheme has no NAV yet.</p>
      ) : (
        <>
          <p className="flex wrap baseline gap-2-12">
            <strong className="text-title heavy figures tight">
              ₹<Nav value={nav.value} />
            </strong>
            <span className="strong">
              <Percent value={nav.changePercent} change arrow />
            </span>
            <span className="mute text-note">
              <DatedText>NAV as on {dayText(nav.day)}</DatedText>
            </span>
          </p>
          <NavHistory code={code} name={name} />
          <SchemeReturns scheme={scheme} />
        </>
      )}
    </Card>
  );
}
