import { loginTexts } from '@hub/contract/console/login-texts';
import { CONSOLE_PATH } from '@hub/contract/console/staff-call';
import { useState } from 'react';
import { ButtonLink } from '../../ui/action/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { LoginFrame } from './login-frame.tsx';
import { NewPasskeyForm } from './new-passkey-form.tsx';

const texts = loginTexts.invitation;

/** What the mail's link carries behind the `#`, which no server sees in its log. */
const tokenOf = (hash: string): string => hash.replace(/^#/, '');

/** The first passkey of somebody who was invited. */
export function InvitationPage() {
  const [invitation] = useState(() => tokenOf(window.location.hash));
  const [isDone, setDone] = useState(false);
  return (
    <LoginFrame title={texts.title} note={texts.text}>
      {invitation === '' ? (
        <EmptyState {...texts.missing} />
      ) : isDone ? (
        <>
          <Notice tone="good">{texts.done}</Notice>
          <ButtonLink href={CONSOLE_PATH} size="large">
            {texts.toLogin}
          </ButtonLink>
        </>
      ) : (
        <NewPasskeyForm invitation={invitation} onMade={() => setDone(true)} />
      )}
    </LoginFrame>
  );
}
