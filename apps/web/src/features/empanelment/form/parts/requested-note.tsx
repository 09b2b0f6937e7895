import type { BrokerDetail } from '@hub/contract/calls/empanelment/empanelment';
import { itemText } from '@hub/contract/empanelment/empanelment-texts';
import { formSteps } from '@hub/domain/empanelment/constitution';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import type { ScreenStep } from './steps.ts';

/** What we asked for again, where it is put right. */
export function RequestedNote({ detail, step }: { detail: BrokerDetail; step: ScreenStep }) {
  const isOfStep = (item: string) =>
    step === 'documents' ? !formSteps.some((one) => one === item) : item === step;
  const words = detail.requested.filter(({ item, isDone }) => !isDone && isOfStep(item));
  if (words.length === 0) return null;
  return (
    <Notice tone="soon">
      <ul className="stack gap-4">
        {words.map(({ item, words: text }) => (
          <li key={item}>
            <b>{itemText(item, detail.record.constitution)}</b>: {text}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
