import type { BrokerageLine } from '@hub/contract/calls/brokerage/brokerage-report';
import { isNil } from '../../../ui/figure/figure-text.ts';
import { Money } from '../../../ui/figure/money.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { rateText } from '../calls/words.ts';
import { AmountRows } from '../figures/amount-rows.tsx';
import styles from '../figures/brokerage.module.css';
import { SignedMoney } from '../figures/signed-money.tsx';

export function Tax({ tax }: Pick<BrokerageLine, 'tax'>) {
  const parts = [
    { label: 'IGST', amount: tax.igst },
    { label: 'CGST', amount: tax.cgst },
    { label: tax.isUnionTerritory ? 'UTGST' : 'SGST', amount: tax.sgst },
  ].filter(({ amount }) => !isNil(amount));
  return (
    <Card title="GST and TDS">
      <AmountRows
        rows={[
          { label: 'Brokerage', value: <Money amount={tax.taxable} /> },
          ...parts.map(({ label, amount }) => ({
            label,
            value: <SignedMoney sign="+" amount={amount} />,
          })),
          {
            label: tax.tdsRate === null ? 'TDS' : `TDS at ${rateText(tax.tdsRate)}`,
            value: <SignedMoney sign="−" amount={tax.tds} />,
          },
          {
            label: parts.length === 0 ? 'In your bank' : 'In your bank, GST against your invoice',
            value: <Money amount={tax.net} />,
            isSum: true,
          },
        ]}
      />
      {tax.note && <p className={`mute text-note ${styles.about}`}>{tax.note}</p>}
    </Card>
  );
}
