import type { LoginKind } from '@hub/domain/session/login-kinds';
import { Button } from '../../../ui/action/button.tsx';
import styles from '../frame/login.module.css';
import { LoginFrame } from '../frame/login-frame.tsx';
import { loginNames } from '../frame/login-wording.ts';

interface OtherLoginProps {
  arn: string;
  /** The login the ARN belongs to. */
  loginAs: LoginKind;
  onGoOn: () => void;
  onOtherArn: () => void;
}

/** The code was right, so the ARN is theirs; it only came in by a login that is not its own. */
export function OtherLogin({ arn, loginAs, onGoOn, onOtherArn }: OtherLoginProps) {
  const article = /^[aeiou]/.test(loginNames[loginAs]) ? 'an' : 'a';
  return (
    <LoginFrame title="This ARN has another login">
      <div className={`stack gap-16 above-20 ${styles.form}`} data-testid="other-login">
        <p>
          The code was right: <b>{arn}</b> is yours. It is recorded as {article} {loginNames[loginAs]}, and
          this login is for others.
        </p>
        <p className="mute">The code is used up. We send a new one for the right login.</p>
        <Button size="large" wide onClick={onGoOn}>
          Log in as {loginNames[loginAs]}
        </Button>
        <Button look="outline" size="large" wide onClick={onOtherArn}>
          Use another ARN
        </Button>
      </div>
    </LoginFrame>
  );
}
