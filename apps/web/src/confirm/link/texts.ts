import type { DeadLink } from '@hub/contract/calls/confirmation/confirmation';
import type { InvestorPage } from '@hub/contract/urls/investor-pages';
import type { Failure } from './request.ts';

interface Said {
  readonly title: string;
  readonly text: string;
}

/** Statements are only read: their links are not used up, but can be locked. */
type LinkPage = Exclude<InvestorPage, 'statement'>;
type DeadStatement = Exclude<DeadLink, 'used'> | 'locked';

/** What each page says when its link opens nothing. */
export const deadLinkTexts: Readonly<
  Record<LinkPage, Readonly<Record<DeadLink, Said>>> & {
    readonly statement: Readonly<Record<DeadStatement, Said>>;
  }
> = {
  confirm: {
    expired: {
      title: 'This link has expired',
      text: 'Nothing was confirmed and no money has moved. Ask your distributor for a new link.',
    },
    used: {
      title: 'This link has been used',
      text: 'Your answer was already recorded, perhaps on another phone.',
    },
    revoked: {
      title: 'This link is no longer valid',
      text: 'Your distributor changed or withdrew the order. If you got a newer link, open that one. Nothing was confirmed with this link.',
    },
    unknown: {
      title: 'This link does not work',
      text: 'Open the full link from your SMS or e-mail, or ask your distributor to send it again.',
    },
  },
  pay: {
    expired: {
      title: 'The time to pay is over',
      text: 'If money left your account, it is matched to your order or comes back to the same account. Your distributor can send you the order again.',
    },
    used: {
      title: 'Nothing left to pay',
      text: 'This payment is complete. Your distributor can show you each order.',
    },
    revoked: {
      title: 'This payment is no longer needed',
      text: 'The order was cancelled. If money left your account, it comes back to the same account.',
    },
    unknown: {
      title: 'This link does not work',
      text: 'Open the full link from your SMS or e-mail, or ask your distributor to send it again.',
    },
  },
  change: {
    expired: {
      title: 'This link has expired',
      text: 'Nothing was changed. Ask your distributor for a new link.',
    },
    used: {
      title: 'This link has been used',
      text: 'Your answer was already recorded, perhaps on another phone.',
    },
    revoked: {
      title: 'This link is no longer valid',
      text: 'Your distributor cancelled the change. Nothing was changed.',
    },
    unknown: {
      title: 'This link does not work',
      text: 'Open the full link from your SMS or e-mail, or ask your distributor to send it again.',
    },
  },
  statement: {
    expired: {
      title: 'This link has expired',
      text: 'A statement can be opened for a few days only. Ask your distributor for a new link.',
    },
    locked: {
      title: 'This link is locked',
      text: 'The last four characters of the PAN were entered wrongly too often. Nothing was shown. Ask your distributor for a new link.',
    },
    revoked: {
      title: 'This link is no longer valid',
      text: 'Your distributor stopped sharing this statement. Ask for a new link if you need it.',
    },
    unknown: {
      title: 'This link does not work',
      text: 'Open the full link from your message, or ask your distributor to send it again.',
    },
  },
};

/** Why a page could not be opened. */
export const failureTexts: Readonly<Record<Failure['kind'], Said>> = {
  offline: { title: 'You are offline', text: 'Check your internet connection, then try again.' },
  silent: {
    title: 'No answer yet',
    text: 'The page could not be loaded. Your connection may be weak. Please try again.',
  },
  refused: { title: 'Please wait a moment', text: 'Please try again a little later.' },
  broken: {
    title: 'Something went wrong on our side',
    text: 'Nothing was confirmed and nothing was paid. Please try again in a few minutes.',
  },
};

/** Why something that was asked for on an open page did not work. */
const actionFailed: Readonly<Record<Exclude<Failure['kind'], 'refused'>, string>> = {
  offline: 'You are offline. Check your internet connection, then try again.',
  silent: 'No answer came. Check your internet connection, then try again.',
  broken: 'Something went wrong on our side. Please try again.',
};

export const whatFailed = ({ kind, message }: Failure): string =>
  kind === 'refused' ? message : actionFailed[kind];
