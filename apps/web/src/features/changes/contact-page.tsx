import type { ContactState } from '@hub/contract/calls/transact/transact-contact';
import { dayText } from '@hub/domain';
import { DatedText } from '../../ui/date/dated-text.tsx';
import { StatusChip } from '../../ui/feedback/status-chip.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Fact, Facts } from '../../ui/layout/facts.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import styles from './changes.module.css';
import { ContactForm } from './contact-form.tsx';
import { FolioPage, NotYet } from './folio-page.tsx';
import { useContactState } from './queries.ts';
import { WaitingCard } from './waiting-card.tsx';

const title = 'Change mobile or e-mail';

/** The contact of a folio's investor, and its change. */
export const ContactPage = () => (
  <FolioPage title={title} purpose="contact">
    {(folio) => <ContactOf key={folio} folio={folio} />}
  </FolioPage>
);

function ContactOf({ folio }: { folio: string }) {
  const { data, error, refetch } = useContactState(folio);
  if (!data) return <NotYet title={title} folio={folio} error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <PageHeader title={title} note={`${data.investor.name} · Folio ${folio}`} back />
      <div className="stack one-column page-width gap-16">
        <Card title="Registered now">
          <Facts>
            <Fact label="Mobile number">{data.maskedMobile}</Fact>
            <Fact label="E-mail address">{data.maskedEmail}</Fact>
          </Facts>
          {data.otherFolios > 0 && (
            <p className={`mute text-body ${styles.note}`}>
              {data.otherFolios === 1
                ? 'Another folio of this investor has the same contact and changes with it.'
                : `${data.otherFolios} other folios of this investor have the same contact and change with it.`}
            </p>
          )}
        </Card>
        {data.cooling !== null ? (
          <CoolingCard cooling={data.cooling} days={data.days} />
        ) : data.waiting !== null ? (
          <WaitingCard change={data.waiting} />
        ) : (
          <ContactForm key={`${data.maskedMobile} ${data.maskedEmail}`} state={data} />
        )}
      </div>
    </>
  );
}

function CoolingCard({ cooling, days }: { cooling: NonNullable<ContactState['cooling']>; days: number }) {
  const until = dayText(cooling.until);
  return (
    <Card title="Cooling period" aside={<StatusChip tone="soon">{`Ends on ${until}`}</StatusChip>}>
      <p className={`soft ${styles.text}`}>
        <DatedText>
          The contact was changed on {dayText(cooling.changedOn)}. For {days} days after that, units cannot
          leave the folio. From {until} all of this is possible again:
        </DatedText>
      </p>
      <ul className={`soft ${styles.list}`}>
        <li>redemption and switch</li>
        <li>starting an SWP or STP</li>
        <li>another change of mobile number or e-mail address</li>
      </ul>
      <p className={`mute text-body ${styles.note}`}>Purchases and running SIPs, STPs and SWPs continue.</p>
    </Card>
  );
}
