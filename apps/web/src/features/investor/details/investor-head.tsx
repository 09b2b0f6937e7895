import type { InvestorDetails } from '@hub/contract/calls/investor/investor-details';
import { dayText, taxStatusName } from '@hub/domain';
import { useId } from 'react';
import { goalsHref } from '../../../parts/goal/goal-links.ts';
import { ContactWays, useReveal } from '../../../parts/person/contact-ways.tsx';
import { RequestLink } from '../../../parts/query/request-link.tsx';
import { StatementMenu } from '../../../parts/statement/statement-menu.tsx';
import { chooseForChange } from '../../../parts/transaction/folio-links.ts';
import { DatedText } from '../../../ui/date/dated-text.tsx';
import { StatusChip } from '../../../ui/feedback/status-chip.tsx';
import { MaskedText } from '../../../ui/figure/masked-text.tsx';
import { Money } from '../../../ui/figure/money.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { RouteLink } from '../../../ui/navigation/route-link.tsx';
import { Allocation } from '../book/allocation.tsx';
import { BookFigures } from '../book/book-figures.tsx';
import { FocusedHeading } from '../parts/focused-heading.tsx';
import { countText } from '../parts/investor-text.ts';
import { KycChip } from '../parts/kyc-chip.tsx';
import { investorHref } from '../parts/links.ts';
import { TransactMenu } from '../parts/transact-menu.tsx';
import styles from './investor-head.module.css';

const blocking: Readonly<Partial<Record<InvestorDetails['kyc'], string>>> = {
  ON_HOLD:
    'KYC is on hold: no transaction goes through until the client has corrected it with the KYC agency.',
  REJECTED: 'KYC was rejected: no transaction goes through until the client completes it again.',
};

/** Who the client is, what there is in all, and how to reach and to serve them. */
export function InvestorHead({ investor, blocked }: { investor: InvestorDetails; blocked: string | null }) {
  const reasonId = useId();
  const reason = blocking[investor.kyc] ?? blocked;
  return (
    <Card className="stack gap-16" aria-label="Client">
      <div className={`flex wrap between start ${styles.top}`}>
        <div className={`stack shrink gap-2 ${styles.who}`}>
          <FocusedHeading>{investor.name}</FocusedHeading>
          <About investor={investor} />
        </div>
        <div className={`flex wrap gap-8 ${styles.actions}`}>
          <Ways investor={investor} blockedBy={reason === null ? undefined : reasonId} />
        </div>
      </div>
      <div className="stack gap-20">
        <BookFigures figures={investor.figures} asOn={investor.asOn} />
        {investor.allocation.length > 0 && <Allocation parts={investor.allocation} />}
      </div>
      {reason !== null && (
        <p id={reasonId} className={`tint-danger pad-8-12 danger text-note round-small ${styles.reason}`}>
          {reason}
        </p>
      )}
      <Contacts investor={investor} />
    </Card>
  );
}

function About({ investor }: { investor: InvestorDetails }) {
  const { id, kyc, taxStatus, city, investedOn, lastInvestedOn, birthDate, sips } = investor;
  const about = [
    ...(city ? [city] : []),
    ...(investedOn ? [`client since ${dayText(investedOn)}`] : []),
    ...(lastInvestedOn ? [`last invested ${dayText(lastInvestedOn)}`] : []),
    ...(birthDate ? [`born ${dayText(birthDate)}`] : []),
  ];
  return (
    <>
      {' '}
      <p className="mute text-note">
        <DatedText>{about.join(' · ')}</DatedText>
      </p>
      <p className="row wrap gap-4-8 above-4">
        <KycChip status={kyc} prefixed />
        <StatusChip tone="calm" plain>
          {taxStatusName(taxStatus)}
        </StatusChip>
        {sips.running > 0 && (
          <span className="mute text-note">
            {countText(sips.running, 'SIP')} running, <Money amount={sips.monthly} compact /> a month
          </span>
        )}
        <RouteLink href={goalsHref(id)} className={`text-note medium ${styles.goals}`}>
          Goals
        </RouteLink>
      </p>
    </>
  );
}

function Ways({ investor, blockedBy }: { investor: InvestorDetails; blockedBy: string | undefined }) {
  const { id, name } = investor;
  return (
    <>
      {' '}
      <ContactWays
        investorId={id}
        name={name}
        hasMobile={investor.maskedMobile !== null}
        hasEmail={investor.maskedEmail !== null}
      />
      <StatementMenu of={name} investor={id} />
      <TransactMenu
        of={name}
        look="primary"
        text="Start a transaction"
        start={{ investor: id }}
        blockedBy={blockedBy}
      />
      <RequestLink
        query={{
          id: `client-${id}`,
          sectionId: 'investor-service',
          subSectionId: '',
          subject: '',
          figures: [{ label: 'Client', value: name }],
        }}
      />
    </>
  );
}

function Contacts({ investor }: { investor: InvestorDetails }) {
  const { id, family } = investor;
  const reveal = useReveal(id);
  const masked = [
    { what: 'PAN', label: 'PAN', of: 'pan', text: investor.maskedPan },
    { what: 'mobile number', label: 'Mobile', of: 'mobile', text: investor.maskedMobile },
    { what: 'e-mail address', label: 'E-mail', of: 'email', text: investor.maskedEmail },
  ] as const;
  return (
    <dl className={`flex wrap pad-top-12 line-above terms ${styles.contacts}`}>
      {masked.map(({ what, label, of, text }) => (
        <div key={of}>
          <dt>{label}</dt>
          <dd>
            {text === null ? (
              <span className="mute text-note">Not given</span>
            ) : (
              <MaskedText what={what} masked={text} reveal={() => reveal(of)} />
            )}
            {of === 'email' && (
              <RouteLink
                href={chooseForChange('contact', id)}
                className={`text-note ${styles.change}`}
                aria-label="Change mobile or e-mail"
              >
                Change
              </RouteLink>
            )}
          </dd>
        </div>
      ))}
      {family && family.members.length > 0 && (
        <div>
          <dt>Family</dt>
          <dd className={`wrap ${styles.family}`}>
            {family.members.slice(0, 3).map((member) => (
              <RouteLink key={member.id} href={investorHref(member.id)}>
                {member.name}
              </RouteLink>
            ))}
            {family.members.length > 3 && (
              <span className="mute text-note">and {family.members.length - 3} more</span>
            )}
          </dd>
        </div>
      )}
    </dl>
  );
}
