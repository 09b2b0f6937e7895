import {
  type PreLoginKind,
  preLoginTexts,
  startPreLoginOrder,
} from '@hub/contract/calls/transact/transact-pre-login';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { useApi } from '../../../lib/react.ts';
import { ArnField } from '../../../parts/one-time-code/arn-field.tsx';
import { SchemeField } from '../../../parts/scheme/scheme-field.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/action/icon.tsx';
import { CheckIcon } from '../../../ui/action/icons.ts';
import { AmountField } from '../../../ui/form/amount/amount-field.tsx';
import { Segmented } from '../../../ui/form/choice/segmented.tsx';
import type { Option } from '../../../ui/form/field/option.ts';
import { Form } from '../../../ui/form/state/form.tsx';
import { FormField } from '../../../ui/form/state/form-field.tsx';
import type { HubForm } from '../../../ui/form/state/hub-form.ts';
import { SubmitButton } from '../../../ui/form/state/submit-button.tsx';
import { useHubForm } from '../../../ui/form/state/use-hub-form.ts';
import { CapitalsField } from '../../../ui/form/text/capitals-field.tsx';
import { PanField } from '../../../ui/form/text/pan-field.tsx';
import { TextField } from '../../../ui/form/text/text-field.tsx';
import styles from './investor-order.module.css';

const fields = startPreLoginOrder.request;

interface Values {
  arn: string;
  pan: string;
  folioNo: string;
  kind: PreLoginKind;
  scheme: Option | null;
  quantity: 'amount' | 'all';
  amount: string;
  euin: string;
}

const initial: Values = {
  arn: '',
  pan: '',
  folioNo: '',
  kind: 'lumpsum',
  scheme: null,
  quantity: 'amount',
  amount: '',
  euin: '',
};

const sentOf = ({ scheme, quantity, amount, euin, ...rest }: Values) => ({
  ...rest,
  schemeCode: scheme?.id ?? '',
  amount: amount === '' || (quantity === 'all' && rest.kind === 'redeem') ? null : amount,
  euin: euin === '' || rest.kind === 'redeem' ? null : euin,
});

/** The rules of the call, at the names of the form. */
const schema = z.custom<Values>().check((context) => {
  const values = context.value;
  const { scheme, kind, quantity, amount } = values;
  if (scheme === null) issue('scheme', 'Choose the scheme.');
  if (kind === 'redeem' && quantity === 'amount' && amount === '')
    issue('amount', 'Enter the amount, or choose all units.');
  const read = z.safeParse(fields, sentOf(values));
  for (const { path, message } of read.error?.issues ?? []) {
    if (path[0] !== 'schemeCode') issue(String(path[0]), message);
  }
  function issue(name: string, message: string) {
    context.issues.push({ code: 'custom', input: values, path: [name], message });
  }
});

type OrderForm = HubForm<Values>;

/** A purchase or a redemption for one folio: nothing of a book is shown, and only the investor hears what came of it. */
export function InvestorOrder() {
  const api = useApi();
  const [isSent, setSent] = useState(false);
  const form = useHubForm({
    rules: schema,
    initial,
    onSubmit: (values: Values) => api.call(startPreLoginOrder, sentOf(values)),
    onSent() {
      form.startAgain();
      setSent(true);
    },
  });
  if (isSent) return <Sent onAgain={() => setSent(false)} />;
  const isRedemption = form.values.kind === 'redeem';
  return (
    <Form form={form}>
      <FormField form={form} name="arn" label="ARN">
        {({ value, error, onChange, ref }) => (
          <ArnField ref={ref} value={value} error={error ?? null} onArn={onChange} />
        )}
      </FormField>
      <FormField form={form} name="pan" label="Investor’s PAN">
        {(field) => <PanField {...field} isRequired />}
      </FormField>
      <FormField form={form} name="folioNo" label="Folio number">
        {(field) => (
          <TextField
            {...field}
            hint="As on the account statement, for example 1234567/89"
            maxLength={30}
            isRequired
          />
        )}
      </FormField>
      <FormField form={form} name="kind" label="Transaction">
        {({ value, onChange }) => (
          <Segmented
            label="Transaction"
            value={value}
            options={[
              { value: 'lumpsum', text: 'Lumpsum' },
              { value: 'redeem', text: 'Redeem' },
            ]}
            onChange={onChange}
          />
        )}
      </FormField>
      <FormField form={form} name="scheme" label="Scheme">
        {(field) => <SchemeField {...field} takes={isRedemption ? 'redemption' : 'additional'} isRequired />}
      </FormField>
      {isRedemption ? <RedeemFields form={form} /> : <PurchaseFields form={form} />}
      <SubmitButton form={form}>Send to the investor</SubmitButton>
    </Form>
  );
}

function Sent({ onAgain }: { onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.sent} role="status">
      <Icon of={CheckIcon} size={22} />
      <div>
        <h2 ref={heading} tabIndex={-1} className={`text-large ${styles.sentTitle}`}>
          Sent
        </h2>
        <p>{preLoginTexts.accepted}</p>
      </div>
      <Button look="outline" wide onClick={onAgain}>
        Start another
      </Button>
    </div>
  );
}

function RedeemFields({ form }: { form: OrderForm }) {
  return (
    <>
      <FormField form={form} name="quantity" label="How much">
        {({ value, onChange }) => (
          <Segmented
            label="How much"
            value={value}
            options={[
              { value: 'amount', text: 'An amount' },
              { value: 'all', text: 'All units' },
            ]}
            onChange={onChange}
          />
        )}
      </FormField>
      {form.values.quantity === 'amount' && <Amount form={form} />}
    </>
  );
}

function PurchaseFields({ form }: { form: OrderForm }) {
  return (
    <>
      <Amount form={form} />{' '}
      <FormField form={form} name="euin" label="EUIN">
        {(field) => (
          <CapitalsField
            {...field}
            isRequired={false}
            length={7}
            placeholder="E123456"
            problemOf={(euin) => (/^(E\d{6})?$/.test(euin) ? null : 'Enter an EUIN like E123456.')}
            hint="Keep it empty when the investor orders without advice (execution only)."
          />
        )}
      </FormField>
    </>
  );
}

function Amount({ form }: { form: OrderForm }) {
  return (
    <FormField form={form} name="amount" label="Amount">
      {(field) => <AmountField {...field} isRequired />}
    </FormField>
  );
}
