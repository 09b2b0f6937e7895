import { type Call, texts } from '@hub/contract';
import { mayCall } from '@hub/domain';
import type { Session } from '../../calls/call-context.ts';
import { Refusal, unauthenticated } from '../../calls/refusal/refusal.ts';

/** Refuses whoever the call is not for. The table is asked once per kind of user, not once per call. */
export function permit(call: Call): (session: Session | null) => void {
  const { access } = call;
  if (access === 'anyone') return () => {};
  const answers = new Map<string, boolean>();
  return (session) => {
    if (session === null) throw unauthenticated();
    const { type, isEmployee, internalTeam, transactionOnly } = session;
    const kind = `${type} ${isEmployee} ${internalTeam} ${transactionOnly}`;
    let allowed = answers.get(kind);
    if (allowed === undefined) {
      allowed = mayCall(access, session);
      answers.set(kind, allowed);
    }
    if (!allowed) throw new Refusal('forbidden', texts.call.forbidden);
  };
}
