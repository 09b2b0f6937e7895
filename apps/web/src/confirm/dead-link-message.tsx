import type { DeadLink } from '@hub/contract/calls/confirmation';
import type { InvestorPage } from '@hub/contract/urls/investor-pages';
import { Message } from './message.tsx';
import { deadLinkTexts } from './texts.ts';

interface DeadLinkProps {
  page: InvestorPage;
  link: DeadLink;
}

/** Why a link opens nothing, and what to do. */
export function DeadLinkMessage({ page, link }: DeadLinkProps) {
  const { title, text } = deadLinkTexts[page][link];
  return <Message tone={link === 'used' ? 'good' : 'wait'} title={title} text={text} />;
}
