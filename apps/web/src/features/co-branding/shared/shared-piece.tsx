import type { SharedContent } from '@hub/contract/calls/co-branding/co-branding';
import { useMediaAddress } from '../../../lib/media-address.ts';
import { Icon } from '../../../ui/action/icon.tsx';
import { DownloadIcon } from '../../../ui/action/icons.ts';
import { FileLink } from '../piece/file-link.tsx';
import { PieceFile } from '../piece/piece-file.tsx';
import styles from './shared.module.css';

type Piece = NonNullable<SharedContent['piece']>;

/** The piece itself; of a recalled one only its title is left. */
export function SharedPiece({ piece, name }: { piece: Piece; name: string }) {
  const { title, contentType, file, preview, hasName } = piece;
  const addressOf = useMediaAddress();
  return (
    <figure className="stack gap-8">
      {file && contentType === 'HTML' ? (
        // Nothing in it runs, and it reaches nothing of ours.
        <iframe className={styles.html} src={addressOf(file.url)} title={title} sandbox="" />
      ) : (
        (file || preview) && (
          <PieceFile title={title} contentType={contentType} file={file} preview={preview} />
        )
      )}
      <figcaption className={`row wrap between gap-8 ${styles.caption}`}>
        <h2>{title}</h2>
        {(file || preview) && (
          <p className="mute text-note">
            {hasName
              ? `This is what was made for ${name}. If what you received has another name, contact or text, someone has changed it: do not rely on it.`
              : `This is the piece without a name. On what you received, the name must be ${name}.`}
          </p>
        )}
        {file && contentType === 'PDF' && (
          <FileLink file={file}>
            <Icon of={DownloadIcon} size={16} />
            Open the PDF
          </FileLink>
        )}
      </figcaption>
    </figure>
  );
}
