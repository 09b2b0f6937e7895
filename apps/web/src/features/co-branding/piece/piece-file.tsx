import type { ContentType } from '@hub/domain/content/content-rules';
import { useMediaAddress } from '../../../lib/media-address.ts';
import { FramedPicture } from './framed-picture.tsx';
import styles from './piece-file.module.css';

interface PieceFileProps {
  title: string;
  contentType: ContentType;
  /** Null where it may not be shown any more. */
  file: { readonly url: string; readonly mediaType: string } | null;
  /** How the piece looks without a name: stands where a file cannot. */
  preview: { readonly url: string; readonly width: number; readonly height: number } | null;
}

/** A finished piece as what it is: a picture, a video with its controls, or a picture of its first page. */
export function PieceFile({ title, contentType, file, preview }: PieceFileProps) {
  const addressOf = useMediaAddress();
  if (file !== null && (contentType === 'IMAGE' || contentType === 'GIF')) {
    // The same layout: what is put on it does not change its form.
    const { width, height } = preview ?? { width: 1, height: 1 };
    return <FramedPicture picture={{ url: file.url, width, height }} alt={title} />;
  }
  if (file !== null && contentType === 'VIDEO') {
    return (
      <video
        className={`block wide round-card ${styles.video}`}
        src={addressOf(file.url)}
        controls
        playsInline
        preload="metadata"
        aria-label={title}
        {...(preview && { poster: addressOf(preview.url) })}
      />
    );
  }
  return <FramedPicture picture={preview} alt={title} />;
}
