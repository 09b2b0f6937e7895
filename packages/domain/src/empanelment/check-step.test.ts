import { describe, expect, it } from 'vitest';
import { checkStep } from './check-step.ts';
import type { FormStep } from './constitution.ts';
import type { ApplicantFacts, StepValues } from './empanelment-form.ts';

const today = Temporal.PlainDate.from('2026-11-15');
const person: ApplicantFacts = {
  constitution: 'individual',
  pan: 'ZZZPN1001A',
  birthDate: '1990-04-12',
  gstState: '32',
  euins: [
    { euin: 'E100001', validTo: '2026-11-15' },
    { euin: 'E100002', validTo: '2026-11-14' },
  ],
  hasBranch: true,
  relations: ['20'],
};
const company: ApplicantFacts = { ...person, constitution: 'company', pan: 'ZZZCN1001A' };

const details = { pan: 'ZZZPN1001A', birthDate: '1990-04-12', contactPerson: '' };
const bank = { ifsc: 'HDFC0000001', account: '50100012345', accountType: 'savings' } as const;
const nominee = { name: 'Ira', relation: '20', birthDate: '1990-01-01', guardian: '' };
const asha = { name: 'Asha', pan: 'ZZZPA1111A', designation: 'Director' };
const signatories = { mode: 'singly', people: [asha] } as const;
const gst = (gstin: string) => ({ isRegistered: true, gstin });

type Row = {
  [Step in FormStep]: readonly [Step, StepValues[Step], Readonly<Record<string, string>>, ApplicantFacts?];
}[FormStep];

const rows: readonly Row[] = [
  ['details', details, {}],
  ['details', { ...details, pan: 'ZZZP1' }, { 'details.pan': 'pan-form' }],
  ['details', { ...details, pan: 'ZZZPN1001B' }, { 'details.pan': 'pan-other' }],
  ['details', { ...details, birthDate: '1990-12-04' }, { 'details.birthDate': 'birth-other' }],
  ['details', { ...details, pan: 'ZZZCN1001A' }, { 'details.contactPerson': 'missing' }, company],
  ['tax', { isRegistered: false, gstin: '' }, {}],
  ['tax', gst('32ZZZPN1001A1Z7'), {}],
  ['tax', gst(''), { 'tax.gstin': 'missing' }],
  ['tax', gst('32ZZZPN1001A1Z8'), { 'tax.gstin': 'gstin-check' }],
  ['tax', gst('32ZZZPN1001A'), { 'tax.gstin': 'gstin-form' }],
  ['tax', gst('99ZZZPN1001A1Z7'), { 'tax.gstin': 'gstin-state' }],
  // Of the demo's distributor in Chennai.
  ['tax', gst('33ZZZPV1005E1ZL'), { 'tax.gstin': 'gstin-other-pan' }],
  ['tax', gst('32ZZZPN1001A1Z7'), { 'tax.gstin': 'gstin-other-state' }, { ...person, gstState: '27' }],
  ['tax', { isRegistered: false, gstin: '32ZZZPN1001A1Z7' }, { 'tax.gstin': 'gstin-declared' }],
  // The last day counts.
  ['euins', ['E100001'], {}],
  ['euins', [], { euins: 'euin-none' }],
  ['euins', ['E100001', 'E100001'], { 'euins.1': 'euin-twice' }],
  ['euins', ['100001'], { 'euins.0': 'euin-form' }],
  ['euins', [''], { 'euins.0': 'euin-form' }],
  ['euins', ['E999999'], { 'euins.0': 'euin-other' }],
  ['euins', ['E100001', 'E100002'], { 'euins.1': 'euin-expired' }],
  ['bank', bank, {}],
  ['bank', { ...bank, ifsc: 'HDFC1000001' }, { 'bank.ifsc': 'ifsc-form' }],
  ['bank', bank, { 'bank.ifsc': 'ifsc-unknown' }, { ...person, hasBranch: false }],
  ['bank', { ...bank, account: '12345' }, { 'bank.account': 'account-form' }],
  ['bank', { ...bank, account: '0000000' }, { 'bank.account': 'account-form' }],
  ['nominee', nominee, {}],
  ['nominee', { ...nominee, name: ' ' }, { 'nominee.name': 'missing' }],
  ['nominee', { ...nominee, relation: '99' }, { 'nominee.relation': 'relation-unknown' }],
  ['nominee', { ...nominee, birthDate: '1990-02-30' }, { 'nominee.birthDate': 'day-form' }],
  ['nominee', { ...nominee, birthDate: '2026-11-16' }, { 'nominee.birthDate': 'day-future' }],
  ['nominee', { ...nominee, birthDate: '2008-11-16' }, { 'nominee.guardian': 'guardian-missing' }],
  ['nominee', { ...nominee, birthDate: '2008-11-15' }, {}],
  ['nominee', { ...nominee, birthDate: '2020-01-01', guardian: 'Asha' }, {}],
  ['signatories', signatories, {}],
  ['signatories', { mode: 'singly', people: [] }, { 'signatories.people': 'signatory-none' }],
  ['signatories', { mode: 'jointly', people: [asha] }, { 'signatories.people': 'signatory-second' }],
  ['signatories', { mode: 'jointly', people: [asha, asha] }, { 'signatories.people.1.pan': 'pan-twice' }],
  [
    'signatories',
    { mode: 'singly', people: [{ name: '', pan: 'ZZZCA1111A', designation: '' }] },
    {
      'signatories.people.0.name': 'missing',
      'signatories.people.0.pan': 'pan-person',
      'signatories.people.0.designation': 'missing',
    },
  ],
];

describe('a step of the form', () => {
  const cases = rows.map(([step, values, expected, facts = person]) => ({ step, values, expected, facts }));

  it.each(cases)('$step $values is answered $expected', ({ step, values, expected, facts }) => {
    const findings = checkStep(step, values as StepValues[typeof step], facts, today);
    expect(Object.fromEntries(findings.map(({ field, code }) => [field, code]))).toEqual(expected);
  });
});
