import { expect, it } from 'vitest';
import { facts, folio, mandate, plan, scheme } from '../../../../../../packages/domain/test/order-facts.ts';
import { noValues } from './order-values.ts';
import { type OrderedBefore, orderedAgain } from './ordered-again.ts';

const today = Temporal.PlainDate.from('2026-11-16');
const account = folio.banks[0]?.key ?? '';
const fresh = { ...noValues, account, mandate: mandate.id, euin: 'E000000' };
const named = { scheme: { code: scheme.code, name: scheme.name }, target: null };
const requested = (kind: 'lumpsum' | 'sip' | 'pause') =>
  ({ kind, folioNo: folio.folioNo, facts, orderFacts: facts, today }) as const;
const any = { folioNo: folio.folioNo, schemeCode: scheme.code };

it('a lumpsum is ordered again with its amount; an account or EUIN that is gone is that of a new form', () => {
  const terms: OrderedBefore['terms'] = {
    kind: 'lumpsum',
    ...any,
    idcw: 'Z',
    amount: '12500',
    payMode: 'upi',
    account: 'GONE0000001-9999',
    euin: 'E999999',
    isExecutionOnly: false,
    subArn: 'ARN-12345',
  };
  expect(orderedAgain({ ...named, terms }, requested('lumpsum'), fresh)).toMatchObject({
    schemeCode: { id: scheme.code },
    amount: '12500',
    payMode: 'upi',
    account,
    euin: 'E000000',
    subArn: 'ARN-12345',
    startsOn: '',
  });
});

it('a SIP begins anew on the next day that it can, on the same day of the month', () => {
  const terms = {
    kind: 'sip',
    ...any,
    idcw: 'Z',
    amount: '3000',
    frequency: 'monthly',
    day: 5,
    startsOn: '2026-11-05',
    end: { by: 'perpetual' },
    topUp: null,
    firstNow: null,
    mandate: mandate.id,
    replaces: null,
    euin: null,
    isExecutionOnly: true,
    subArn: null,
  } as unknown as OrderedBefore['terms'];
  expect(orderedAgain({ ...named, terms }, requested('sip'), fresh)).toMatchObject({
    amount: '3000',
    day: '5',
    startsOn: '2026-12-05',
    endBy: 'perpetual',
    mandate: mandate.id,
    isExecutionOnly: true,
  });
});

it('a pause whose days have passed asks for them again', () => {
  const pause = (from: string, to: string) => ({
    ...named,
    terms: { kind: 'pause' as const, ...any, regNo: plan.regNo, from, to },
  });
  const started = (from: string, to: string) => orderedAgain(pause(from, to), requested('pause'), fresh);
  expect(started('2026-11-10', '2027-01-10')).toMatchObject({ regNo: plan.regNo, from: '', to: '' });
  expect(started('2026-12-01', '2027-01-31')).toMatchObject({ from: '2026-12-01', to: '2027-01-31' });
});
