import type { DistributorPage } from '@hub/contract/console/distributor-calls';
import { registerTexts } from '@hub/contract/console/register-texts';
import { Ago } from '../../ui/date/ago.tsx';
import { StatusChip, type Tone } from '../../ui/feedback/status-chip.tsx';
import { compactText } from '../../ui/figure/figure-text.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Initials } from '../layout/initials.tsx';
import { dayOrNone } from './day-text.ts';
import styles from './registers.module.css';

const texts = registerTexts.page;

interface CardProps {
  distributor: DistributorPage;
}

export function BookCard({ distributor: { figures } }: CardProps) {
  const { aum, aumOn, clients, sips, sipMonthly } = figures;
  const facts = [
    [
      aumOn === null ? texts.aum : `${texts.aum}, ${dayOrNone(aumOn)}`,
      aum === null ? registerTexts.list.none : compactText(aum),
    ],
    [texts.clients, clients.toLocaleString('en-IN')],
    [texts.sipMonthly, compactText(sipMonthly)],
    [texts.sips, sips.toLocaleString('en-IN')],
  ] as const;
  return (
    <Card title={texts.figures}>
      <dl className={styles.figures}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="mute text-small">{name}</dt>
            <dd className="strong figures">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

type Euin = DistributorPage['euins'][number];
const tones: Readonly<Record<Euin['state'], Tone>> = {
  valid: 'good',
  expired: 'bad',
  future: 'calm',
  left: 'calm',
};
/** From so few days on the end is near. */
const SOON_DAYS = 30;

function EuinState({ euin: { state, daysLeft } }: { euin: Euin }) {
  const isSoon = state === 'valid' && daysLeft !== null && daysLeft <= SOON_DAYS;
  return (
    <StatusChip tone={isSoon ? 'soon' : tones[state]} plain>
      {isSoon ? texts.daysLeft(daysLeft) : texts.euinStates[state]}
    </StatusChip>
  );
}

export function EuinCard({ distributor: { euins } }: CardProps) {
  return (
    <Card title={texts.euins} aside={euins.length}>
      {euins.length === 0 && <p className="mute">{texts.noEuins}</p>}
      <ul className={styles.rows}>
        {euins.map((euin) => (
          <li key={`${euin.euin} ${euin.mappedFrom}`} className="row between gap-8">
            <span>
              <b>{euin.euin}</b> {euin.name}
              <span className="block mute text-small">
                {texts.until} {dayOrNone(euin.validTo)}
              </span>
            </span>
            <EuinState euin={euin} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

export function ManagerCard({ distributor: { rm } }: CardProps) {
  return (
    <Card title={texts.manager}>
      {rm === null ? (
        <p className="mute">{texts.noManager}</p>
      ) : (
        <div className="row gap-8">
          <Initials name={rm.name} />
          <span>
            <b>{rm.name}</b>
            <span className="block mute text-small">
              {rm.city} · {texts.arns(rm.arns.toLocaleString('en-IN'))}
              {rm.cover && ` · ${texts.cover(rm.cover.name, dayOrNone(rm.cover.until))}`}
            </span>
          </span>
        </div>
      )}
    </Card>
  );
}

export function SessionCard({ distributor: { sessions } }: CardProps) {
  return (
    <Card title={texts.sessions} aside={sessions.length}>
      {sessions.length === 0 && <p className="mute">{texts.noSessions}</p>}
      <ul className={styles.rows}>
        {sessions.map(({ id, device, platform, address, seenAt }) => (
          <li key={id}>
            <b>{device ?? texts.platforms[platform]}</b>
            <span className="block mute text-small">
              {[texts.platforms[platform], address].filter((one) => one !== null).join(' · ')} ·{' '}
              <Ago at={seenAt} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
