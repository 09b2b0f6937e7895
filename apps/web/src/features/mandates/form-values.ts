import type { MandateFactsWire } from '@hub/contract/calls/mandates/mandates';
import { mandateFieldTexts } from '@hub/contract/mandates/fields/mandate-field-texts';
import {
  type MandateTermsWire,
  mandateTermsSchema,
  readMandateTerms,
} from '@hub/contract/mandates/mandate-terms';
import { mandateFindingText } from '@hub/contract/mandates/mandate-texts';
import { moneyOf } from '@hub/domain';
import { checkMandate } from '@hub/domain/mandates/checks/check-mandate';
import type { MandateCheckFacts, MandateField } from '@hub/domain/mandates/checks/mandate';
import { latestEnd } from '@hub/domain/mandates/mandate-bounds';
import { mandateChannels } from '@hub/domain/mandates/mandate-channels';
import { type Checked, checkedAs } from '../../ui/form/state/form-rules.ts';

export interface MandateValues {
  account: string;
  channel: string;
  vpa: string;
  limit: string;
  startsOn: string;
  endsOn: string;
  consent: boolean;
}

interface Of {
  readonly folioNo: string;
  readonly repairs: string | null;
  readonly facts: MandateFactsWire;
}

/** The default account, the first way its bank offers, from today on for as long as banks take. */
export function initialValues({ accounts, today }: MandateFactsWire): MandateValues {
  const account = accounts.find(({ isDefault }) => isDefault) ?? accounts[0];
  return {
    account: account?.key ?? '',
    channel: account?.channels[0] ?? '',
    vpa: '',
    limit: '',
    startsOn: today,
    endsOn: latestEnd(Temporal.PlainDate.from(today)).toString(),
    consent: false,
  };
}

const factsOf = (wire: MandateFactsWire): MandateCheckFacts => ({
  today: Temporal.PlainDate.from(wire.today),
  folio: {
    taxStatus: wire.taxStatus,
    holding: wire.holding,
    mobile: wire.mobile,
    email: wire.email,
    banks: wire.accounts,
  },
  open: wire.open.map(({ account, limit, endsOn }) => ({
    account,
    limit: moneyOf(limit),
    endsOn: Temporal.PlainDate.from(endsOn),
  })),
});

const wireOf = (values: MandateValues, { folioNo, repairs }: Of) => ({
  folioNo,
  account: values.account,
  channel: mandateChannels.find((one) => one === values.channel),
  vpa: values.channel === 'upi' && values.vpa !== '' ? values.vpa : null,
  limit: values.limit,
  startsOn: values.startsOn,
  endsOn: values.endsOn,
  repairs,
});

/** What speaks against the mandate as it is filled in; nothing while something is missing. */
export function findingsOf(values: MandateValues, of: Of) {
  const read = mandateTermsSchema.safeParse(wireOf(values, of));
  if (!read.success) return [];
  return checkMandate(readMandateTerms(read.data), factsOf(of.facts)).map((finding) => ({
    ...mandateFindingText(finding),
    level: finding.level,
    code: finding.code,
    field: finding.field as MandateField | null,
  }));
}

const missing: Readonly<Partial<Record<keyof MandateValues, string>>> = mandateFieldTexts.missing;
const CONSENT = 'Tick this when the client has agreed';

interface Sent {
  readonly terms: MandateTermsWire;
  readonly consent: true;
}

/** The rules of the form: the contract's form of the terms, then every block of the check, each at its field. */
export function checkMandateForm(values: MandateValues, of: Of): Checked<Sent> {
  const read = mandateTermsSchema.safeParse(wireOf(values, of));
  const faults: Record<string, string> = {};
  for (const { path, message } of read.error?.issues ?? []) {
    const name = String(path[0] ?? 'account') as keyof MandateValues;
    faults[name] ??= (values[name] === '' && missing[name]) || message;
  }
  for (const { level, field, title } of findingsOf(values, of)) {
    if (level === 'block') faults[field ?? 'account'] ??= title;
  }
  if (!values.consent) faults.consent ??= CONSENT;
  return checkedAs(faults, read.data && { terms: read.data, consent: true });
}
