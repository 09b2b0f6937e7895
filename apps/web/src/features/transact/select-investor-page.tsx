import { orderKindTexts } from '@hub/contract/orders/order-kinds';
import { orderKinds } from '@hub/domain';
import { useLocation } from '@tanstack/react-router';
import { readTransactionStart, startTransaction } from '../../parts/transaction/start-transaction.ts';
import { Segmented } from '../../ui/form/segmented.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { useNavigation } from '../../ui/navigation/navigation.ts';
import { CartButton } from './cart-button.tsx';
import { FlowTrail } from './flow-trail.tsx';
import { FolioChoice } from './folio-choice.tsx';
import { useLastKind } from './last-kind.ts';
import { readKind, selectInvestorHref } from './links.ts';
import styles from './select-investor-page.module.css';
import { SignedIn } from './signed-in.tsx';

const options = orderKinds.map((kind) => ({ value: kind, text: orderKindTexts[kind].title }));

/** For whom, and in which folio. Which transaction, the address says; otherwise it is the one used last. */
export const Page = () => (
  <SignedIn title="Select investor">
    <SelectInvestor />
  </SignedIn>
);

function SelectInvestor() {
  const query = useLocation({ select: (location) => location.searchStr });
  const navigation = useNavigation();
  const { last } = useLastKind();
  const kind = readKind(query) ?? last ?? 'lumpsum';
  const { investor } = readTransactionStart(query);
  return (
    <>
      <PageHeader title="Select investor" note={orderKindTexts[kind].line} back actions={<CartButton />} />
      <FlowTrail step="investor" kind={kind} />
      <div className={styles.kinds}>
        <Segmented
          label="Transaction"
          value={kind}
          options={options}
          onChange={(next) => navigation.go(selectInvestorHref(next), { replace: true })}
        />
      </div>
      <FolioChoice
        kind={kind}
        investorId={investor}
        onChoose={(chosen) => navigation.go(startTransaction(kind, chosen))}
      />
    </>
  );
}
