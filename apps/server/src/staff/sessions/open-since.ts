import type { CallContext } from '../../calls/call-context.ts';
import type { OpenSince } from './staff-session.repository.ts';

/** From when on a session must have been used, and begun, to be open now. */
export function openSince({ config, clock }: Pick<CallContext, 'config' | 'clock'>): OpenSince {
  const { idleMinutes, maxHours } = config.console;
  const now = clock.now();
  return {
    usedSince: `${now.subtract({ minutes: idleMinutes })}`,
    startedSince: `${now.subtract({ hours: maxHours })}`,
  };
}
