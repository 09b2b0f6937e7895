import { type NotificationTopic, notificationTopics } from '@hub/domain/notifications/topics';
import { useState } from 'react';
import { Button } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/action/icon.tsx';
import { UndoIcon } from '../../../ui/action/icons.ts';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Toggle } from '../../../ui/form/choice/toggle.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { type Choices, useSaveChoices } from '../calls/queries.ts';
import styles from './notify-card.module.css';
import { type Channel, channels, channelWording, topicWording } from './notify-wording.ts';

interface Change {
  readonly topic: NotificationTopic;
  readonly channel: Channel;
  readonly on: boolean;
}

const withChange = (choices: Choices, { topic, channel, on }: Change): Choices => ({
  ...choices,
  [topic]: { ...choices[topic], [channel]: on },
});

interface NotifyCardProps {
  arn: string;
  /** Not there yet. */
  choices: Choices | undefined;
}

export function NotifyCard({ arn, choices }: NotifyCardProps) {
  return (
    <Card title="Notification choices">
      {choices ? (
        <Topics arn={arn} choices={choices} />
      ) : (
        <Loading label="Loading your choices">
          <Skeleton width="long" />
          <Skeleton width="medium" />
          <Skeleton width="short" />
        </Loading>
      )}
    </Card>
  );
}

function Topics({ arn, choices }: { arn: string; choices: Choices }) {
  const save = useSaveChoices(arn);
  const [last, setLast] = useState<Change | null>(null);
  const apply = (change: Change, shown: Change | null) => {
    setLast(null);
    save.mutate(withChange(choices, change), { onSuccess: () => setLast(shown) });
  };
  return (
    <>
      <p className={`mute text-note ${styles.lead}`}>
        All of these appear in the app. Choose what else you want by push or mail.
      </p>
      <ul aria-label="What you are notified about">
        {notificationTopics.map((topic) => (
          <li key={topic} className={`stack gap-8-16 ${styles.topic}`}>
            <div>
              <h3 className="text-body strong">{topicWording[topic].title}</h3>
              <p className="mute text-note">{topicWording[topic].text}</p>
            </div>
            <div className={`flex wrap ${styles.channels}`}>
              {channels.map((channel) => (
                <Toggle
                  key={channel}
                  label={channelWording[channel]}
                  name={`${topicWording[topic].title}: ${channelWording[channel]}`}
                  checked={choices[topic][channel]}
                  onChange={(event) => {
                    const change = { topic, channel, on: event.currentTarget.checked };
                    apply(change, change);
                  }}
                />
              ))}
            </div>
          </li>
        ))}
      </ul>
      <div role="status" className={styles.status}>
        {last && (
          <>
            <span>
              Saved: {channelWording[last.channel]} {last.on ? 'on' : 'off'}
            </span>
            <Button look="quiet" size="compact" onClick={() => apply({ ...last, on: !last.on }, null)}>
              <Icon of={UndoIcon} size={16} />
              Undo
            </Button>
          </>
        )}
      </div>
    </>
  );
}
