import { describe, expect, it } from 'vitest';
import { type ArnEligibility, arnEligibility } from './arn-eligibility.ts';
import {
  afterAct,
  empanelmentActs,
  empanelmentStatuses,
  mayChange,
  missingItems,
  wantedDocuments,
} from './empanelment-status.ts';

describe('the way of a form', () => {
  it('goes from a draft to a decision, and back only when something is asked for', () => {
    const possible = empanelmentStatuses.flatMap((from) =>
      empanelmentActs.flatMap((act) => {
        const to = afterAct(from, act);
        return to === null ? [] : [`${from} ${act} ${to}`];
      }),
    );
    expect(possible).toEqual([
      'draft submit submitted',
      'submitted take-up under-review',
      'submitted request need-info',
      'submitted reject rejected',
      'submitted approve empanelled',
      'under-review request need-info',
      'under-review reject rejected',
      'under-review approve empanelled',
      'need-info submit submitted',
      'need-info reject rejected',
      'rejected request need-info',
    ]);
  });

  const form = { constitution: 'individual', form: {}, documents: [], requested: [] } as const;

  it('lets a draft change what its constitution has, and after that only what was asked for', () => {
    expect(mayChange({ ...form, status: 'draft' }, 'nominee')).toBe(true);
    expect(mayChange({ ...form, status: 'draft' }, 'signatories')).toBe(false);
    expect(mayChange({ ...form, status: 'draft' }, 'charter')).toBe(false);
    const requested = [{ item: 'cheque', words: 'x', isDone: false }] as const;
    expect(mayChange({ ...form, status: 'need-info', requested }, 'cheque')).toBe(true);
    expect(mayChange({ ...form, status: 'need-info', requested }, 'bank')).toBe(false);
    for (const status of ['submitted', 'under-review', 'rejected', 'empanelled'] as const) {
      expect(mayChange({ ...form, status, requested }, 'cheque')).toBe(false);
    }
  });

  it('names what is missing, and what was asked for and has not come', () => {
    const requested = [
      { item: 'bank', words: 'x', isDone: false },
      { item: 'kyd', words: 'x', isDone: true },
    ] as const;
    const documents = ['pan-card', 'arn-card', 'kyd', 'cheque', 'photo'] as const;
    const tax = { isRegistered: true, gstin: '32ZZZPN1001A1Z7' };
    expect(missingItems({ ...form, status: 'need-info', documents, requested, form: { tax } })).toEqual([
      'details',
      'euins',
      'bank',
      'nominee',
      'self-declaration',
      'gst-certificate',
    ]);
  });

  it('wants the GST certificate of whoever has a GSTIN, and of whom it was asked', () => {
    const wants = (change: Partial<Parameters<typeof wantedDocuments>[0]>) =>
      wantedDocuments({ ...form, ...change }).includes('gst-certificate');
    expect(wants({})).toBe(false);
    expect(wants({ form: { tax: { isRegistered: true } } })).toBe(true);
    expect(wants({ requested: [{ item: 'gst-certificate' }] })).toBe(true);
  });
});

describe('an ARN', () => {
  const facts = {
    status: 'active',
    validTo: '2026-11-15',
    isKydDone: true,
    constitution: 'individual',
    birthDate: '2008-11-15',
  } as const;
  const rows: readonly (readonly [
    string,
    Partial<Parameters<typeof arnEligibility>[0]>,
    boolean,
    ArnEligibility,
  ])[] = [
    ['on its last day and 18 today', {}, false, 'open'],
    ['a day later', { validTo: '2026-11-14' }, false, 'expired'],
    ['of somebody who is 18 tomorrow', { birthDate: '2008-11-16' }, false, 'under-age'],
    ['of a company formed yesterday', { constitution: 'company', birthDate: '2026-11-14' }, false, 'open'],
    ['without KYD', { isKydDone: false }, false, 'kyd-missing'],
    ['suspended', { status: 'suspended' }, false, 'suspended'],
    ['cancelled', { status: 'cancelled' }, false, 'cancelled'],
    ['debarred', { status: 'debarred' }, false, 'debarred'],
    ['of a distributor of ours, whatever else', { status: 'expired' }, true, 'empanelled'],
  ];

  it.each(rows)('%s', (_, change, isMember, expected) => {
    expect(arnEligibility({ ...facts, ...change }, isMember, Temporal.PlainDate.from('2026-11-15'))).toBe(
      expected,
    );
  });
});
