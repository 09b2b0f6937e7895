import { useEffect, useState } from 'react';
import { createOfflineCopy, type OfflineCopy, type Opened } from '../../../lib/offline/offline-copy.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/action/icon.tsx';
import { FileIcon } from '../../../ui/action/icons.ts';
import { momentText } from '../../../ui/date/moment.tsx';
import { CopyView } from './copy-view.tsx';
import { UnlockForm } from './unlock-form.tsx';
import { useAutoLock } from './use-auto-lock.ts';

type Step = 'closed' | 'asking' | 'gone' | Extract<Opened, { kind: 'open' }>;

const momentOf = (at: number) => momentText(Temporal.Instant.fromEpochMilliseconds(at).toString());
const ofDevice = createOfflineCopy();

/** From the no-internet screen to the offline copy. Not there where nobody has turned it on. */
export function OfflineDoor({ copy = ofDevice }: { copy?: OfflineCopy }) {
  const [takenAt, setTakenAt] = useState<number | null>(null);
  const [step, setStep] = useState<Step>('closed');
  const isOpen = typeof step === 'object';
  useEffect(() => {
    let here = true;
    copy.state().then(
      (state) => here && setTakenAt(state?.takenAt ?? null),
      () => {},
    );
    return () => {
      here = false;
    };
  }, [copy]);
  useAutoLock(isOpen, () => setStep('closed'));
  if (isOpen) {
    return (
      <CopyView
        snapshot={step.snapshot}
        along={step.along}
        asOf={momentOf(step.takenAt)}
        onClose={() => setStep('closed')}
      />
    );
  }
  if (step === 'gone') {
    return (
      <p role="status" className="mute text-note">
        The offline copy was removed from this device. Turn it on again in your profile when you are online.
      </p>
    );
  }
  if (takenAt === null) return null;
  if (step === 'asking') {
    return (
      <UnlockForm
        copy={copy}
        onOpened={setStep}
        onGone={() => setStep('gone')}
        onClose={() => setStep('closed')}
      />
    );
  }
  return (
    <div className="stack centred gap-8 above-20">
      <Button onClick={() => setStep('asking')}>
        <Icon of={FileIcon} />
        Open your offline copy
      </Button>
      <p className="mute text-note">As of {momentOf(takenAt)}</p>
    </div>
  );
}
