import {
  type ActRequest,
  decideRequest,
  LONGEST_REASON,
  listRequests,
  readRequest,
} from '@hub/contract/console/act-calls';
import { actTexts } from '@hub/contract/console/act-texts';
import type { Decision } from '@hub/domain/staff/approval';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { usePageServices } from '../../lib/react.ts';
import { Button } from '../../ui/action/button.tsx';
import { ErrorText } from '../../ui/form/field/error-text.tsx';
import { TextField } from '../../ui/form/text/text-field.tsx';
import { keyOf, useConsole, useMe } from '../calls/console-context.ts';
import { StaffError } from '../calls/staff-client.ts';
import { RecheckDialog } from '../login/recheck-dialog.tsx';

const texts = actTexts.approvals;

/** One key for each decision of a request: pressed twice it is decided once. */
function useDecision({ id }: ActRequest) {
  const { client } = useConsole();
  const { toaster } = usePageServices();
  const queries = useQueryClient();
  const [sending, setSending] = useState<Decision | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [recheckDue, setRecheckDue] = useState<{
    readonly decision: Decision;
    readonly words: string;
  } | null>(null);
  const busy = useRef(false);
  const keys = useRef(new Map<string, string>());
  const decide = async (decision: Decision, words: string) => {
    if (busy.current) return;
    busy.current = true;
    setSending(decision);
    setProblem(null);
    setRecheckDue(null);
    const act = `${decision} ${words}`;
    const key = keys.current.get(act) ?? crypto.randomUUID();
    keys.current.set(act, key);
    try {
      const decided = await client.call(decideRequest, { id, decision, words, key });
      queries.setQueryData(keyOf(readRequest, { id }), decided);
      if (decided.state !== 'void') toaster.show('success', texts.said[decision]);
      await queries.invalidateQueries();
    } catch (error) {
      if (error instanceof StaffError && error.code === 'recheck') setRecheckDue({ decision, words });
      else {
        setProblem(error instanceof Error ? error.message : String(error));
        // It may have been decided by somebody else meanwhile.
        for (const { name } of [readRequest, listRequests])
          void queries.invalidateQueries({ queryKey: [name] });
      }
    } finally {
      busy.current = false;
      setSending(null);
    }
  };
  return { decide, sending, problem, recheckDue, cancelRecheck: () => setRecheckDue(null) };
}

/** What the reader may do with the request now; where they may not, it says why. */
export function DecisionForm({ request }: { request: ActRequest }) {
  const me = useMe();
  const { decide, sending, problem, recheckDue, cancelRecheck } = useDecision(request);
  const [isDeclining, setDeclining] = useState(false);
  if (request.state !== 'open') return null;
  const { mayApprove, mayWithdraw } = request;
  const isOwn = request.maker.id === me.id;
  return (
    <div className="stack one-column gap-12 above-16">
      {!mayApprove && <p className="mute">{isOwn ? texts.ownRequest : texts.noRight}</p>}
      <div role="alert" className="hides-empty">
        {problem !== null && <ErrorText>{problem}</ErrorText>}
      </div>
      {isDeclining ? (
        <DeclineForm
          isSending={sending !== null}
          onDecline={(words) => void decide('decline', words)}
          onBack={() => setDeclining(false)}
        />
      ) : (
        <div className="flex wrap gap-8">
          {mayApprove && (
            <>
              <Button busy={sending !== null} onClick={() => void decide('approve', '')}>
                {texts.approve}
              </Button>
              <Button look="outline" busy={sending !== null} onClick={() => setDeclining(true)}>
                {texts.decline}
              </Button>
            </>
          )}
          {mayWithdraw && (
            <Button look="outline" busy={sending !== null} onClick={() => void decide('withdraw', '')}>
              {texts.withdraw}
            </Button>
          )}
        </div>
      )}
      {recheckDue && (
        <RecheckDialog
          onDone={() => void decide(recheckDue.decision, recheckDue.words)}
          onClose={cancelRecheck}
        />
      )}
    </div>
  );
}

interface DeclineFormProps {
  isSending: boolean;
  onDecline: (words: string) => void;
  onBack: () => void;
}

function DeclineForm({ isSending, onDecline, onBack }: DeclineFormProps) {
  const [words, setWords] = useState('');
  const [error, setError] = useState<string | null>(null);
  return (
    <form
      noValidate
      className="stack one-column gap-12"
      onSubmit={(event) => {
        event.preventDefault();
        if (isSending) return;
        if (words.trim() === '') setError(texts.neededWords);
        else if (words.length <= LONGEST_REASON) onDecline(words.trim());
      }}
    >
      <TextField
        label={texts.whyDecline}
        hint={texts.whyHelp}
        lines={3}
        limit={LONGEST_REASON}
        error={error}
        value={words}
        onChange={(next) => {
          setWords(next);
          setError(null);
        }}
      />
      <div className="flex gap-8">
        <Button type="submit" busy={isSending}>
          {texts.decline}
        </Button>
        <Button look="outline" onClick={onBack}>
          {texts.back}
        </Button>
      </div>
    </form>
  );
}
