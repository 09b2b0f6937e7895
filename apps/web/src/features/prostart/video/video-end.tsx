import type { VideoDetails } from '@hub/contract/calls/prostart/prostart';
import { Button, ButtonLink } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/action/icon.tsx';
import { RepeatIcon } from '../../../ui/action/icons.ts';
import { CertificateIcon, FullPlayIcon } from '../parts/icons.ts';
import styles from './video-end.module.css';

interface VideoEndProps {
  video: VideoDetails;
  hrefOf: (id: string) => string;
  onAgain: () => void;
}

/** When the video is over: the next of its series, its certificate, or once more. */
export function VideoEnd({ video: { id, series }, hrefOf, onAgain }: VideoEndProps) {
  const next = series?.videos[series.videos.findIndex((one) => one.id === id) + 1];
  return (
    <>
      {next && (
        <>
          <p className={`stack gap-2 ${styles.next}`}>
            Next in the series
            <strong className={`text-large strong anywhere ${styles.title}`}>{next.title}</strong>
          </p>
          <ButtonLink href={hrefOf(next.id)} size="large">
            <Icon of={FullPlayIcon} size={18} />
            Play next
          </ButtonLink>
        </>
      )}
      {!next && series?.isCertified && (
        <>
          <p className={`text-large strong anywhere ${styles.title}`}>
            You have finished the series {series.name}.
          </p>
          <ButtonLink to="certificate/view" size="large">
            <Icon of={CertificateIcon} size={18} />
            See the certificate
          </ButtonLink>
        </>
      )}
      <Button look="quiet" size="large" className={styles.again} onClick={onAgain}>
        <Icon of={RepeatIcon} size={18} />
        Watch again
      </Button>
    </>
  );
}
