import { orderKindTexts } from '@hub/contract/orders/order-kinds';
import { findingText } from '@hub/contract/orders/words/finding-texts';
import { checkOrder } from '@hub/domain/orders/checks/check-order';
import type { OrderFacts } from '@hub/domain/orders/facts/order-facts';
import type { FormKind } from '@hub/domain/orders/terms/order-terms';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Findings } from '../flow/findings.tsx';
import { selectInvestorHref } from '../flow/links.ts';
import { termsNow } from '../terms/form-terms.ts';
import { noValues } from '../terms/order-values.ts';
import styles from './order-form.module.css';

interface FolioBlockedProps {
  kind: FormKind;
  folioNo: string;
  facts: OrderFacts;
}

/** A folio that is not in the distributor's book, or is no folio at all. */
export function FolioBlocked({ kind, folioNo, facts }: FolioBlockedProps) {
  const found = checkOrder(termsNow(kind, folioNo, noValues), facts, Temporal.Now.instant());
  const words = found
    .filter(({ code }) => code === 'folio-invalid')
    .map((finding) => ({ code: finding.code, level: finding.level, ...findingText(finding) }));
  return (
    <>
      <PageHeader title={orderKindTexts[kind].title} note={`Folio ${folioNo}`} back />
      <Card className={styles.blocked} role="alert" aria-label="This order cannot be sent">
        <Findings findings={words} />
        <ButtonLink href={selectInvestorHref(kind)}>Choose another folio</ButtonLink>
      </Card>
    </>
  );
}
