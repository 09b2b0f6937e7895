import { dayCopyTexts } from '@hub/contract/investor/day-copy-texts';
import type { OfflineCopy } from '../../lib/offline/offline-copy.ts';
import { Button } from '../../ui/action/button.tsx';
import { Icon } from '../../ui/action/icon.tsx';
import { CheckIcon } from '../../ui/action/icons.ts';
import { useTakeAlong } from './use-take-along.ts';

interface TakeAlongButtonProps {
  investorId: string;
  name: string;
  copy?: OfflineCopy;
}

/** Takes one client along, and leaves it behind again. Not there for whoever has no offline copy. */
export function TakeAlongButton({ investorId, name, copy }: TakeAlongButtonProps) {
  const { along, isBusy, take, leave } = useTakeAlong(copy);
  if (along === null) return null;
  const isAlong = along.includes(investorId);
  return (
    <Button
      look="outline"
      busy={isBusy}
      title={dayCopyTexts.until}
      {...(isAlong && { 'aria-label': dayCopyTexts.leave(name) })}
      onClick={() => void (isAlong ? leave(investorId) : take(1, async () => [investorId]))}
    >
      {isAlong && <Icon of={CheckIcon} size={18} />}
      {isBusy ? dayCopyTexts.taking : isAlong ? dayCopyTexts.taken : dayCopyTexts.take}
    </Button>
  );
}

interface TakeAlongManyProps {
  count: number;
  /** Reads who they are. */
  idsOf: () => Promise<readonly string[]>;
  copy?: OfflineCopy;
}

/** The same for those who were chosen in a list. */
export function TakeAlongMany({ count, idsOf, copy }: TakeAlongManyProps) {
  const { along, isBusy, take } = useTakeAlong(copy);
  if (along === null) return null;
  return (
    <Button
      look="outline"
      size="compact"
      busy={isBusy}
      title={dayCopyTexts.until}
      onClick={() => void take(count, idsOf)}
    >
      {isBusy ? dayCopyTexts.taking : dayCopyTexts.take}
    </Button>
  );
}
