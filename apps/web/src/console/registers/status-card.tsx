import { arnStateTexts } from '@hub/contract/arn-register/arn-state-texts';
import type { DistributorPage } from '@hub/contract/console/distributor-calls';
import { registerTexts } from '@hub/contract/console/register-texts';
import { DatedText } from '../../ui/date/dated-text.tsx';
import { dayText } from '../../ui/date/moment.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { ArnStateChip } from './arn-state-chip.tsx';
import { dayOrNone } from './day-text.ts';
import styles from './registers.module.css';

const texts = registerTexts.page;
const { newBusiness, plans, trail, sources } = arnStateTexts;

/** What the status of today permits, and how it came about. */
export function StatusCard({ distributor }: { distributor: DistributorPage }) {
  const { registerSeenAt, history } = distributor;
  const seen =
    registerSeenAt === null ? texts.registerSilent : `${texts.registerSeen} ${dayText(registerSeenAt)}`;
  return (
    <Card title={texts.status} aside={<DatedText>{seen}</DatedText>}>
      <div className={styles.two}>
        <Permits distributor={distributor} />
        <div>
          <h3 className={styles.heading}>{texts.history}</h3>
          {history.length === 0 && <p className="mute">{texts.noHistory}</p>}
          <ol className={styles.rows}>
            {[...history].reverse().map((one) => (
              <li key={one.since} className="row wrap gap-8">
                <ArnStateChip state={one.state} />
                <span>
                  {dayText(one.since)} {texts.to} {one.until === null ? texts.now : dayText(one.until)}
                </span>
                <span className="mute">
                  {(sources as Record<string, string>)[one.source] ?? one.source}
                  {one.why !== '' && `: ${one.why}`}
                </span>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Card>
  );
}

function Permits({ distributor: { permits, validFrom, validTo, gaps } }: { distributor: DistributorPage }) {
  const facts = [
    [texts.newBusiness, newBusiness[`${permits.isNewBusinessTaken}`]],
    [texts.plans, plans[permits.registeredPlans ?? 'none']],
    [texts.trail, trail[permits.trail ?? 'none']],
    [texts.login, texts.logins[`${permits.hasLogin}`]],
    [texts.valid, `${dayOrNone(validFrom)} ${texts.to} ${dayOrNone(validTo)}`],
  ] as const;
  return (
    <div>
      <h3 className={styles.heading}>{texts.permits}</h3>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="mute">{name}</dt>
            <dd className="strong">
              <DatedText>{value}</DatedText>
            </dd>
          </div>
        ))}
      </dl>
      {gaps.map(({ from, to, days, trail: after }) => (
        <p key={from} className="warning above-8">
          {texts.gap(dayOrNone(from), dayOrNone(to), days)}: {texts.gapTrail[after]}
        </p>
      ))}
    </div>
  );
}
