import type { ContentType, ContentValidity } from '@hub/domain/content/content-rules';
import type { TablerIcon } from '@tabler/icons-react';
import { GifIcon, ImageIcon, PdfIcon, VideoIcon, WebPageIcon } from '../../../ui/action/icons.ts';
import type { Tone } from '../../../ui/feedback/status-chip.tsx';

export const typeWords: Readonly<Record<ContentType, { readonly name: string; readonly icon: TablerIcon }>> =
  {
    PDF: { name: 'PDF', icon: PdfIcon },
    IMAGE: { name: 'Image', icon: ImageIcon },
    VIDEO: { name: 'Video', icon: VideoIcon },
    HTML: { name: 'HTML', icon: WebPageIcon },
    GIF: { name: 'GIF', icon: GifIcon },
  };

export const validityWords: Readonly<
  Record<Exclude<ContentValidity, 'current'>, { readonly name: string; readonly tone: Tone }>
> = {
  upcoming: { name: 'Not valid yet', tone: 'soon' },
  expired: { name: 'Expired', tone: 'blocked' },
  recalled: { name: 'Recalled', tone: 'bad' },
};

const names = new Intl.DisplayNames('en-IN', { type: 'language' });

/** `hi` as `Hindi`. */
export const languageName = (code: string): string => names.of(code) ?? code;

/** What an investor reads above the link. */
export const shareText = (title: string, link: string): string => `${title}\n${link}`;
