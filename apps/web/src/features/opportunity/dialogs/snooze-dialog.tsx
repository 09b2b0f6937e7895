import { todayInIndia } from '@hub/domain';
import { useState } from 'react';
import { serverNow } from '../../../parts/transaction/server-clock.ts';
import { Button } from '../../../ui/action/button.tsx';
import { ChipChoice } from '../../../ui/form/choice/chip-choice.tsx';
import { DateField } from '../../../ui/form/date/date-field.tsx';
import { dateProblem } from '../../../ui/form/date/date-rules.ts';
import { SidePanel } from '../../../ui/overlay/side-panel.tsx';

interface SnoozeDialogProps {
  /** Whom or what: `Latha Iyer`, `12 SIPs`. */
  what: string;
  busy: boolean;
  onSnooze: (until: string) => void;
  onClose: () => void;
}

const spans = [
  { id: 'week', name: '1 week', span: { weeks: 1 } },
  { id: 'two', name: '2 weeks', span: { weeks: 2 } },
  { id: 'month', name: '1 month', span: { months: 1 } },
  { id: 'quarter', name: '3 months', span: { months: 3 } },
] as const;

/** No longer than that: who waits longer has forgotten why. */
const LONGEST = { years: 1 };

/** Until which day a row is out of sight. */
export function SnoozeDialog({ what, busy, onSnooze, onClose }: SnoozeDialogProps) {
  const today = todayInIndia(Temporal.Instant.fromEpochMilliseconds(serverNow()));
  const days = spans.map(({ id, name, span }) => ({ id, name, day: today.add(span).toString() }));
  const [until, setUntil] = useState(() => days[0]?.day ?? '');
  const [isTried, setTried] = useState(false);
  const min = today.add({ days: 1 }).toString();
  const max = today.add(LONGEST).toString();
  const problem = until === '' ? 'Choose a day.' : dateProblem(until, { min, max });
  const snooze = () => {
    setTried(true);
    if (problem === null) onSnooze(until);
  };
  return (
    <SidePanel
      title={`Snooze ${what}`}
      onClose={onClose}
      actions={
        <>
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={busy} onClick={snooze}>
            Snooze
          </Button>
        </>
      }
    >
      <p className="below-12 soft">
        Hidden from the list until that date, then open again. The reason stays.
      </p>
      <ChipChoice
        label="For how long"
        layout="even"
        chips={days}
        value={days.find(({ day }) => day === until)?.id ?? ''}
        onChange={(chosen) => setUntil(days.find(({ id }) => id === chosen)?.day ?? until)}
      />
      <DateField
        label="Until"
        isRequired
        min={min}
        max={max}
        value={until}
        error={isTried ? problem : null}
        onChange={setUntil}
      />
    </SidePanel>
  );
}
