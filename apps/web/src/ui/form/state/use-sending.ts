import { useRef, useState } from 'react';
import { usePageServices } from '../../../lib/react.ts';
import { type Attempt, attemptFor } from '../draft/attempt.ts';
import { maySave } from '../draft/saved-values.ts';
import type { FormDraft } from '../draft/use-form-draft.ts';
import type { FormOptions } from './hub-form.ts';

const OFFLINE = 'You are offline. Everything you entered is saved: send it when you are connected again.';

interface SendingOptions<Sent> {
  readonly draft: FormDraft;
  readonly secrets: readonly string[];
  readonly onSubmit: FormOptions<never, Sent>['onSubmit'];
  /** Whether it goes nowhere without a connection. */
  readonly needsLine: boolean;
  readonly say: (text: string) => void;
  readonly refused: (error: unknown) => void;
}

/** Sends what a form has to send: the same body under the same key until the server has taken it. */
export function useSending<Sent>({
  draft,
  secrets,
  onSubmit,
  needsLine,
  say,
  refused,
}: SendingOptions<Sent>) {
  const { online } = usePageServices();
  const [isSending, setSending] = useState(false);
  /** What was sent last and not taken yet. */
  const attempted = useRef<Attempt | null>(null);
  return {
    isSending,
    forget() {
      attempted.current = null;
    },
    /** Whether the server has it. */
    async send(sent: Sent): Promise<boolean> {
      if (needsLine && !online.getSnapshot().online) {
        say(OFFLINE);
        return false;
      }
      const attempt = attemptFor(attempted.current ?? draft.attempt, sent);
      attempted.current = attempt;
      if (maySave(sent, secrets)) draft.saveAttempt(attempt);
      setSending(true);
      try {
        await onSubmit(sent, { idempotencyKey: attempt.key });
      } catch (error) {
        refused(error);
        return false;
      } finally {
        setSending(false);
      }
      attempted.current = null;
      return true;
    },
  };
}
