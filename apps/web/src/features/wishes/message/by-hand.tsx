import type { RequestOf } from '@hub/contract';
import { openWish, type WishPerson } from '@hub/contract/calls/wishes/wishes';
import { useState } from 'react';
import { useServices } from '../../../lib/react.ts';
import { opensWindow, whatsappLink } from '../../../parts/contact/contact-links.ts';
import { Button, ButtonAnchor } from '../../../ui/action/button.tsx';
import { Icon } from '../../../ui/action/icon.tsx';
import { ShareIcon, WhatsappIcon } from '../../../ui/action/icons.ts';
import { useCard, useRefreshWishes } from '../calls/queries.ts';

interface ByHandProps {
  person: WishPerson;
  wish: Pick<RequestOf<typeof openWish>, 'category' | 'language' | 'design' | 'text'>;
}

/** WhatsApp and the share sheet: the distributor sends it, and the list says that it was opened. */
export function ByHand({ person: { investorId, name, faults, wished }, wish }: ByHandProps) {
  const { api, platform, toaster } = useServices();
  const refresh = useRefreshWishes();
  const { text: _, ...drawn } = wish;
  const card = useCard(drawn);
  const [busy, setBusy] = useState<'whatsapp' | 'share' | null>(null);
  /** A window that the browser would not open by itself, for one more press. */
  const [refused, setRefused] = useState<string | null>(null);
  if (wished !== null || faults.whatsapp === 'opted-out' || faults.whatsapp === 'no-consent') return null;

  const share = async (text: string) => {
    const file = card.data && new File([card.data], 'card.jpg', { type: 'image/jpeg' });
    const shared = file ? await platform.shareFile(file) : 'unable';
    if ((shared === 'unable' || shared === 'full') && !(await platform.share({ text })))
      toaster.show('error', 'This device has no share sheet. Use WhatsApp, SMS or e-mail.');
  };
  const open = async (by: 'whatsapp' | 'share') => {
    setBusy(by);
    try {
      const { text, mobile } = await api.call(openWish, { ...wish, investorId, by });
      if (by === 'share') await share(text);
      else if (mobile !== null && !opensWindow(whatsappLink(mobile, text))) {
        setRefused(whatsappLink(mobile, text));
      }
      void refresh();
    } catch (error) {
      toaster.show('error', error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(null);
    }
  };
  return (
    <div className="stack gap-12">
      <span className="mute text-note">Or send it yourself. It will be listed as opened.</span>
      <div className="flex wrap gap-8">
        {refused !== null ? (
          <ButtonAnchor look="outline" href={refused} target="_blank" rel="noopener noreferrer">
            <Icon of={WhatsappIcon} size={16} />
            Open WhatsApp
          </ButtonAnchor>
        ) : (
          faults.whatsapp === null && (
            <Button
              look="outline"
              busy={busy === 'whatsapp'}
              aria-label={`WhatsApp ${name}`}
              onClick={() => void open('whatsapp')}
            >
              <Icon of={WhatsappIcon} size={16} />
              WhatsApp
            </Button>
          )
        )}
        <Button
          look="outline"
          busy={busy === 'share'}
          aria-label={`Share with ${name}`}
          onClick={() => void open('share')}
        >
          <Icon of={ShareIcon} size={16} />
          Share
        </Button>
      </div>
    </div>
  );
}
