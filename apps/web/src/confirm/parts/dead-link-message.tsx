import type { DeadLink } from '@hub/contract/calls/confirmation/confirmation';
import type { InvestorPage } from '@hub/contract/urls/investor-pages';
import { deadLinkTexts } from '../link/texts.ts';
import { Message } from './message.tsx';

type DeadLinkProps =
  | { page: Exclude<InvestorPage, 'statement'>; link: DeadLink }
  | { page: 'statement'; link: keyof typeof deadLinkTexts.statement };

/** Why a link opens nothing, and what to do. */
export function DeadLinkMessage(props: DeadLinkProps) {
  const { title, text } =
    props.page === 'statement' ? deadLinkTexts.statement[props.link] : deadLinkTexts[props.page][props.link];
  return <Message tone={props.link === 'used' ? 'good' : 'wait'} title={title} text={text} />;
}
