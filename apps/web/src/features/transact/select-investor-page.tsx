import { href } from '@hub/contract';
import { orderKindTexts } from '@hub/contract/orders/order-kinds';
import type { FormKind } from '@hub/domain/orders/terms/order-terms';
import { changeHref, readChangePurpose, useOwnQuery } from '../../parts/transaction/folio-links.ts';
import { mandateListHref, readMandatePurpose } from '../../parts/transaction/mandate-links.ts';
import { readTransactionStart, startTransaction } from '../../parts/transaction/start-transaction.ts';
import { ChipChoice } from '../../ui/form/choice/chip-choice.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { useNavigation } from '../../ui/navigation/navigation.ts';
import { CartButton } from './flow/cart-button.tsx';
import { FlowTrail } from './flow/flow-trail.tsx';
import { FolioChoice } from './flow/folio-choice.tsx';
import { useLastKind } from './flow/last-kind.ts';
import { orderStartHref, readKind, selectInvestorHref } from './flow/links.ts';
import { offeredKinds } from './flow/order-routes.ts';
import { SignedIn } from './flow/signed-in.tsx';

const chips = offeredKinds.map((kind) => ({ id: kind, name: orderKindTexts[kind].title }));

const changeNotes = {
  contact: 'Choose whose mobile number or e-mail address to change',
  nominees: 'Choose whose nominees to see',
} as const;

/** For whom, and in which folio. Which transaction, the address says; otherwise it is the one used last. */
export const Page = () => (
  <SignedIn title="Select investor">
    <SelectInvestor />
  </SignedIn>
);

function SelectInvestor() {
  const query = useOwnQuery(href('transact/select-investor'));
  const navigation = useNavigation();
  const { last } = useLastKind();
  const kind = readKind(query) ?? last ?? 'lumpsum';
  const { investor } = readTransactionStart(query);
  const mandates = readMandatePurpose(query);
  if (mandates !== null) {
    const isNew = mandates === 'otm';
    return (
      <>
        <PageHeader
          title="Select investor"
          note={isNew ? 'Choose who will give the mandate' : 'Choose whose bank mandates to see'}
          back
        />
        <FolioChoice
          kind="lumpsum"
          investorId={investor}
          onChoose={(chosen) =>
            navigation.go(isNew ? startTransaction('otm', chosen) : mandateListHref(chosen), {
              replace: true,
            })
          }
        />
      </>
    );
  }
  const purpose = readChangePurpose(query);
  if (purpose !== null) {
    return (
      <>
        <PageHeader title="Select investor" note={changeNotes[purpose]} back />
        <FolioChoice
          kind="lumpsum"
          isForAll
          investorId={investor}
          onChoose={(chosen) => navigation.go(changeHref(purpose, chosen), { replace: true })}
        />
      </>
    );
  }
  return (
    <>
      <PageHeader title="Select investor" note={orderKindTexts[kind].line} back actions={<CartButton />} />
      <FlowTrail step="investor" />
      <div className="below-16">
        <ChipChoice
          label="Transaction"
          chips={chips}
          value={kind}
          onChange={(next) => navigation.go(selectInvestorHref(next as FormKind), { replace: true })}
        />
      </div>
      <FolioChoice
        kind={kind}
        investorId={investor}
        onChoose={(chosen) => navigation.go(orderStartHref(kind, chosen))}
      />
    </>
  );
}
