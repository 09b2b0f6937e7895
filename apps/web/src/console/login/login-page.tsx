import { readMe } from '@hub/contract/console/login-calls';
import { loginTexts } from '@hub/contract/console/login-texts';
import { CONSOLE_PATH } from '@hub/contract/console/staff-call';
import { Navigate } from '@tanstack/react-router';
import { useStaffQuery } from '../calls/console-context.ts';
import { LoginFrame } from './login-frame.tsx';
import { LoginWays } from './login-ways.tsx';

/** In place of the screen that somebody asked for. */
export function LoginPage() {
  return (
    <LoginFrame title={loginTexts.title}>
      <LoginWays />
    </LoginFrame>
  );
}

/** An address of its own, to come back to from the provider. */
export function LoginRoute() {
  const me = useStaffQuery(readMe, {});
  return me.data ? <Navigate to={CONSOLE_PATH} replace /> : <LoginPage />;
}
