import type { ContentVerdict } from '@hub/contract/calls/co-branding/co-branding';
import type { TablerIcon } from '@tabler/icons-react';
import { BlockedIcon, ClockIcon, GenuineIcon, NotGenuineIcon } from '../../../ui/action/icons.ts';

interface VerdictWords {
  readonly title: string;
  readonly text: string;
  readonly tone: 'good' | 'soon' | 'bad';
  readonly icon: TablerIcon;
}

/** In the words of whoever is asked whether to trust it. */
export const verdictWords: Readonly<Record<ContentVerdict, VerdictWords>> = {
  genuine: {
    title: 'Genuine',
    text: 'The asset manager approved this piece, and this distributor made it. Compare it with what you received.',
    tone: 'good',
    icon: GenuineIcon,
  },
  outdated: {
    title: 'Genuine, but there is a newer version',
    text: 'The asset manager has changed this piece since. Ask your distributor for the newer one.',
    tone: 'soon',
    icon: ClockIcon,
  },
  expired: {
    title: 'Expired',
    text: 'This piece was genuine. Its time is over, so what it says may no longer be right.',
    tone: 'soon',
    icon: ClockIcon,
  },
  recalled: {
    title: 'Recalled',
    text: 'The asset manager took this piece back. Do not rely on it.',
    tone: 'bad',
    icon: BlockedIcon,
  },
  'not-genuine': {
    title: 'Not genuine',
    text: 'This link was not made by us, or it was changed. Do not rely on what came with it, and do not share it.',
    tone: 'bad',
    icon: NotGenuineIcon,
  },
};
