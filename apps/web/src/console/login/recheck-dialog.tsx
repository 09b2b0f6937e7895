import { readLoginWays, startRecheck } from '@hub/contract/console/login-calls';
import { loginTexts } from '@hub/contract/console/login-texts';
import { Button } from '../../ui/action/button.tsx';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { ErrorText } from '../../ui/form/field/error-text.tsx';
import { StaticDialog } from '../../ui/overlay/static-dialog.tsx';
import { useStaffQuery } from '../calls/console-context.ts';
import { hasPasskeys } from './passkey.ts';
import { useRecheck } from './use-login.ts';

interface RecheckDialogProps {
  onDone: () => void;
  onClose: () => void;
}

const texts = loginTexts.recheck;

/** Asks who it is once more. The act behind it goes on by itself. */
export function RecheckDialog({ onDone, onClose }: RecheckDialogProps) {
  const { withPasskey, withProvider, isBusy, problem } = useRecheck(onDone);
  const ways = useStaffQuery(readLoginWays, {});
  const own = useStaffQuery(startRecheck, {});
  const provider = ways.data?.provider ?? null;
  const hasPasskey = own.data?.passkey != null && hasPasskeys();
  const error = ways.error ?? own.error;
  const isReady = own.data !== undefined && ways.data !== undefined;
  return (
    <StaticDialog
      title={texts.title}
      onClose={onClose}
      actions={
        <>
          <Button look="outline" onClick={onClose}>
            {texts.cancel}
          </Button>
          {isReady && provider !== null && (
            <Button
              look={hasPasskey ? 'outline' : 'primary'}
              busy={isBusy}
              onClick={() => void withProvider()}
            >
              {texts.provider(provider.name)}
            </Button>
          )}
          {isReady && hasPasskey && (
            <Button busy={isBusy} onClick={() => void withPasskey()}>
              {texts.passkey}
            </Button>
          )}
        </>
      }
    >
      <p>{texts.text}</p>
      {provider !== null && !hasPasskey && <p className="mute above-8">{texts.providerNote}</p>}
      {(error || !isReady) && (
        <QueryState
          error={error}
          onRetry={own.refetch}
          failed={texts.failed}
          loading={texts.loading}
          lines={['short']}
        />
      )}
      <div role="alert">{problem !== null && <ErrorText>{problem}</ErrorText>}</div>
    </StaticDialog>
  );
}
