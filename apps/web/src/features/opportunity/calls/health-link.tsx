import { ButtonLink } from '../../../ui/action/button.tsx';
import { hrefTo } from '../../../ui/navigation/navigation.ts';

export const healthHref = (): string => `${hrefTo('opportunity/sip')}?view=health`;

/** From a list of SIPs of one kind to all that need somebody. */
export const HealthLink = () => (
  <ButtonLink look="outline" size="compact" href={healthHref()}>
    SIP health
  </ButtonLink>
);
