import type { InvestorDetails } from '@hub/contract/calls/investor/investor-details';
import { dayText } from '@hub/domain';
import { useReveal } from '../../../parts/contact/use-reveal.ts';
import { chooseForChange } from '../../../parts/transaction/folio-links.ts';
import { MaskedText } from '../../../ui/figure/masked-text.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Fact, Facts } from '../../../ui/layout/facts.tsx';
import { RouteLink } from '../../../ui/navigation/route-link.tsx';

/** How the client is reached, hidden until it is asked for, and what else is known of the person. */
export function ContactsCard({ investor }: { investor: InvestorDetails }) {
  const { id, maskedMobile, maskedEmail, birthDate, city } = investor;
  const reveal = useReveal(id);
  const masked = [
    { what: 'mobile number', label: 'Mobile', of: 'mobile', text: maskedMobile },
    { what: 'e-mail address', label: 'E-mail', of: 'email', text: maskedEmail },
  ] as const;
  return (
    <Card
      title="Contact"
      aside={
        <RouteLink href={chooseForChange('contact', id)} aria-label="Change mobile or e-mail">
          Change
        </RouteLink>
      }
    >
      <Facts>
        {masked.map(({ what, label, of, text }) => (
          <Fact key={of} label={label}>
            {text === null ? 'Not given' : <MaskedText what={what} masked={text} reveal={() => reveal(of)} />}
          </Fact>
        ))}
        <Fact label="Born">{birthDate && dayText(birthDate)}</Fact>
        <Fact label="City">{city}</Fact>
      </Facts>
    </Card>
  );
}
