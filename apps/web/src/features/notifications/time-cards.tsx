import type { NotificationSettings } from '@hub/contract/calls/notifications/notifications';
import { Toggle } from '../../ui/form/choice/toggle.tsx';
import { SelectField } from '../../ui/form/select/select-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import styles from './notifications.module.css';

interface TimeCardProps {
  settings: NotificationSettings;
  onChange: (next: NotificationSettings) => void;
}

const hour = (of: number): string => String(of).padStart(2, '0');
const hours = Array.from({ length: 24 }, (_, of) => ({ id: String(of), name: `${hour(of)}:00` }));
const halfHours = Array.from({ length: 48 }, (_, of) => {
  const time = `${hour(Math.floor(of / 2))}:${of % 2 === 0 ? '00' : '30'}`;
  return { id: time, name: time };
});
/** A time that another app has saved stands in the list too. */
const timesWith = (time: string) =>
  halfHours.some(({ id }) => id === time)
    ? halfHours
    : [...halfHours, { id: time, name: time }].sort((a, b) => (a.id < b.id ? -1 : 1));

/** What is offered first to whoever turns them on. */
const usualNight = { from: '21:00', to: '08:00' };

export function QuietCard({ settings, onChange }: TimeCardProps) {
  const { quiet } = settings;
  return (
    <Card title="Quiet hours">
      <p className={`mute text-note ${styles.lead}`}>
        No push in these hours (IST). You get them when these hours end.
      </p>
      <Toggle
        label={quiet ? 'On' : 'Off'}
        name="Quiet hours"
        checked={quiet !== null}
        onChange={(event) =>
          onChange({ ...settings, quiet: event.currentTarget.checked ? usualNight : null })
        }
      />
      {quiet && (
        <div className={`stack gap-12 above-8 ${styles.times}`}>
          <SelectField
            label="From"
            isRequired
            options={timesWith(quiet.from)}
            value={quiet.from}
            onChange={(from) => onChange({ ...settings, quiet: { ...quiet, from } })}
          />
          <SelectField
            label="To"
            isRequired
            options={timesWith(quiet.to)}
            value={quiet.to}
            onChange={(to) => onChange({ ...settings, quiet: { ...quiet, to } })}
          />
        </div>
      )}
    </Card>
  );
}

export function DigestCard({ settings, mailTo, onChange }: TimeCardProps & { mailTo: string | null }) {
  const isChosen = Object.values(settings.choices).some(({ digest }) => digest);
  const lead =
    mailTo === null
      ? 'There is no e-mail address on your ARN record, so no mail can be sent.'
      : isChosen
        ? `Unread notifications of the topics with daily mail go to ${mailTo} once a day.`
        : 'No topic has daily mail turned on.';
  return (
    <Card title="Daily mail">
      <p className={`mute text-note ${styles.lead}`}>{lead}</p>
      {mailTo !== null && isChosen && (
        <div className={`stack gap-12 above-8 ${styles.times}`}>
          <SelectField
            label="Hour (IST)"
            isRequired
            options={hours}
            value={String(settings.digestHour)}
            onChange={(chosen) => onChange({ ...settings, digestHour: Number(chosen) })}
          />
        </div>
      )}
    </Card>
  );
}
