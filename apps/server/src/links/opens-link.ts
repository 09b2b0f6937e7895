import type { Opening, OpeningContext } from '../calls/call-context.ts';
import { type LinkPurpose, type OpenedLink, peekLink } from './links.ts';

export type OpenLink = Extract<OpenedLink, { status: 'open' }>;
export type DeadLink = Exclude<OpenedLink['status'], 'open'>;

/** Whoever tries tokens finds none of 256 bits; whoever tries much is slowed all the same. */
const perAddress = { name: 'confirm-address', max: 3000, windowSeconds: 3600 };

interface LinkCalls<Opened> {
  readonly purpose: LinkPurpose;
  /** How often an address may try links of this purpose. */
  readonly limit?: { readonly name: string; readonly max: number; readonly windowSeconds: number };
  /** What an open link leads to. A link can be dead for reasons of the feature's own. */
  readonly follow: (
    context: OpeningContext,
    link: OpenLink,
  ) => Opened | DeadLink | Promise<Opened | DeadLink>;
  /** What a call is refused with that needs an open link. */
  readonly refuse: (link: DeadLink) => Error;
}

type Open<Opened, Res> = (context: OpeningContext, token: string) => Promise<Opening<Opened, Res>>;

/** How the calls behind a link find what it opens, before anything of their body is read. */
export function opensLink<Opened extends object>({
  purpose,
  limit = perAddress,
  follow,
  refuse,
}: LinkCalls<Opened>) {
  const find = async (context: OpeningContext, token: string): Promise<Opened | DeadLink> => {
    const { db, security, clock, ip } = context;
    await context.limit({ ...limit, key: ip });
    const link = await db.transaction('nobody', (tx) =>
      peekLink(tx, security.digest, { purpose, token, now: clock.now() }),
    );
    return link.status === 'open' ? follow(context, link) : link.status;
  };
  return {
    /** For a call that tells of a dead link in its answer. */
    orNotify:
      <Res>(report: (link: DeadLink) => Res): Open<Opened, Res> =>
      async (context, token) => {
        const found = await find(context, token);
        return typeof found === 'string' ? { answer: report(found) } : { opened: found };
      },
    /** For a call that a dead link refuses. */
    orRefuse: (async (context, token) => {
      const found = await find(context, token);
      if (typeof found === 'string') throw refuse(found);
      return { opened: found };
    }) satisfies Open<Opened, never>,
  };
}
