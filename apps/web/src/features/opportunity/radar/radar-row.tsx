import type { ThreatenedSip } from '@hub/contract/calls/opportunity/opportunity-radar';
import { dayText } from '@hub/domain';
import type { LapseFactor } from '@hub/domain/opportunity/lapse-score';
import { ContactWays } from '../../../parts/contact/contact-ways.tsx';
import { fixMandate } from '../../../parts/plan/risk-message.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { Money } from '../../../ui/figure/money.tsx';
import { hrefTo } from '../../../ui/navigation/navigation.ts';
import { RouteLink } from '../../../ui/navigation/route-link.tsx';
import { cx } from '../../../ui/theme/cx.ts';
import { radarMessage } from './radar-message.ts';
import styles from './radar-page.module.css';

const GRAVE = 60;
const SERIOUS = 30;

/** What another account or another mandate can put right. */
const ofTheMandate: ReadonlySet<LapseFactor> = new Set([
  'last-chance',
  'bounced',
  'no-mandate',
  'mandate-ends',
]);

const toneOf = (score: number) => (score >= GRAVE ? 'danger' : score >= SERIOUS ? 'warning' : 'mute');

export function RadarRow({ sip }: { sip: ThreatenedSip }) {
  const { investorId, investor, hasMobile, folioNo, regNo, scheme, amount, nextDebitOn, score, factors } =
    sip;
  return (
    <article className={styles.row}>
      <div className={cx('stack top centred gap-8', styles.score, toneOf(score))}>
        <b>{score}</b>
        <span className="visually-hidden"> of 100</span>
        <span className={`clip ${styles.bar}`} aria-hidden="true">
          <span style={{ inlineSize: `${score}%` }} />
        </span>
      </div>
      <div className={`stack shrink ${styles.who}`}>
        <RouteLink
          href={`${hrefTo('investor/details')}?${new URLSearchParams({ id: investorId })}`}
          className="tap-area ink strong bare hover-underlined"
        >
          {investor}
        </RouteLink>
        <span className="mute text-note cut">{scheme.name}</span>
      </div>
      <div className={`stack top figures ${styles.money}`}>
        <b>
          <Money amount={amount} decimals="some" />
        </b>
        <span className="mute text-note">
          {nextDebitOn === null ? 'No next date' : <>Next on {dayText(nextDebitOn)}</>}
        </span>
      </div>
      <ul className={`stack gap-4 ${styles.factors}`}>
        {factors.map(({ factor, points, text }) => (
          <li key={factor}>
            <span className={`inline-block strong figures ${styles.points}`}>+{points}</span> {text}
          </li>
        ))}
      </ul>
      <div className={`flex wrap gap-8 ${styles.acts}`}>
        <ContactWays
          investorId={investorId}
          name={investor}
          hasMobile={hasMobile}
          ways={['call', 'whatsapp']}
          message={radarMessage(sip)}
        />
        {factors.some(({ factor }) => ofTheMandate.has(factor)) && (
          <ButtonLink
            size="compact"
            look="outline"
            href={fixMandate({ investorId, folioNo })}
            aria-label={`New mandate: SIP ${regNo}`}
          >
            New mandate
          </ButtonLink>
        )}
      </div>
    </article>
  );
}
