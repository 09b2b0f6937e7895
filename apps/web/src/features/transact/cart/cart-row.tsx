// biome-ignore-all lint/a11y/noRedundantRoles: rows laid out as a grid lose their meaning in Safari without them

import type { CartItem } from '@hub/contract/calls/transact/transact';
import { orderKindTexts } from '@hub/contract/orders/order-kinds';
import { cartTexts } from '@hub/contract/orders/send-texts';
import { dayText } from '@hub/domain';
import { SchemeNames } from '../../../parts/scheme/scheme-names.tsx';
import { Button, ButtonLink } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/action/icon.tsx';
import { CopyIcon, EditIcon, RemoveIcon } from '../../../ui/action/icons.ts';
import { StatusChip } from '../../../ui/feedback/status-chip.tsx';
import { NoFigure } from '../../../ui/figure/change-figure.tsx';
import { CheckBox } from '../../../ui/form/choice/check-box.tsx';
import { useNavigation } from '../../../ui/navigation/navigation.ts';
import { Findings, inList } from '../flow/findings.tsx';
import { editHref } from '../flow/links.ts';
import { useCart, useCartChanges } from '../flow/queries.ts';
import { isQuestion, Questions, type QuestionWords } from '../send/questions.tsx';
import { checksOf, paymentOf } from './cart-cells.ts';
import styles from './cart-table.module.css';
import { mayGoOn } from './chosen-orders.ts';
import { useCartAct } from './use-cart-act.ts';
import type { RemovedOrders } from './use-removed-orders.ts';

export interface CartRowProps {
  item: CartItem;
  isChosen: boolean;
  removed: RemovedOrders;
  onChoose: (id: string, isChosen: boolean) => void;
  onProblem: (text: string | null) => void;
}

/** What and how much, as its acts name it. */
const nameOf = ({ headline, scheme }: CartItem): string => `${headline}, ${scheme.name}`;

/** An order in one line, and below it what is asked or wrong. */
export function CartRow({ item, isChosen, removed, onChoose, onProblem }: CartRowProps) {
  const { data: items = [] } = useCart();
  const cart = useCartChanges();
  const act = useCartAct(onProblem);
  const navigation = useNavigation();
  const questions = item.findings.filter(isQuestion);
  const others = inList(item.findings).filter((finding) => !isQuestion(finding));
  const remove = () =>
    act.run(async () => {
      await cart.remove(item.id);
      removed.note(item, items);
    });
  const answer = ({ code }: QuestionWords) =>
    void act.run(() => cart.mark(item.id, { answers: [...item.answers, code] }));
  const takeBack = ({ code }: QuestionWords) =>
    code === 'same-order' ? void remove() : navigation.go(`${editHref(item)}&field=amount`);
  return (
    <>
      <tr role="row" className={styles.row}>
        <td role="cell" className={styles.check}>
          <CheckBox
            label={`Send ${nameOf(item)}`}
            isBare
            checked={isChosen}
            disabled={!mayGoOn(item)}
            onChange={(event) => onChoose(item.id, event.currentTarget.checked)}
          />
        </td>
        <Cells item={item} />
        <td role="cell" className={`row ${styles.acts}`}>
          <Acts
            item={item}
            isBusy={act.isBusy}
            onDuplicate={() => void act.run(() => cart.add(item.terms))}
            onRemove={() => void remove()}
          />
        </td>
      </tr>
      {questions.length + others.length > 0 && (
        <tr role="row" className={styles.below}>
          <td role="cell" colSpan={Object.keys(cartTexts.columns).length}>
            <Questions questions={questions} busy={act.isBusy} onYes={answer} onNo={takeBack} />
            <div className={`sunk round hides-empty ${styles.findings}`}>
              <Findings findings={others} isBrief />
            </div>
          </td>
        </tr>
      )}
    </>
  );
}

function Cells({ item }: { item: CartItem }) {
  const { kind, scheme, target, headline, folioNo, navOn, isPaidByHand } = item;
  const payment = paymentOf(item);
  const checks = checksOf(item);
  return (
    <>
      <th role="rowheader" scope="row" className={`anywhere ${styles.scheme}`}>
        <span className="medium">
          <SchemeNames from={scheme.name} to={target?.name} />
        </span>
        <span className="mute text-note normal"> Folio {folioNo}</span>
      </th>
      <td role="cell" className={styles.kind}>
        {orderKindTexts[kind].title}
      </td>
      <td role="cell" className={styles.amount}>
        <strong className="heavy">{headline}</strong>
      </td>
      <td role="cell" className={styles.payment} data-empty={payment === null || undefined}>
        {payment === null ? (
          <NoFigure />
        ) : (
          <>
            {payment.way}
            {payment.account !== null && (
              <span className={`mute text-note ${styles.account}`}> {payment.account}</span>
            )}
          </>
        )}
      </td>
      <td role="cell" className={styles.checks}>
        <StatusChip tone={checks.tone}>{checks.text}</StatusChip>
      </td>
      <td role="cell" className={styles.nav} data-empty={navOn === null || undefined}>
        {navOn === null ? (
          <NoFigure />
        ) : (
          <>
            <span className={styles.navOf}>{cartTexts.navOf} </span>
            <time dateTime={navOn}>{dayText(navOn)}</time>
            <span className={`mute text-note ${styles.navIf}`}> {cartTexts.navIf(isPaidByHand)}</span>
          </>
        )}
      </td>
    </>
  );
}

interface ActsProps {
  item: CartItem;
  isBusy: boolean;
  onDuplicate: () => void;
  onRemove: () => void;
}

function Acts({ item, isBusy, onDuplicate, onRemove }: ActsProps) {
  const { edit, duplicate, remove } = cartTexts.acts;
  const what = nameOf(item);
  return (
    <>
      <ButtonLink look="quiet" size="compact" href={editHref(item)} aria-label={`${edit} ${what}`}>
        <Icon of={EditIcon} size={18} />
      </ButtonLink>
      <Button
        look="quiet"
        size="compact"
        busy={isBusy}
        aria-label={`${duplicate} ${what}`}
        title={duplicate}
        onClick={onDuplicate}
      >
        <Icon of={CopyIcon} size={18} />
      </Button>
      <Button
        look="quiet"
        size="compact"
        busy={isBusy}
        aria-label={`${remove} ${what}`}
        title={remove}
        onClick={onRemove}
      >
        <Icon of={RemoveIcon} size={18} />
      </Button>
    </>
  );
}

/** Where an order was, until the cart is left. */
export function RemovedRow({
  item,
  removed,
  onProblem,
}: Pick<CartRowProps, 'item' | 'removed' | 'onProblem'>) {
  const cart = useCartChanges();
  const { isBusy, run } = useCartAct(onProblem);
  return (
    <tr role="row" className={styles.removed}>
      <td role="cell" colSpan={Object.keys(cartTexts.columns).length}>
        <div className="row between gap-12 mute" role="status">
          <p>
            {nameOf(item)}: {cartTexts.acts.removed}
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
            {cartTexts.acts.undo}
          </Button>
        </div>
      </td>
    </tr>
  );
}
