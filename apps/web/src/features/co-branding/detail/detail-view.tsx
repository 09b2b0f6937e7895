import type { ContentDetails } from '@hub/contract/calls/co-branding/co-branding';
import { dayText } from '@hub/domain';
import { Icon } from '../../../ui/action/icon.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Fact, Facts } from '../../../ui/layout/facts.tsx';
import { useFocusOnArrival } from '../../../ui/navigation/focus-on-arrival.ts';
import { FramedPicture } from '../piece/framed-picture.tsx';
import { useCountedView } from '../piece/queries.ts';
import { languageName, typeWords } from '../piece/words.ts';
import { CreativeForm } from './creative-form.tsx';
import styles from './detail.module.css';
import { MadeList } from './made-list.tsx';
import { ValidityNote } from './validity-note.tsx';

/** One piece: as it will look with the distributor's name, or why it may not be used. */
export function DetailView({ piece }: { piece: ContentDetails }) {
  const heading = useFocusOnArrival();
  useCountedView(piece.id);
  const type = typeWords[piece.contentType];
  const head = (
    <div className={`stack gap-4 ${styles.head}`}>
      <h1 ref={heading} tabIndex={-1}>
        {piece.title}
      </h1>
      <p className="row gap-8 mute">
        <Icon of={type.icon} size={16} />
        {type.name}
        {piece.scheme && ` · ${piece.scheme.name}`}
      </p>
      {piece.summary && <p className="soft">{piece.summary}</p>}
    </div>
  );
  const rest = (
    <>
      <MadeList made={piece.made} />
      <About piece={piece} />
    </>
  );
  if (piece.validity === 'current') return <CreativeForm piece={piece} head={head} rest={rest} />;
  return (
    <div className={`stack gap-16 ${styles.columns}`}>
      <div className={`stack top centred shrink gap-8 ${styles.stage}`}>
        <FramedPicture picture={piece.preview} alt={piece.title} />
      </div>
      <div className="stack top shrink gap-16">
        {head}
        <ValidityNote piece={piece} validity={piece.validity} />
        {rest}
      </div>
    </div>
  );
}

function About({ piece }: { piece: ContentDetails }) {
  const { approvalNo, validFrom, validTo, version, languages, uses } = piece;
  return (
    <Card title="About this piece">
      <Facts>
        <Fact label="Approval number">{approvalNo}</Fact>
        <Fact label="Valid">
          {dayText(validFrom)} to {dayText(validTo)}
        </Fact>
        <Fact label="Version">{version}</Fact>
        <Fact label="Languages">{languages.map(languageName).join(', ')}</Fact>
        <Fact label="Used by you">
          {uses.views} viewed · {uses.downloads} downloaded · {uses.shares} shared
        </Fact>
        <Fact label="Links opened">{uses.opens}</Fact>
      </Facts>
    </Card>
  );
}
