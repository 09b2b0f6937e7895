import type { ResponseOf } from '@hub/contract';
import type { navScheme } from '@hub/contract/calls/nav/nav';
import { dayText, rupeesText } from '@hub/domain';
import { Card } from '../../ui/layout/card.tsx';
import { Fact, Facts } from '../../ui/layout/facts.tsx';
import { Riskometer } from './riskometer.tsx';
import styles from './scheme-facts.module.css';

const least = (amount: string | null): string => (amount === null ? 'Not taken' : rupeesText(amount));

export function SchemeFacts({ scheme }: { scheme: ResponseOf<typeof navScheme> }) {
  const { minimums, lockInMonths, isin, isinReinvest } = scheme;
  return (
    <Card title="Key facts" className={styles.facts}>
      <Riskometer risk={scheme.risk} band={scheme.riskBand} />
      <Facts>
        <Fact label="Benchmark">{scheme.benchmark}</Fact>
        <Fact label="Fund manager">{scheme.manager}</Fact>
        <Fact label="Launched">{dayText(scheme.launchedOn)}</Fact>
        <Fact label="First purchase">{least(minimums.fresh)}</Fact>
        <Fact label="Additional">{least(minimums.additional)}</Fact>
        <Fact label="SIP instalment">{least(minimums.sip)}</Fact>
        <Fact label="Exit load">{scheme.exitLoad}</Fact>
        <Fact label="Lock-in">{lockInMonths === 0 ? 'None' : `${lockInMonths / 12} years`}</Fact>
        <Fact label="ISIN">{isin}</Fact>
        {isinReinvest !== null && <Fact label="ISIN, reinvested">{isinReinvest}</Fact>}
      </Facts>
    </Card>
  );
}
