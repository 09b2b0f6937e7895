import { dayCopyTexts } from '@hub/contract/investor/day-copy-texts';
import { telephoneLink } from '@hub/contract/urls/telephone-link';
import { dayText, splitSchemeName } from '@hub/domain';
import type { DayClient } from '../../../lib/offline/day-clients.ts';
import { DatedText } from '../../../ui/date/dated-text.tsx';
import { Money } from '../../../ui/figure/money.tsx';
import styles from './offline.module.css';

/** Those taken along: how each is reached, which needs no internet, and what is held. */
export function DayClients({ clients }: { clients: readonly DayClient[] }) {
  return (
    <ul className={`stack gap-16 ${styles.people}`} aria-label={dayCopyTexts.tab}>
      {clients.map((client) => (
        <li key={client.id} className={styles.panel}>
          <Client {...client} />
        </li>
      ))}
    </ul>
  );
}

function Client({ name, city, mobile, value, asOn, sips, sipMonthly, holdings }: DayClient) {
  return (
    <>
      <div className={`row between gap-12 ${styles.row}`}>
        <h3 className="strong">{name}</h3>
        {mobile === null ? (
          <span className="mute text-note">{dayCopyTexts.noMobile}</span>
        ) : (
          <a className="figures tap-area" href={telephoneLink(mobile)}>
            {mobile}
          </a>
        )}
      </div>
      <p className="mute text-note">
        {city && `${city} · `}
        <Money amount={value} />
        {asOn !== null && <DatedText>{` as on ${dayText(asOn)}`}</DatedText>}
        {sips > 0 && (
          <>
            {' '}
            · {sips} {sips === 1 ? 'SIP' : 'SIPs'}, <Money amount={sipMonthly} /> a month
          </>
        )}
      </p>
      {holdings.length === 0 ? (
        <p className="mute text-note">{dayCopyTexts.noHoldings}</p>
      ) : (
        <ul className={styles.held}>
          {holdings.map(({ scheme, units, value: worth }, no) => (
            // One scheme may be held in two folios.
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            <li key={`${no} ${scheme}`} className={`row between gap-12 pad-12-0 line-above ${styles.row}`}>
              <span>
                {splitSchemeName(scheme).fund}
                <span className="block mute text-note figures">{units} units</span>
              </span>
              <Money amount={worth} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
