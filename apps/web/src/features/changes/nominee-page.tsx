import type { Nomination, RegisteredNominee } from '@hub/contract/calls/changes/nominee';
import { dayText } from '@hub/domain';
import { sharePercent } from '@hub/domain/nominees/nominee-shares';
import { useState } from 'react';
import { Button } from '../../ui/action/button.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { StatusChip } from '../../ui/feedback/status-chip.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import styles from './changes.module.css';
import { FolioPage, NotYet } from './folio-page.tsx';
import { NomineeForm } from './nominee-form.tsx';
import { useNomination } from './queries.ts';
import { WaitingCard } from './waiting-card.tsx';

const title = 'Nominee details';

/** Who gets the units of a folio, and the change of it. */
export const NomineePage = () => (
  <FolioPage title={title} purpose="nominees">
    {(folio) => <NominationOf key={folio} folio={folio} />}
  </FolioPage>
);

function NominationOf({ folio }: { folio: string }) {
  const { data, error, refetch } = useNomination(folio);
  const [isChanging, setChanging] = useState(false);
  if (!data) return <NotYet title={title} folio={folio} error={error} onRetry={() => void refetch()} />;
  const note = `${data.investor.name} · Folio ${folio}`;
  if (isChanging && data.waiting === null) {
    return (
      <>
        <PageHeader title="Change nominees" note={note} back />
        <NomineeForm nomination={data} onClose={() => setChanging(false)} />
      </>
    );
  }
  const mayChange = data.blocked === null && data.waiting === null;
  return (
    <>
      <PageHeader title={title} note={note} back />
      <div className="stack one-column page-width gap-16">
        <Card title="Nominees" aside={data.isOptOut ? <StatusChip tone="soon">Opted out</StatusChip> : null}>
          <Registered nomination={data} />
          {data.blocked !== null && <p className={`mute text-body ${styles.note}`}>{data.blocked}</p>}
          {mayChange && (
            <div className="flex wrap gap-8 above-16">
              <Button onClick={() => setChanging(true)}>
                {data.nominees.length === 0 ? 'Add nominees' : 'Change nominees'}
              </Button>
            </div>
          )}
        </Card>
        {data.waiting !== null && <WaitingCard change={data.waiting} />}
      </div>
    </>
  );
}

function Registered({ nomination: { nominees, isOptOut, blocked, holding } }: { nomination: Nomination }) {
  if (nominees.length > 0) {
    return (
      <ul className="stack">
        {nominees.map((nominee) => (
          <Person key={nominee.name} nominee={nominee} />
        ))}
      </ul>
    );
  }
  if (isOptOut) {
    return (
      <EmptyState
        title="The investor opted out of nomination"
        text="The heirs would need a succession certificate or a will to claim the units. A nominee can be added at any time."
      />
    );
  }
  return (
    <EmptyState
      title="No nominee is registered"
      text={
        blocked !== null && holding === 'SI'
          ? 'This folio has no nomination.'
          : 'Ask the investor whom to nominate, or to opt out.'
      }
    />
  );
}

function Person({ nominee }: { nominee: RegisteredNominee }) {
  const { name, relation, share, birthDate, guardian, isMinor } = nominee;
  const about = [
    relation === '' ? 'Relation not given' : relation,
    ...(birthDate === null ? [] : [`born ${dayText(birthDate)}`]),
    ...(isMinor
      ? [guardian === null ? 'minor, no guardian registered' : `minor, guardian ${guardian.name}`]
      : []),
  ];
  return (
    <li className={`stack with-aside gap-2-16 pad-12-0 line-above ${styles.person}`}>
      <b>{name}</b>
      <span className="strong figures">{share === '' ? 'Share not given' : sharePercent(share)}</span>
      <span className="whole mute text-body">{about.join(' · ')}</span>
    </li>
  );
}
