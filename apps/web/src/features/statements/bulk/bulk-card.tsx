import type { BulkStatements } from '@hub/contract/calls/statements/statements-bulk';
import { groupIndian } from '@hub/domain';
import { Button } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/action/icon.tsx';
import { DownloadIcon } from '../../../ui/action/icons.ts';
import { Ago } from '../../../ui/date/ago.tsx';
import { DatedText } from '../../../ui/date/dated-text.tsx';
import { momentText } from '../../../ui/date/moment.tsx';
import { StatusChip, type Tone } from '../../../ui/feedback/status-chip.tsx';
import { Meter } from '../../../ui/figure/meter.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useExportRun } from '../../../ui/list/file-menu.tsx';
import styles from './bulk-card.module.css';
import { isWorking, useSaveZip, useStop } from './queries.ts';
import { Skipped } from './skipped.tsx';

const statuses: Readonly<Record<BulkStatements['status'], { text: string; tone: Tone }>> = {
  waiting: { text: 'Waiting', tone: 'soon' },
  running: { text: 'Being made', tone: 'soon' },
  done: { text: 'Ready', tone: 'good' },
  stopped: { text: 'Stopped', tone: 'blocked' },
};

const sizeText = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} KB` : `${Math.ceil(bytes / 100_000) / 10} MB`;

/** One job: how far it is, who was left out, and its file. */
export function BulkCard({ bulk }: { bulk: BulkStatements }) {
  const { id, title, status, startedAt, total, made, leftOut, size, expiresAt } = bulk;
  const percent = total === 0 ? 100 : Math.floor(((made + leftOut) * 100) / total);
  const stop = useStop(id);
  const progress = `${groupIndian(made)} of ${groupIndian(total)} made${leftOut > 0 ? `, ${groupIndian(leftOut)} left out` : ''}`;
  return (
    <Card className="stack gap-12">
      <div className={`row wrap between gap-8-16 ${styles.head}`}>
        <div>
          <h2>{title}</h2>
          <p className="mute text-note">
            started <Ago at={startedAt} />
          </p>
        </div>
        <StatusChip tone={statuses[status].tone}>{statuses[status].text}</StatusChip>
      </div>
      {isWorking(bulk) && <Meter percent={percent} label={progress} />}
      <div className="row wrap between gap-8-16">
        <p role="status" className="figures">
          {progress}
        </p>
        {isWorking(bulk) && (
          <Button look="outline" size="compact" busy={stop.isPending} onClick={() => stop.mutate()}>
            Stop
          </Button>
        )}
        {size !== null && <SaveZip id={id} size={size} />}
      </div>
      {expiresAt !== null && size !== null && (
        <p className="mute text-note">
          <DatedText>The file is deleted on {momentText(expiresAt)}.</DatedText>
        </p>
      )}
      {leftOut > 0 && <Skipped id={id} leftOut={leftOut} />}
    </Card>
  );
}

function SaveZip({ id, size }: { id: string; size: number }) {
  const save = useSaveZip(id);
  const { percent, run } = useExportRun();
  return (
    <Button size="compact" busy={percent !== null} onClick={() => void run(save)}>
      <Icon of={DownloadIcon} size={16} />
      Download ZIP ({sizeText(size)})
    </Button>
  );
}
