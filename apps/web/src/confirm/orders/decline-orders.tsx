import { orderDeclineReasons } from '@hub/contract/declines/decline-texts';
import { investorPageTexts } from '@hub/contract/orders/investor-page-texts';
import { DeclineStep, type useDecline } from '../decline/decline-step.tsx';
import type { Confirmation } from '../link/replies.ts';
import { CodeStep } from './code-step.tsx';
import { countOf, decisionText, referencesOf } from './decisions.ts';
import { kindNouns } from './kind-words.ts';
import { OrderLines } from './order-results.tsx';
import type { useCode } from './use-code.ts';

const { confirm: words } = investorPageTexts;

type Orders = Confirmation['orders'];

interface DeclineOrdersProps {
  confirmation: Confirmation;
  confirmed: Orders;
  declined: Orders;
  code: ReturnType<typeof useCode>;
  decline: ReturnType<typeof useDecline>;
  onBack: () => void;
}

const titleOf = ([first, ...others]: Orders): string =>
  first !== undefined && others.length === 0
    ? `Decline this ${kindNouns[first.kind]}?`
    : `Decline ${countOf(others.length + 1)}?`;

/** Why orders are declined, and the code that goes with it; what is not declined is confirmed by the same code. */
export function DeclineOrders(props: DeclineOrdersProps) {
  const { confirmation, confirmed, declined, code, decline, onBack } = props;
  const { name } = confirmation.distributor;
  const rest = confirmed.length === 0 ? '' : ` The same code confirms ${countOf(confirmed.length)}.`;
  return (
    <DeclineStep
      title={titleOf(declined)}
      text={`Nothing is done. ${name} will be told your reason and can send a corrected link.${rest}`}
      distributor={name}
      reasons={orderDeclineReasons}
      decline={decline}
      declined={
        <>
          <OrderLines orders={declined} />
          {confirmed.length > 0 && (
            <section className="stack one-column" aria-label={words.sameCode}>
              <p className="text-large strong" aria-hidden="true">
                {words.sameCode}
              </p>
              <OrderLines orders={confirmed} />
            </section>
          )}
        </>
      }
    >
      <CodeStep
        code={code}
        serverNow={confirmation.now}
        isDeclining
        decisions={{ confirmed: referencesOf(confirmed), declined: referencesOf(declined) }}
        answer={() => {
          const why = decline.answer();
          return why && { decline: why };
        }}
        action={decisionText(confirmed.length, declined.length)}
        other={confirmation.orders.length === 1 ? 'Back to the order' : 'Back to the orders'}
        onOther={onBack}
      />
    </DeclineStep>
  );
}
