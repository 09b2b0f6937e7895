import type { BlockWords } from './finding-words.ts';
import { transactTexts } from './transact-texts.ts';

const { notAllowed } = transactTexts;

export const schemeWords = {
  'scheme-unknown': () => ({
    title: 'Choose a scheme',
    why: 'There is no scheme with this code.',
    fix: 'Search for the scheme by its name.',
  }),
  'scheme-closed': ({ scheme }) => ({
    title: 'The scheme is closed',
    why: `${scheme} is closed to new investments at present.`,
    fix: 'Choose another scheme.',
  }),
  'kind-not-taken': ({ scheme }) => ({
    title: 'The scheme does not accept this kind of order',
    why: `${scheme} does not offer it.`,
    fix: 'Choose another scheme or another kind of order.',
  }),
  'direct-plan': ({ scheme }) => ({
    title: 'This is a direct plan',
    why: `${scheme} is sold without a distributor.`,
    fix: 'Choose the regular plan of the scheme.',
  }),
  'country-closed': ({ scheme, country }) => ({
    title: notAllowed,
    why: `${scheme} does not accept investments from residents of ${country}.`,
    fix: 'Choose another scheme.',
  }),
  'target-unknown': () => ({
    title: 'Choose the scheme to switch to',
    why: 'There is no scheme with this code.',
    fix: 'Search for the scheme by its name.',
  }),
  'target-same': () => ({
    title: 'Choose another scheme to switch to',
    why: 'Source and target are the same scheme.',
    fix: 'Choose a different target.',
  }),
  'target-other-plan': () => ({
    title: 'Choose a scheme of the same plan',
    why: 'A switch stays in the same plan, regular or direct.',
    fix: 'Choose a target of the same plan.',
  }),
  'target-not-allowed': ({ scheme }) => ({
    title: 'A switch into this scheme is not possible',
    why: `${scheme} accepts no switch from the source scheme.`,
    fix: 'Choose another target.',
  }),
  'idcw-growth': () => ({
    title: 'A growth option pays no IDCW',
    why: 'There is nothing to reinvest or pay out.',
    fix: 'Choose “Not Applicable”.',
  }),
  'idcw-choose': () => ({
    title: 'Choose what happens to the IDCW',
    why: 'The scheme distributes income.',
    fix: 'Choose reinvest or payout.',
  }),
  'idcw-no-reinvest': () => ({
    title: 'The scheme does not reinvest',
    why: 'Its IDCW is paid out only.',
    fix: 'Choose payout.',
  }),
} satisfies Partial<BlockWords>;
