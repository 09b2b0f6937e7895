import { describe, expect, it } from 'vitest';
import { type ContactTerms, checkContact } from './check-contact.ts';
import { confirmingContacts, contactParts } from './contact-change.ts';
import { coolingUntil } from './cooling.ts';

const free = { isOfTrade: false, isOfAnother: false };
const check = (more: Partial<ContactTerms>, use = free, now: string | null = '+91 98111 11111') =>
  checkContact({ kind: 'CHANGEMOBILE', value: '9822222222', relation: 'SE', ...more }, now, use);
const mail = (value: string, now = 'asha@example.com') =>
  checkContact({ kind: 'CHANGEEMAIL', value, relation: 'SE' }, now, free);

describe('a new contact', () => {
  it('is an Indian mobile number that begins with 6 to 9, or an e-mail address', () => {
    expect(check({})).toBeNull();
    expect(check({ value: '+91 98222-22222' })).toBeNull();
    for (const value of ['5822222222', '982222222', '', 'asha@example.com', '0000000000']) {
      expect(check({ value }), value).toBe('form');
    }
    expect(mail('asha.rao@example.in')).toBeNull();
    for (const value of ['asha', 'asha@', '9822222222', 'a b@example.com']) {
      expect(mail(value), value).toBe('form');
    }
  });

  it('of a non-resident may be a number of another country, with its code', () => {
    const abroad = { value: '+971 50 123 4567' };
    expect(check(abroad)).toBe('form');
    expect(check({ ...abroad, isNonResident: true })).toBeNull();
    expect(check({ ...abroad, isNonResident: true }, free, '+971501234567')).toBe('same');
    expect(check({ value: '+97150', isNonResident: true })).toBe('form');
    expect(check({ isNonResident: true })).toBeNull();
  });

  it('is another one than now, however it is written', () => {
    expect(check({ value: '098111 11111' })).toBe('same');
    expect(mail(' Asha@Example.com ')).toBe('same');
    expect(check({}, free, null)).toBeNull();
  });

  it('is no contact of the trade, whoever is said to have it', () => {
    const ofTrade = { isOfTrade: true, isOfAnother: false };
    expect(check({}, ofTrade)).toBe('of-trade');
    expect(check({ relation: 'SP' }, ofTrade)).toBe('of-trade');
  });

  it('serves one PAN unless it is declared as the family’s', () => {
    const taken = { isOfTrade: false, isOfAnother: true };
    expect(check({}, taken)).toBe('of-another');
    for (const relation of ['SP', 'DC', 'DS', 'DP'] as const) {
      expect(check({ relation }, taken), relation).toBeNull();
    }
  });
});

describe('a change', () => {
  it('is of one contact or of both, the mobile number first', () => {
    expect(contactParts({ kind: 'CHANGEEMAIL', value: 'a@b.in' })).toEqual([
      { kind: 'CHANGEEMAIL', value: 'a@b.in' },
    ]);
    expect(contactParts({ kind: 'CHANGEEMAIL', value: 'a@b.in', also: '9822222222' })).toEqual([
      { kind: 'CHANGEMOBILE', value: '9822222222' },
      { kind: 'CHANGEEMAIL', value: 'a@b.in' },
    ]);
  });

  const [mobile, email] = ['CHANGEMOBILE', 'CHANGEEMAIL'] as const;
  const both = [mobile, email];
  it.each([
    ['one that can be reached', [mobile], both, null, [mobile]],
    ['both', both, both, null, both],
    ['one that is lost, while the other is registered', [mobile], both, mobile, [email]],
    ['both, one of them lost', both, both, email, [mobile]],
    ['one that is lost, and nothing else is registered', [mobile], [mobile], mobile, null],
    ['one that nobody can send to', [mobile], [email], null, [email]],
  ] as const)('of %s is confirmed with what is registered', (_, changed, registered, lost, confirming) => {
    expect(confirmingContacts(changed, registered, lost)).toEqual(confirming);
  });
});

describe('the cooling period', () => {
  const on = (changed: string, today: string) =>
    coolingUntil(Temporal.PlainDate.from(changed), Temporal.PlainDate.from(today))?.toString() ?? null;

  it('begins on the day of the change and is over on the 30th day after it [S9-04]', () => {
    expect(on('2026-11-16', '2026-11-16')).toBe('2026-12-16');
    expect(on('2026-11-16', '2026-12-15')).toBe('2026-12-16');
    expect(on('2026-11-16', '2026-12-16')).toBeNull();
    expect(on('2026-11-16', '2027-11-16')).toBeNull();
  });

  it('does not run where nothing was changed', () => {
    expect(coolingUntil(null, Temporal.PlainDate.from('2026-11-16'))).toBeNull();
  });
});
