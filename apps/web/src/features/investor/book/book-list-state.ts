import { alwaysOneOf, listStateOf, maybe } from '../../../ui/list/list-state.ts';

/** The parts of a client's or a folio's page. */
const bookTabs = ['holdings', 'plans', 'orders', 'transactions', 'about'] as const;
export type BookTab = (typeof bookTabs)[number];

const tab = alwaysOneOf(bookTabs, 'holdings');

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
export const isInvestorId = (text: string): boolean => uuid.test(text);

export const investorListState = listStateOf({ id: maybe(uuid), tab });

/** Where the id stands in the path. */
export const tabState = listStateOf({ tab });

export const folioListState = listStateOf({ folio: maybe(/^[0-9A-Za-z][0-9A-Za-z/-]{0,29}$/), tab });
