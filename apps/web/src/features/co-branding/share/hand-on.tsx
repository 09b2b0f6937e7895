import type { GeneratedContent } from '@hub/contract/calls/co-branding/co-branding';
import { useState } from 'react';
import { useMediaAddress } from '../../../lib/media-address.ts';
import { useServices } from '../../../lib/react.ts';
import { mailLink, whatsappLink } from '../../../parts/contact/contact-links.ts';
import { Button, ButtonAnchor } from '../../../ui/action/button.tsx';
import { CopyButton } from '../../../ui/action/copy-button.tsx';
import { Icon } from '../../../ui/action/icon.tsx';
import { DownloadIcon, MailIcon, ShareIcon, WhatsappIcon } from '../../../ui/action/icons.ts';
import { sizeText } from '../../../ui/form/file/file-rules.ts';
import { fullText } from '../../../ui/list/use-save-file.ts';
import { FileLink, unfetched } from '../piece/file-link.tsx';
import { useCounts } from '../piece/queries.ts';
import { shareText } from '../piece/words.ts';
import styles from './hand-on.module.css';

/** A piece that is ready, on its way to clients: the file itself or the link that shows it. */
export function HandOn({ made }: { made: GeneratedContent }) {
  const { id, title, link, file } = made;
  const { platform } = useServices();
  const addressOf = useMediaAddress();
  const counts = useCounts(id);
  const [note, setNote] = useState<string | null>(null);
  const [isSharing, setSharing] = useState(false);
  if (file === null) return null;
  const text = shareText(title, link);

  const shareFile = async () => {
    setSharing(true);
    setNote(null);
    try {
      const whole = await fetch(addressOf(file.url)).then((reply) => reply.blob());
      const outcome = await platform.shareFile(new File([whole], file.name, { type: file.mediaType }));
      if (outcome === 'shared') counts.share('share-sheet');
      if (outcome === 'full') setNote(fullText);
      if (outcome === 'unable') await shareLink();
    } catch {
      setNote(unfetched);
    } finally {
      setSharing(false);
    }
  };
  /** Where files cannot be shared the link can, and that is said. */
  const shareLink = async () => {
    if (await platform.share({ title, text: title, url: link })) {
      counts.share('share-sheet');
      setNote('This device shares the link, not the file. The link shows the piece.');
    } else {
      setNote('This device has no share sheet for it. Use WhatsApp, mail or the link.');
    }
  };

  return (
    <div className="stack gap-12">
      <div className={`flex wrap gap-8 ${styles.ways}`}>
        <WhatsappButton text={text} onShare={() => counts.share('whatsapp')} />
        <FileLink file={file} onSaved={counts.download}>
          <Icon of={DownloadIcon} />
          Download
        </FileLink>
        <Button look="outline" busy={isSharing} onClick={() => void shareFile()}>
          <Icon of={ShareIcon} />
          Share
        </Button>
        <ButtonAnchor look="outline" href={mailLink('', text)} onClick={() => counts.share('mail')}>
          <Icon of={MailIcon} />
          Mail
        </ButtonAnchor>
        <CopyButton text={link} onCopied={() => counts.share('copy')} />
      </div>
      <p role="status" className={note === null ? 'visually-hidden' : 'mute text-note'}>
        {note}
      </p>
      <p className="mute text-note">
        {file.name}, {sizeText(file.bytes)}. Clients who open the link or the QR code see that the piece is
        genuine.
      </p>
      <p className="pad-12 text-note anywhere sunk round">{link}</p>
    </div>
  );
}

function WhatsappButton({ text, onShare }: { text: string; onShare: () => void }) {
  return (
    <ButtonAnchor href={whatsappLink('', text)} target="_blank" rel="noopener noreferrer" onClick={onShare}>
      <Icon of={WhatsappIcon} />
      WhatsApp
    </ButtonAnchor>
  );
}
