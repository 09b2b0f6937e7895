import type { OwnDetails } from '@hub/contract/calls/profile/profile';
import { maskNumber } from '@hub/domain';
import { Fact, Facts } from '../../../ui/layout/facts.tsx';
import styles from '../record/profile.module.css';
import { linkOf } from './own-details.ts';

export function OwnDetailsView({ own }: { own: OwnDetails }) {
  const { displayName, businessName, city, languages, about, website, alternateEmail, gstin } = own;
  const bare =
    !businessName && !city && languages.length === 0 && !about && !website && !alternateEmail && !gstin;
  if (bare) {
    return (
      <>
        <Facts>
          <Fact label="Display name">{displayName}</Fact>
        </Facts>
        <p className={`above-8 mute ${styles.bare}`}>
          Your business, your city and the languages you speak tell clients who you are. Add them with Edit.
        </p>
      </>
    );
  }
  return (
    <Facts>
      <Fact label="Display name">{displayName}</Fact>
      <Fact label="Business name">{businessName}</Fact>
      <Fact label="City">{city}</Fact>
      <Fact label="Languages">{languages.join(', ')}</Fact>
      <Fact label="About you">{about && <span className="normal">{about}</span>}</Fact>
      <Fact label="Website">
        {website && (
          <a href={linkOf(website)} target="_blank" rel="noopener noreferrer nofollow">
            {website}
          </a>
        )}
      </Fact>
      <Fact label="Alternate e-mail">{alternateEmail}</Fact>
      <Fact label="GSTIN">{maskNumber(gstin)}</Fact>
    </Facts>
  );
}
