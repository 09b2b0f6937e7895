import { arnStatusTexts } from '@hub/contract/session/arn-status-texts';
import { mayOpen } from '@hub/domain';
import { useServices, useStore } from '../../lib/react.ts';
import { visitorOf } from '../../lib/session/session-store.ts';
import { ButtonLink, type ButtonLook } from '../../ui/action/button.tsx';
import { Icon } from '../../ui/action/icon.tsx';
import { PlusIcon } from '../../ui/action/icons.ts';
import { useRestingArn } from './resting-arn.ts';

interface InitiateButtonProps {
  look?: ButtonLook['look'];
  /** With the plus of a page's main button. */
  hasIcon?: boolean;
}

/** "Initiate transaction"; of an ARN that is not active what it can do instead. */
export function InitiateButton({ look, hasIcon = false }: InitiateButtonProps) {
  const { session, platform } = useServices();
  const visitor = visitorOf(useStore(session), platform.kind);
  const resting = useRestingArn();
  if (resting === null) {
    return (
      <ButtonLink to="transact/initiate" look={look}>
        {hasIcon && <Icon of={PlusIcon} />}
        Initiate transaction
      </ButtonLink>
    );
  }
  // An employee has no profile, a restricted distributor no clients.
  return (
    <>
      {mayOpen('investor/list', visitor) && (
        <ButtonLink to="investor/list" look="outline">
          {arnStatusTexts.readBook}
        </ButtonLink>
      )}
      {mayOpen('profile', visitor) && (
        <ButtonLink to="profile" look={look} title={resting.why}>
          {arnStatusTexts.instead[resting.status]}
        </ButtonLink>
      )}
    </>
  );
}
