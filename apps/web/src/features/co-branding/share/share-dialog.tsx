import type { ContentDetails, GeneratedContent } from '@hub/contract/calls/co-branding/co-branding';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { Ago } from '../../../ui/date/ago.tsx';
import { QueryState } from '../../../ui/feedback/query-state.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { hrefTo } from '../../../ui/navigation/navigation.ts';
import { SidePanel } from '../../../ui/overlay/side-panel.tsx';
import { usePiece } from '../piece/queries.ts';
import { languageName } from '../piece/words.ts';
import { HandOn } from './hand-on.tsx';

/** Only what is ready and still as the asset manager wants it goes to clients. */
const isShareable = ({ status, validity, isOutdated }: GeneratedContent): boolean =>
  status === 'ready' && validity === 'current' && !isOutdated;

interface ShareDialogProps {
  contentId: string;
  onClose: () => void;
}

/** Hands on what was made of a piece last, or leads to making it. */
export function ShareDialog({ contentId, onClose }: ShareDialogProps) {
  const { data, error, refetch } = usePiece(contentId);
  return (
    <SidePanel title={data ? `Share ${data.title}` : 'Share'} onClose={onClose}>
      {data ? (
        <Shared piece={data} />
      ) : (
        <QueryState
          error={error}
          onRetry={refetch}
          failed="This piece could not be loaded"
          loading="Loading the piece"
          lines={['long', 'block']}
        />
      )}
    </SidePanel>
  );
}

function Shared({ piece }: { piece: ContentDetails }) {
  const last = piece.made.find(isShareable);
  const make = (
    <ButtonLink look={last ? 'outline' : 'primary'} href={hrefTo('co-branding/detail', { id: piece.id })}>
      {last ? 'Make a new one' : 'Put your name on it'}
    </ButtonLink>
  );
  if (!last) {
    return (
      <EmptyState
        title="Not made yet"
        text="Choose the language and what is shown of you, then share the finished piece."
      >
        {make}
      </EmptyState>
    );
  }
  return (
    <div className="stack gap-12">
      <p className="mute">
        Made <Ago at={last.requestedAt} /> in {languageName(last.language)}.
      </p>
      <HandOn made={last} />
      {make}
    </div>
  );
}
