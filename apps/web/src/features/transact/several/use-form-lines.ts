import type { CartItem } from '@hub/contract/calls/transact/transact';
import { severalTexts } from '@hub/contract/orders/form/several-texts';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../lib/api/api.ts';
import { useServices } from '../../../lib/react.ts';
import type { HubForm } from '../../../ui/form/state/hub-form.ts';
import { useCart, useCartChanges } from '../flow/queries.ts';
import { isQuestion } from '../send/questions.tsx';
import type { FormLine, OrderValues } from '../terms/order-values.ts';
import { formLineOf, isAsSaved, nextValues, termsOfLine, valuesOfLine } from './form-lines.ts';

/** A line as the cart has it now, where it is still there. */
export interface ShownLine {
  readonly line: FormLine;
  readonly item: CartItem | null;
  /** Sent or removed elsewhere. */
  readonly isGone: boolean;
  readonly isInFields: boolean;
}

/** The lines of a form as the cart has them: what another device changed there is what is sent. */
function useShownLines({ lines, lineId }: OrderValues): readonly ShownLine[] {
  const { data: items } = useCart();
  return lines.map((line) => {
    const item = items?.find(({ id }) => id === line.id) ?? null;
    return {
      line: item === null ? line : formLineOf(item),
      item,
      isGone: items !== undefined && item === null,
      isInFields: line.id === lineId,
    };
  });
}

/** Whoever leaves the form is told what stays in the cart. */
function useLeftNote(count: number) {
  const { toaster } = useServices();
  const now = useRef({ count, isOver: false });
  now.current.count = count;
  useEffect(
    () => () => {
      const left = now.current;
      if (left.count > 0 && !left.isOver) toaster.show('normal', severalTexts.left(left.count));
    },
    [toaster],
  );
  return {
    say: () => count > 0 && toaster.show('normal', severalTexts.left(count)),
    end() {
      now.current.isOver = true;
    },
  };
}

/** One act at a time, and what went wrong with the last one. */
function useActs() {
  const { refresh } = useCartChanges();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  return {
    problem,
    isBusy,
    async run(act: () => Promise<unknown>) {
      if (isBusy) return;
      setBusy(true);
      setProblem(null);
      try {
        await act();
      } catch (error) {
        setProblem(error instanceof Error ? error.message : String(error));
        void refresh();
      } finally {
        setBusy(false);
      }
    },
  };
}

/** Other values in the fields, with the focus at one of them once they are there. */
function useFields(form: HubForm<OrderValues>) {
  const focusOn = useRef<string | null>(null);
  useEffect(() => {
    if (focusOn.current === null) return;
    form.focus(focusOn.current);
    focusOn.current = null;
  });
  const put = (next: Partial<OrderValues>, focus: string) => {
    focusOn.current = focus;
    for (const [name, value] of Object.entries(next)) form.set(name as 'amount', value as string);
  };
  return {
    put,
    leave: () => put(nextValues, 'schemeCode'),
    fill: (line: FormLine) => put(valuesOfLine(line), 'amount'),
  };
}

/** What the cart does for the lines of a form. */
function useLinesInCart(values: OrderValues) {
  const cart = useCartChanges();
  return {
    mark: cart.mark,
    async takeOut(id: string) {
      try {
        await cart.remove(id);
      } catch (error) {
        // What is not there any more is out of it.
        if (!(error instanceof ApiError) || error.status !== 409) throw error;
        void cart.refresh();
      }
    },
    /** Brings them to what the form says now. */
    async renew(lines: readonly ShownLine[]): Promise<readonly CartItem[]> {
      const renewed: CartItem[] = [];
      for (const { line, item } of lines) {
        if (item === null || isAsSaved(line, values)) continue;
        const { id, version } = line;
        const terms = termsOfLine(line, values);
        renewed.push(await cart.save({ id, version, terms, answers: item.answers }));
      }
      return renewed;
    },
  };
}

/** The other orders of a form: saved in the cart one by one, changed, removed, and sent with the one in the fields. */
export function useFormLines(form: HubForm<OrderValues>) {
  const { values } = form;
  const shown = useShownLines(values);
  const beside = shown.filter((one) => !one.isInFields);
  const lines = shown.map(({ line }) => line);
  const cart = useLinesInCart(values);
  const { run, ...acts } = useActs();
  const fields = useFields(form);
  const inCart = shown.filter(({ isGone }) => !isGone).length;
  const left = useLeftNote(inCart);
  const then = useRef<FormLine | null>(null);
  return {
    ...acts,
    shown,
    inCart,
    left,
    /** As the cart has them now. */
    lines,
    /** Those that are not in the fields. */
    beside: beside.map(({ line }) => line),
    inFields: shown.find(({ isInFields }) => isInFields) ?? null,
    /** Whether one of those beside has a question of pre-flight. */
    hasQuestion: beside.some(({ item }) => item?.findings.some(isQuestion)),
    leaveFields: fields.leave,
    toFields: fields.fill,
    renew: () => cart.renew(beside),
    /** What comes into the fields once the cart has what is in them: a line, or nothing yet. */
    setThen(line: FormLine | null) {
      then.current = line;
    },
    noteSaved(items: readonly CartItem[]) {
      const all = new Map([...lines, ...items.map(formLineOf)].map((line) => [line.id, line]));
      const line = then.current && (all.get(then.current.id) ?? then.current);
      const next = line === null ? nextValues : valuesOfLine(line);
      fields.put({ ...next, lines: [...all.values()] }, line === null ? 'schemeCode' : 'amount');
    },
    remove: (id: string) =>
      run(async () => {
        await cart.takeOut(id);
        fields.put({ lines: lines.filter((line) => line.id !== id) }, 'schemeCode');
        void form.recheck(`lines.${id}`);
      }),
    answer: ({ item }: ShownLine, code: CartItem['answers'][number]) =>
      run(async () => item && (await cart.mark(item.id, { answers: [...item.answers, code] }))),
    /** Whether all of them left the cart. */
    async discard(): Promise<boolean> {
      let isDone = false;
      await run(async () => {
        for (const { id } of lines) await cart.takeOut(id);
        isDone = true;
      });
      return isDone;
    },
  };
}
export type FormLines = ReturnType<typeof useFormLines>;
