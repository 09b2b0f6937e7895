import type { RateCardReply } from '@hub/contract/calls/brokerage/brokerage-rate-card';
import { DatedText } from '../../../ui/date/dated-text.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { StatusChip, type Tone } from '../../../ui/feedback/status-chip.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { counted } from '../calls/words.ts';
import { inflowText, placeNames, slabText } from './rate-words.ts';

type Shown = NonNullable<RateCardReply['card']>;
type Change = Shown['changes'][number];

const kinds: Readonly<Record<Change['what'], { readonly text: string; readonly tone: Tone }>> = {
  added: { text: 'New', tone: 'good' },
  removed: { text: 'Gone', tone: 'bad' },
  changed: { text: 'Changed', tone: 'soon' },
};

/** Against the version before, scheme by scheme. */
export function CardChanges({ changes, before }: Pick<Shown, 'changes' | 'before'>) {
  if (before === null || changes.length === 0) {
    return (
      <Card>
        <EmptyState
          title={before === null ? 'This is the first version' : 'Nothing changed'}
          text={
            before === null
              ? 'There is no version before it to compare with.'
              : `The rates are those of ${before}.`
          }
        />
      </Card>
    );
  }
  return (
    <Card title={`Against ${before}`} aside={counted(changes.length, 'change')}>
      <ul>
        {changes.map((change) => (
          <ChangeLine key={`${change.what} ${change.before?.line} ${change.after?.line}`} change={change} />
        ))}
      </ul>
    </Card>
  );
}

function ChangeLine({ change: { what, before, after, texts } }: { change: Change }) {
  const line = after ?? before;
  if (!line) return null;
  return (
    <li className="stack gap-4 pad-12-0 line-above">
      <p className="flex wrap between baseline gap-4-12">
        <b>{line.scheme}</b>
        <StatusChip tone={kinds[what].tone}>{kinds[what].text}</StatusChip>
      </p>
      <p className="block mute text-small normal">
        <DatedText>{[placeNames[line.location], slabText(line), inflowText(line)].join(' · ')}</DatedText>
      </p>
      <ul className="soft text-note">
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </li>
  );
}
