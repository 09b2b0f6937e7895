import { readLoginWays } from '@hub/contract/console/login-calls';
import { loginTexts } from '@hub/contract/console/login-texts';
import { usePageServices, useStore } from '../../lib/react.ts';
import { Button } from '../../ui/action/button.tsx';
import { Icon } from '../../ui/action/icon.tsx';
import { FingerprintIcon } from '../../ui/action/icons.ts';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { ErrorText } from '../../ui/form/field/error-text.tsx';
import { useStaffQuery } from '../calls/console-context.ts';
import { hasPasskeys } from './passkey.ts';
import { useLogin } from './use-login.ts';

/** The buttons of a login, and what stands in its way. */
export function LoginWays() {
  const { online } = useStore(usePageServices().online);
  const ways = useStaffQuery(readLoginWays, {});
  const login = useLogin();
  if (!ways.data) {
    const { loading, waysFailed } = loginTexts;
    return (
      <QueryState
        error={ways.error}
        onRetry={ways.refetch}
        failed={waysFailed}
        loading={loading}
        lines={['block']}
      />
    );
  }
  const { provider, passkeys } = ways.data;
  if (provider === null && !passkeys) return <EmptyState {...loginTexts.notSetUp} />;
  const said = !online ? loginTexts.offline : login.problem;
  return (
    <div className="stack one-column gap-12">
      <div role="alert">{said !== null && <ErrorText>{said}</ErrorText>}</div>
      {provider !== null && (
        <Button wide size="large" busy={login.isBusy} onClick={() => void login.withProvider()}>
          {loginTexts.provider(provider.name)}
        </Button>
      )}
      {passkeys && (
        <Button
          wide
          size="large"
          look={provider === null ? 'primary' : 'outline'}
          busy={login.isBusy}
          disabled={!hasPasskeys()}
          onClick={() => void login.withPasskey()}
        >
          <Icon of={FingerprintIcon} />
          {loginTexts.passkey}
        </Button>
      )}
      {passkeys && !hasPasskeys() && <p className="mute text-note">{loginTexts.noPasskeys}</p>}
    </div>
  );
}
