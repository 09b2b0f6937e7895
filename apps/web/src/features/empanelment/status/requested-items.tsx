import { itemText } from '@hub/contract/empanelment/empanelment-texts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import type { OwnStatus } from './status-timeline.tsx';

/** What was asked for again, in the words of who asked. */
export function RequestedItems({ own: { status, requested, constitution } }: { own: OwnStatus }) {
  if (status !== 'need-info' || requested.length === 0) return null;
  return (
    <ul className="stack gap-8" aria-label="What is missing">
      {requested.map(({ item, words, isDone }) => (
        <li key={item}>
          <Notice tone={isDone ? 'good' : 'soon'}>
            <div>
              <strong>{itemText(item, constitution)}</strong>
              <p>{isDone ? 'You have sent this again. Sign the form to submit it.' : words}</p>
            </div>
          </Notice>
        </li>
      ))}
    </ul>
  );
}
