import { allDeclarations } from '@hub/contract/all-acts';
import { expect, it } from 'vitest';
import { act } from './act.ts';
import { holdToRecheck } from './find-act.ts';

const now = Temporal.Instant.from('2026-11-17T05:12:00Z');

it('an act that is dangerous wants who does it to have proved in the last ten minutes that it is them', () => {
  const [dangerous, other] = [true, undefined].map((recheck) => {
    const declaration = allDeclarations.find((one) => one.recheck === recheck);
    if (declaration === undefined) throw new Error('no such act');
    return act({
      declaration,
      preview: () => Promise.reject(new Error('not reached')),
      run: () => Promise.reject(new Error('not reached')),
    });
  });
  if (dangerous === undefined || other === undefined) throw new Error('no such act');
  const provedBefore = (minutes: number, id: string | null = 'somebody') => ({
    ...{ id, name: 'Asha Rao', email: 'asha@amc.example', roles: [], rights: [] },
    recheckedAtMs: now.epochMilliseconds - minutes * 60_000,
  });
  expect(() => holdToRecheck(dangerous, provedBefore(10), now)).not.toThrow();
  expect(() => holdToRecheck(dangerous, provedBefore(10.1), now)).toThrow(
    expect.objectContaining({ kind: 'forbidden', code: 'recheck' }),
  );
  expect(() => holdToRecheck(other, provedBefore(60), now)).not.toThrow();
  // Nobody can prove it before there are staff.
  expect(() => holdToRecheck(dangerous, provedBefore(60, null), now)).not.toThrow();
});
