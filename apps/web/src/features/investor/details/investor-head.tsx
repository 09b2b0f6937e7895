import type { InvestorDetails } from '@hub/contract/calls/investor/investor-details';
import { worthMessage } from '@hub/contract/investor/client-todo-texts';
import { contactTexts } from '@hub/contract/investor/contact-texts';
import { dayText, taxStatusName } from '@hub/domain';
import { useId } from 'react';
import { ContactMenu } from '../../../parts/contact/contact-menu.tsx';
import { useReveal } from '../../../parts/contact/use-reveal.ts';
import { TakeAlongButton } from '../../../parts/offline/take-along.tsx';
import { KycChip } from '../../../parts/person/kyc-chip.tsx';
import { statementHref } from '../../../parts/statement/statement-links.ts';
import { StatementMenu } from '../../../parts/statement/statement-menu.tsx';
import { chooseForChange } from '../../../parts/transaction/folio-links.ts';
import { DatedText } from '../../../ui/date/dated-text.tsx';
import { MaskedText } from '../../../ui/figure/masked-text.tsx';
import { Money } from '../../../ui/figure/money.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { MenuLink } from '../../../ui/overlay/menu-button.tsx';
import { BookFigures } from '../book/book-figures.tsx';
import { FocusedHeading } from '../parts/focused-heading.tsx';
import { countText } from '../parts/investor-text.ts';
import { TransactMenu } from '../parts/transact-menu.tsx';
import styles from './investor-head.module.css';
import { LastTouch } from './touches-card.tsx';

/** Who the client is, what there is in all, and how to reach and to serve them. */
export function InvestorHead({ investor, blocked }: { investor: InvestorDetails; blocked: string | null }) {
  const reasonId = useId();
  return (
    <Card className="stack gap-4" aria-label="Client">
      <div className={`flex wrap between start ${styles.top}`}>
        <div className={`row wrap shrink gap-4-8 ${styles.who}`}>
          <FocusedHeading>{investor.name}</FocusedHeading>
          <KycChip status={investor.kyc} prefixed />
        </div>
        <div className={`flex wrap gap-8 ${styles.actions}`}>
          <Acts investor={investor} blockedBy={blocked === null ? undefined : reasonId} />
        </div>
      </div>
      {blocked !== null && (
        <p id={reasonId} className={`tint-danger pad-8-12 danger text-note round-small ${styles.reason}`}>
          {blocked}
        </p>
      )}
      <About investor={investor} />
      <BookFigures figures={investor.figures} asOn={investor.asOn} />
    </Card>
  );
}

function About({ investor }: { investor: InvestorDetails }) {
  const { id, taxStatus, city, investedOn, lastInvestedOn, sips, maskedPan } = investor;
  const reveal = useReveal(id);
  const about = [
    taxStatusName(taxStatus),
    ...(city ? [city] : []),
    ...(investedOn ? [`client since ${dayText(investedOn)}`] : []),
    ...(lastInvestedOn ? [`last invested ${dayText(lastInvestedOn)}`] : []),
  ];
  return (
    <div className={`row wrap mute text-note ${styles.about}`}>
      {maskedPan !== null && (
        <dl className="row gap-8">
          <dt>PAN</dt>
          <dd>
            <MaskedText what="PAN" masked={maskedPan} reveal={() => reveal('pan')} />
          </dd>
        </dl>
      )}
      <p>
        <DatedText>{about.join(' · ')}</DatedText>
        {sips.running > 0 && (
          <>
            {' '}
            · {countText(sips.running, 'SIP')} running, <Money amount={sips.monthly} compact /> a month
          </>
        )}
      </p>
      <LastTouch investorId={id} />
    </div>
  );
}

function Acts({ investor, blockedBy }: { investor: InvestorDetails; blockedBy: string | undefined }) {
  const { id, name, maskedMobile, maskedEmail, asOn, figures } = investor;
  const reached = { investorId: id, of: name, mobile: maskedMobile, email: maskedEmail };
  return (
    <>
      {' '}
      <TransactMenu
        of={name}
        look="primary"
        text="Initiate transaction"
        start={{ investor: id }}
        blockedBy={blockedBy}
      />
      <StatementMenu of={name} investor={id} />
      <ContactMenu
        {...reached}
        text={contactTexts.share}
        ways={['whatsapp', 'mail']}
        message={asOn === null ? undefined : worthMessage(name, { ...figures, asOn })}
      >
        <MenuLink text={contactTexts.statementLink} href={statementHref('account', { investor: id })}>
          {contactTexts.statementLink}
        </MenuLink>
      </ContactMenu>
      <ContactMenu {...reached} text={contactTexts.contact}>
        <MenuLink text={contactTexts.change} href={chooseForChange('contact', id)}>
          {contactTexts.change}
        </MenuLink>
      </ContactMenu>
      <TakeAlongButton investorId={id} name={name} />
    </>
  );
}
