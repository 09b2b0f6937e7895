import type { InvestorDetails } from '@hub/contract/calls/investor/investor-details';
import { Button } from '../../../ui/action/button.tsx';
import { ErrorState } from '../../../ui/feedback/states.tsx';
import { SidePanel } from '../../../ui/overlay/side-panel.tsx';
import { useShare } from '../statement/queries.ts';
import type { RequestedStatement } from '../statement/requested.ts';
import { statementTitles } from '../statement/statement-state.ts';
import { SharedLink } from './shared-link.tsx';
import { Shares } from './shares.tsx';

interface ShareDialogProps {
  client: InvestorDetails;
  requested: RequestedStatement;
  onClose: () => void;
}

/** A link for WhatsApp that lapses and asks for the end of the PAN. */
export function ShareDialog({ client: { id, name }, requested, onClose }: ShareDialogProps) {
  const share = useShare(requested);
  return (
    <SidePanel title={`Share the ${statementTitles[requested.kind].toLowerCase()}`} onClose={onClose}>
      <div className="stack gap-12">
        {share.data ? (
          <SharedLink name={name} {...share.data} />
        ) : (
          <>
            <p>
              {name} gets a link. It asks for the last four characters of the PAN, locks after five wrong
              attempts and expires by itself.
            </p>
            {requested.family && <p>Of {name} only: the other family members have to ask for their own.</p>}
            {share.error && <ErrorState title="There is no link" error={share.error} />}
            <Button busy={share.isPending} onClick={() => share.mutate()}>
              {share.isPending ? 'Making the link' : 'Make a link'}
            </Button>
          </>
        )}
        <Shares investorId={id} />
      </div>
    </SidePanel>
  );
}
