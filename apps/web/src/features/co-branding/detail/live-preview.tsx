import type { ContentDetails } from '@hub/contract/calls/co-branding/co-branding';
import { InlineError } from '../../../ui/feedback/inline-error.tsx';
import { FramedPicture } from '../piece/framed-picture.tsx';
import styles from './detail.module.css';

interface LivePreviewProps {
  piece: ContentDetails;
  /** Null until the first one is there: then the piece stands without a name. */
  image: { readonly image: string; readonly width: number; readonly height: number } | null;
  isBusy: boolean;
  error: Error | null;
  onRetry: () => void;
}

const moving = { VIDEO: 'The first frame.', GIF: 'The first frame.', PDF: 'The first page.' } as const;

/** How the piece will look. The last picture stays while the next is made, so nothing jumps. */
export function LivePreview({ piece, image, isBusy, error, onRetry }: LivePreviewProps) {
  const shown = image ? { url: image.image, width: image.width, height: image.height } : piece.preview;
  const part = piece.contentType in moving ? moving[piece.contentType as keyof typeof moving] : '';
  return (
    <div className={`stack top centred shrink gap-8 ${styles.stage}`}>
      <FramedPicture picture={shown} alt={image ? `${piece.title} with your name` : piece.title}>
        {isBusy && (
          <span className={`pinned pill soft text-small strong raised ${styles.busy}`}>Updating</span>
        )}
      </FramedPicture>
      {error ? (
        <InlineError onRetry={onRetry}>The preview could not be made. {error.message}</InlineError>
      ) : (
        <p className="mute text-note anywhere">Preview. {part}</p>
      )}
    </div>
  );
}
