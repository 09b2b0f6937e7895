import type { VideoDetails } from '@hub/contract/calls/prostart/prostart';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/action/icon.tsx';
import { Meter } from '../../../ui/figure/meter.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { RouteLink } from '../../../ui/navigation/route-link.tsx';
import { cx } from '../../../ui/theme/cx.ts';
import { clockText } from '../parts/clock-text.ts';
import { CertificateIcon, FinishedIcon } from '../parts/icons.ts';
import { leftText } from '../parts/video-words.ts';
import styles from './series.module.css';

interface SeriesProps {
  series: NonNullable<VideoDetails['series']>;
  /** The video that is open. */
  id: string;
  hrefOf: (id: string) => string;
}

/** The videos that go together, how many were seen to their end, and the certificate when all were. */
export function Series({ series: { name, videos, isCertified }, id, hrefOf }: SeriesProps) {
  const finished = videos.filter(({ isFinished }) => isFinished).length;
  const progress = `${finished} of ${videos.length} watched`;
  return (
    <Card title={name} aside={progress}>
      <Meter percent={(100 * finished) / Math.max(1, videos.length)} label={progress} />
      <ol className={styles.videos}>
        {videos.map((video, at) => (
          <li key={video.id}>
            <RouteLink
              href={hrefOf(video.id)}
              className={cx(
                'stack middle tap gap-8 ink bare round-small',
                'hover-sunk',
                styles.video,
                video.id === id && 'strong tinted',
              )}
              aria-current={video.id === id ? 'page' : undefined}
            >
              <span className={cx('stack centre mute figures', video.isFinished && 'success')}>
                {video.isFinished ? <Icon of={FinishedIcon} size={20} /> : at + 1}
              </span>
              <span className="anywhere">{video.title}</span>
              <span className="mute text-note normal figures">
                {video.isFinished ? 'Watched' : (leftText(video) ?? clockText(video.seconds))}
              </span>
            </RouteLink>
          </li>
        ))}
      </ol>
      {isCertified ? (
        <ButtonLink to="certificate/view" look="outline" wide>
          <Icon of={CertificateIcon} size={18} />
          See the certificate
        </ButtonLink>
      ) : (
        <p className="mute text-note">Watch all of them to the end to get a certificate.</p>
      )}
    </Card>
  );
}
