import type { OwnDetails } from '@hub/contract/calls/profile';
import { Fact, Facts } from '../../ui/facts.tsx';
import { linkOf } from './own-details.ts';

export function OwnDetailsView({ own }: { own: OwnDetails }) {
  const { displayName, businessName, city, languages, about, website, alternateEmail } = own;
  return (
    <Facts>
      <Fact label="Display name">{displayName}</Fact>
      <Fact label="Business name">{businessName}</Fact>
      <Fact label="City">{city}</Fact>
      <Fact label="Languages">{languages.join(', ')}</Fact>
      <Fact label="About you">{about}</Fact>
      <Fact label="Website">
        {website && (
          <a href={linkOf(website)} target="_blank" rel="noopener noreferrer nofollow">
            {website}
          </a>
        )}
      </Fact>
      <Fact label="Alternate e-mail">{alternateEmail}</Fact>
    </Facts>
  );
}
