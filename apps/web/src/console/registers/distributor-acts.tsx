import * as acts from '@hub/contract/arn-register/arn-register-acts';
import type { DistributorPage } from '@hub/contract/console/distributor-calls';
import { registerTexts } from '@hub/contract/console/register-texts';
import { listManagers } from '@hub/contract/console/rm-calls';
import { moveArns } from '@hub/contract/relationship-managers/relationship-manager-acts';
import { ActStrip } from '../acts/act-strip.tsx';
import { useStaffQuery } from '../calls/console-context.ts';
import { managerOptions } from './manager-choices.ts';

const texts = registerTexts.page;

/** What can be done with this ARN now; what cannot says why. */
export function DistributorActs({ distributor }: { distributor: DistributorPage }) {
  const { arn, houseState, sessions, isCodeLocked, validFrom, validTo, rm } = distributor;
  const managers = useStaffQuery(listManagers, {}).data?.rows ?? [];
  const about = { given: { arn }, about: arn };
  const isSuspended = houseState === 'suspended';
  const isCancelled = houseState === 'cancelled';
  return (
    <ActStrip
      label={texts.acts}
      acts={[
        isSuspended || isCancelled
          ? { ...about, act: acts.reinstateDistributor }
          : { ...about, act: acts.suspendDistributor },
        { ...about, act: acts.cancelDistributor, whyNot: isCancelled ? texts.alreadyCancelled : null },
        {
          ...about,
          act: acts.setValidity,
          initial: { validFrom, validTo },
          whyNot: isCancelled ? texts.alreadyCancelled : null,
        },
        { ...about, act: acts.changeContact },
        {
          ...about,
          act: acts.endDistributorSessions,
          whyNot: sessions.length === 0 ? texts.noSessionNow : null,
        },
        { ...about, act: acts.liftCodeLock, whyNot: isCodeLocked ? null : texts.notLocked },
        {
          act: moveArns,
          ...{ given: {}, about: arn, initial: { arns: [arn] } },
          options: { to: managerOptions(managers.filter(({ id }) => id !== rm?.id)) },
        },
      ]}
    />
  );
}
