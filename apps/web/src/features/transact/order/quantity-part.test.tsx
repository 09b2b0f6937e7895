import { previewOrder } from '@hub/domain/orders/preview/preview-order';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { units } from '../../../../../../packages/domain/test/ledger.ts';
import { facts, lot, now, redeem } from '../../../../../../packages/domain/test/order-facts.ts';
import { formDevice } from '../../../../test/form-services.ts';
import { ServicesContext } from '../../../lib/react.ts';
import { Form } from '../../../ui/form/state/form.tsx';
import { useHubForm } from '../../../ui/form/state/use-hub-form.ts';
import { checkOrderForm } from '../terms/order-rules.ts';
import { noValues, type OrderValues } from '../terms/order-values.ts';
import type { OrderCheck } from '../terms/unloaded-units.ts';
import { QuantityPart } from './quantity-part.tsx';

const { folio, scheme } = facts;
if (folio === null || scheme === null) throw new Error('a folio and a scheme');

/** 100 units without load, and 50 of October: a tenth of these is free of it. */
const lots = [lot('1', '2024-01-10', '100'), lot('2', '2026-10-01', '50')];
const young = { ...facts, held: { lots, lien: units('0'), inFlight: units('0') } };

const initial: OrderValues = { ...noValues, schemeCode: { id: '1', name: 'Fund' } };

function Quantity({ of = young, kind }: { of?: typeof facts; kind: 'redeem' | 'switch' }) {
  const check: OrderCheck = { kind, folioNo: '1', facts: of, now };
  const form = useHubForm({
    rules: (typed: OrderValues) => checkOrderForm(typed, check),
    initial,
    onSubmit: () => undefined,
  });
  return (
    <Form form={form}>
      <QuantityPart
        form={form}
        kind={kind}
        folioNo="1"
        facts={of}
        orderFacts={of}
        investorId={undefined}
        assetClass={undefined}
        folio={folio as NonNullable<typeof folio>}
        distributor={of.distributor}
        preview={previewOrder(redeem, of, now)}
        today={Temporal.PlainDate.from('2026-11-16')}
      />
    </Form>
  );
}

const open = (props: Parameters<typeof Quantity>[0]) =>
  render(
    <ServicesContext value={formDevice().openPage()}>
      <Quantity {...props} />
    </ServicesContext>,
  );
const cards = () => screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
const alerts = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);

it('offers all units, those without exit load, or so much, each with what is paid out', () => {
  open({ kind: 'redeem' });
  expect(cards().slice(0, 3)).toEqual([
    'All units 150.000 units · exit load ₹22.50 ₹7,477.43',
    'Only without exit load (105.000) 105.000 units · no exit load ₹5,249.95',
    'Amount or units You can redeem up to ₹7,470 ',
  ]);
});

it('offers no other choice where nothing bears load', () => {
  open({ kind: 'redeem', of: facts });
  expect(cards()[0]).toBe('All units 400.000 units · no exit load ₹19,999.80');
  expect(cards()[1]).toMatch(/^Amount or units/);
});

it('says the limit of an amount in rupees and of units in units, at its field', async () => {
  open({ kind: 'redeem' });
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), '7470');
  expect(alerts()).not.toContain('You can redeem up to ₹7,470');
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), '0');
  expect(alerts()).toContain('You can redeem up to ₹7,470');
  await userEvent.click(screen.getByRole('radio', { name: 'Units' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Units' }), '150.001');
  expect(alerts()).toContain('You can redeem up to 150.000 units');
});

it('of a switch says that it is switched', () => {
  open({ kind: 'switch' });
  expect(cards()[2]).toMatch(/^Amount or units You can switch up to /);
});
