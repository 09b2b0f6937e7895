import type { NotificationSettings } from '@hub/contract/calls/notifications/notifications';
import { topicTexts } from '@hub/contract/notifications/topic-texts';
import { type NoticeWay, noticeWays } from '@hub/domain/notifications/notice-settings';
import { type NoticeTopic, noticeTopics } from '@hub/domain/notifications/notice-topics';
import { QueryState } from '../../ui/feedback/query-state.tsx';
import { Toggle } from '../../ui/form/choice/toggle.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import styles from './notifications.module.css';
import { PushCard } from './push-card.tsx';
import { useSaveSettings, useSettings } from './settings-queries.ts';
import { DigestCard, QuietCard } from './time-cards.tsx';

const wayNames: Readonly<Record<NoticeWay, string>> = { push: 'Push', digest: 'Daily mail' };

/** What leaves the app besides the list in it, by which way, and when. Each change is saved at once. */
export function SettingsView({ arn }: { arn: string }) {
  const { data, error, refetch } = useSettings(arn);
  const save = useSaveSettings(arn);
  return (
    <>
      <PageHeader
        back
        title="Notification settings"
        note={<span role="status">{save.isSuccess ? 'Saved' : 'Each change is saved at once'}</span>}
      />
      {!data && (
        <QueryState
          error={error}
          onRetry={refetch}
          failed="Your settings could not be loaded"
          loading="Loading your settings"
          lines={['long', 'medium', 'short']}
        />
      )}
      {data && (
        <div className="stack page-width gap-16">
          <PushCard arn={arn} webKey={data.webPushKey} devices={data.devices} />
          <Topics settings={data.settings} onChange={(next) => save.mutate(next)} />
          <QuietCard settings={data.settings} onChange={(next) => save.mutate(next)} />
          <DigestCard settings={data.settings} mailTo={data.mailTo} onChange={(next) => save.mutate(next)} />
        </div>
      )}
    </>
  );
}

interface TopicsProps {
  settings: NotificationSettings;
  onChange: (next: NotificationSettings) => void;
}

function Topics({ settings, onChange }: TopicsProps) {
  const { choices } = settings;
  const choose = (topic: NoticeTopic, way: NoticeWay, on: boolean) =>
    onChange({ ...settings, choices: { ...choices, [topic]: { ...choices[topic], [way]: on } } });
  return (
    <Card title="Topics">
      <p className={`mute text-note ${styles.lead}`}>
        All of these appear in the list. Choose what else you want by push or mail.
      </p>
      <ul aria-label="Topics">
        {noticeTopics.map((topic) => (
          <li key={topic} className={`stack gap-8-16 ${styles.topic}`}>
            <div>
              <h3 className="text-body strong">{topicTexts[topic].name}</h3>
              <p className="mute text-note">{topicTexts[topic].about}</p>
            </div>
            <div className={`flex wrap ${styles.ways}`}>
              {noticeWays.map((way) => (
                <Toggle
                  key={way}
                  label={wayNames[way]}
                  name={`${topicTexts[topic].name}: ${wayNames[way]}`}
                  checked={choices[topic][way]}
                  onChange={(event) => choose(topic, way, event.currentTarget.checked)}
                />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
