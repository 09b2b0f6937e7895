import { wishTexts } from '@hub/contract/wishes/wish-texts';
import type { WishChannel } from '@hub/domain/wishes/wish-fault';
import { Button } from '../../../ui/action/button.tsx';
import { DataList } from '../../../ui/list/data-list.tsx';
import { type RequestedClients, useNoteConsent, useWishClients } from '../calls/queries.ts';

interface LeftOutProps {
  requested: RequestedClients;
  channel: WishChannel;
}

/** Who would not get the wish this way, each with the reason. */
export function LeftOut({ requested, channel }: LeftOutProps) {
  const { list } = useWishClients({ ...requested, leftOutBy: channel });
  const consent = useNoteConsent();
  return (
    <DataList
      list={list}
      label="Left out"
      failed="Who is left out could not be loaded"
      empty={null}
      row={({ investorId, name, faults }) => {
        const fault = faults[channel];
        return (
          <div className="row wrap between gap-8-12 pad-12-16">
            <span>
              <strong>{name}</strong> {fault && wishTexts.faults[fault]}
            </span>
            {fault === 'no-consent' && (
              <Button
                look="outline"
                size="compact"
                busy={consent.isPending}
                aria-label={`Agreed by phone: ${name}`}
                onClick={() => consent.mutate({ investorId, channel, isGiven: true })}
              >
                Agreed by phone
              </Button>
            )}
          </div>
        );
      }}
    />
  );
}
