import { dayCopyTexts } from '@hub/contract/investor/day-copy-texts';
import { mayOpen } from '@hub/domain';
import { useState } from 'react';
import { DAYS_SAVED, PIN_TRIES } from '../../../lib/offline/offline-copy.ts';
import { savedClients, savedOrders } from '../../../lib/offline/snapshot.ts';
import { useServices, useStore } from '../../../lib/react.ts';
import { visitorOf } from '../../../lib/session/session-store.ts';
import { NewPinForm } from '../../../parts/pin/new-pin-form.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { DatedText } from '../../../ui/date/dated-text.tsx';
import { momentText } from '../../../ui/date/moment.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { StaticModal } from '../../../ui/overlay/static-modal.tsx';
import styles from './devices.module.css';
import { useOfflineCopy } from './use-offline-copy.ts';

const what = `It has your totals, your ${savedClients} largest clients by AUM and your ${savedOrders} newest orders. PAN, e-mail, folio and bank details are not in it; mobile and holdings only of clients you take with you, from the client's page or the client list.`;
const until = `A PIN of its own opens it. It is removed when you log out or turn it off, when it is ${DAYS_SAVED} days old, and after ${PIN_TRIES} wrong PINs.`;

/** For whoever has clients to read about. */
export function OfflineCard({ arn }: { arn: string }) {
  const { session, platform } = useServices();
  const visitor = visitorOf(useStore(session), platform.kind);
  return mayOpen('investor/list', visitor) && <ReadOffline arn={arn} />;
}

function ReadOffline({ arn }: { arn: string }) {
  const { isOn, takenAt, along, busy, turnOn, turnOff } = useOfflineCopy(arn);
  const [choosing, setChoosing] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const chosen = async (pin: string) => {
    setError(null);
    if (await turnOn(pin)) setChoosing(false);
    else setError('This device could not keep it. It may have no space left, or be in a private window.');
  };
  return (
    <Card title="Read offline">
      <div className={`stack narrow gap-8 ${styles.switch}`}>
        <p className={`mute text-note ${styles.lead}`}>
          A copy on this device to read when there is no internet; the no-internet screen has a button for it.{' '}
          {what}
        </p>
        <p className={`mute text-note ${styles.lead}`}>{until}</p>
        <p role="status" className={styles.state}>
          <DatedText>
            {isOn === true &&
              (takenAt === null
                ? 'On. The first copy is being made.'
                : `On. Copy of ${momentText(takenAt)}.`)}
            {isOn === false && 'Off on this device.'}
          </DatedText>
        </p>
        {isOn === true && along > 0 && <p className="text-note">{dayCopyTexts.inProfile(along)}</p>}
        {isOn !== null && (
          <Button look="outline" busy={busy} onClick={() => (isOn ? void turnOff() : setChoosing(true))}>
            {isOn ? 'Turn off and remove the copy' : 'Turn on'}
          </Button>
        )}
      </div>
      {choosing && (
        <StaticModal title="A PIN for your offline copy" onClose={() => setChoosing(false)}>
          <NewPinForm
            busy={busy}
            error={error}
            onChosen={(pin) => void chosen(pin)}
            onCancel={() => setChoosing(false)}
          />
        </StaticModal>
      )}
    </Card>
  );
}
