import { loginTexts } from '@hub/contract/console/login-texts';
import { readMe } from '@hub/contract/console/login-calls';
import { CONSOLE_PATH } from '@hub/contract/console/staff-call';
import { Navigate, useLocation } from '@tanstack/react-router';
import { useStaffQuery } from '../calls/console-context.ts';
import { LoginFrame } from './login-frame.tsx';
import { LoginWays } from './login-ways.tsx';

type Problem = keyof typeof loginTexts.problems;

/** In place of the screen that somebody asked for. */
export function LoginPage({ problem = null }: { problem?: string | null }) {
  return (
    <LoginFrame title={loginTexts.title}>
      <LoginWays problem={problem} />
    </LoginFrame>
  );
}

/** The address the provider's way back leads to when it did not work: it says why. */
export function LoginRoute() {
  const query = useLocation({ select: ({ searchStr }) => searchStr });
  const me = useStaffQuery(readMe, {});
  const said = new URLSearchParams(query).get('problem');
  if (me.data && said === null) return <Navigate to={CONSOLE_PATH} replace />;
  const problem = said === null ? null : (loginTexts.problems[said as Problem] ?? loginTexts.problems.failed);
  return <LoginPage problem={problem} />;
}
