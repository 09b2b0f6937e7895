import type { CartItem } from '@hub/contract/calls/transact/transact';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../ui/action/button.tsx';
import { CheckBox } from '../../../ui/form/choice/check-box.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useNavigation } from '../../../ui/navigation/navigation.ts';
import { Findings } from '../flow/findings.tsx';
import { editHref } from '../flow/links.ts';
import { useCart, useCartChanges } from '../flow/queries.ts';
import { isQuestion, Questions, type QuestionWords } from '../send/questions.tsx';
import styles from './cart-page.module.css';
import { mayGoOn } from './chosen-orders.ts';
import { OrderLine } from './order-line.tsx';
import type { RemovedOrders } from './use-removed-orders.ts';

interface CartGroupProps {
  investor: CartItem['investor'];
  /** With those just removed among them. */
  items: readonly CartItem[];
  chosen: readonly CartItem[];
  removed: RemovedOrders;
  onChoose: (id: string, isChosen: boolean) => void;
  onProblem: (text: string | null) => void;
}

/** The orders of one investor. */
export function CartGroup({ investor, items, chosen, removed, onChoose, onProblem }: CartGroupProps) {
  return (
    <Card title={investor.name}>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.id} className={`pad-12-0 ${styles.item}`}>
            {removed.isRemoved(item.id) ? (
              <RemovedOrder item={item} removed={removed} onProblem={onProblem} />
            ) : (
              <OrderInCart
                item={item}
                isChosen={chosen.includes(item)}
                removed={removed}
                onChoose={onChoose}
                onProblem={onProblem}
              />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

export const problemText = (cause: unknown): string =>
  cause instanceof Error ? cause.message : String(cause);

/** One act at a time, and what goes wrong is said at the top of the cart. */
function useAct(onProblem: (text: string | null) => void) {
  const [isBusy, setBusy] = useState(false);
  const run = async (act: () => Promise<unknown>) => {
    if (isBusy) return;
    setBusy(true);
    onProblem(null);
    try {
      await act();
    } catch (error) {
      onProblem(problemText(error));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, run };
}

interface OrderInCartProps extends Pick<CartGroupProps, 'removed' | 'onChoose' | 'onProblem'> {
  item: CartItem;
  isChosen: boolean;
}

function OrderInCart({ item, isChosen, removed, onChoose, onProblem }: OrderInCartProps) {
  const { data: items = [] } = useCart();
  const cart = useCartChanges();
  const { isBusy, run } = useAct(onProblem);
  const navigation = useNavigation();
  const what = `${item.headline}, ${item.scheme.name}`;
  const questions = item.findings.filter(isQuestion);
  const remove = () =>
    run(async () => {
      await cart.remove(item.id);
      removed.note(item, items);
    });
  const answer = ({ code }: QuestionWords) =>
    void run(() => cart.mark(item.id, { answers: [...item.answers, code] }));
  const takeBack = ({ code }: QuestionWords) =>
    code === 'same-order' ? void remove() : navigation.go(`${editHref(item)}&field=amount`);
  return (
    <>
      <div className="flex start gap-4">
        <CheckBox
          label={`Send ${what}`}
          isBare
          checked={isChosen}
          disabled={!mayGoOn(item)}
          onChange={(event) => onChoose(item.id, event.currentTarget.checked)}
        />
        <OrderLine order={item} />
      </div>
      <div className={`hides-empty ${styles.findings}`}>
        <Questions questions={questions} busy={isBusy} onYes={answer} onNo={takeBack} />
      </div>
      <div className={`sunk round hides-empty ${styles.findings}`}>
        <Findings findings={item.findings.filter((finding) => !isQuestion(finding))} isBrief />
      </div>
      <div className={`flex wrap gap-4 ${styles.acts}`}>
        <ButtonLink look="quiet" size="compact" href={editHref(item)} aria-label={`Edit ${what}`}>
          Edit
        </ButtonLink>
        <Button
          look="quiet"
          size="compact"
          busy={isBusy}
          aria-label={`Duplicate ${what}`}
          onClick={() => void run(() => cart.add(item.terms))}
        >
          Duplicate
        </Button>
        <Button
          look="quiet"
          size="compact"
          busy={isBusy}
          aria-label={`Remove ${what}`}
          onClick={() => void remove()}
        >
          Remove
        </Button>
      </div>
    </>
  );
}

function RemovedOrder({
  item,
  removed,
  onProblem,
}: Pick<CartGroupProps, 'removed' | 'onProblem'> & { item: CartItem }) {
  const cart = useCartChanges();
  const { isBusy, run } = useAct(onProblem);
  return (
    <div className="row between gap-12 mute" role="status">
      <p>
        {item.headline}, {item.scheme.name}: removed.
      </p>
      <Button
        look="quiet"
        size="compact"
        busy={isBusy}
        onClick={() =>
          void run(async () => {
            const { terms, isChosen, answers } = item;
            await cart.add(terms, { isChosen, answers });
            removed.forget(item.id);
          })
        }
      >
        Undo
      </Button>
    </div>
  );
}
