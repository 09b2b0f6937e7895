import type { SignedInContext } from '../../../calls/call-context.ts';
import type { EventsReply } from '../../../news/events-reply.ts';

/** Says that something changed, never what: the screen asks again, with the calls that know who may see it. */
export const getOrderNews = ({ session, news }: SignedInContext): EventsReply => ({
  follow: (listener) => news.follow({ ...listener, arn: session.arn, sessionId: session.sessionId }),
});
