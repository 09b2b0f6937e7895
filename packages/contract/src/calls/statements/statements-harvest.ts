import { isOpportunityKey } from '@hub/domain/opportunity/lists';
import * as z from 'zod/mini';
import { built } from '../../call/declare.ts';
import { moneyText, unitsText } from '../../schemas/figure-schemas.ts';
import { day, format, order, pageNumber, words } from '../../schemas/list-shapes.ts';
import { text } from '../../schemas/text-schema.ts';
import { texts } from '../../texts/texts.ts';
import { isOneWay } from '../opportunity/opportunity.ts';
import {
  isWritten,
  messageChannel,
  recipientsReply,
  sentReply,
  writtenMessage,
} from '../opportunity/opportunity-messages.ts';

const { invalid, tooLong } = texts.field;

/** `allowance`: long-term gain that fits what is left of the year. `load`: its exit load ends within 30 days. */
export const harvestKinds = ['allowance', 'load'] as const;
export const harvestSorts = ['gain', 'value', 'name', 'until'] as const;

const harvestRow = z.object({
  investorId: z.string(),
  investor: z.string(),
  folioNo: z.string(),
  schemeCode: z.string(),
  scheme: z.string(),
  units: unitsText,
  value: moneyText,
  /** What to sell, what it fetches, and the long-term gain in it. Of `load`: what bears load now. */
  sellUnits: unitsText,
  sellValue: moneyText,
  gain: moneyText,
  /** Of `allowance`: what the gain would be taxed beyond it, with cess and without surcharge. Of `load`: null. */
  taxSaved: z.nullable(moneyText),
  /** Of `allowance`: what is left to the client, once for all their rows, and what these take of it. Of `load`: null. */
  allowance: z.nullable(z.object({ left: moneyText, used: moneyText, rows: z.int() })),
  /** Of `load`: what the load would be today. */
  load: z.nullable(moneyText),
  /** Of `allowance`: the last business day for it. Of `load`: the first day without. */
  until: day,
});
export type HarvestRow = z.infer<typeof harvestRow>;

const filter = {
  kind: z.enum(harvestKinds, invalid),
  words,
  sort: z.optional(z.enum(harvestSorts, invalid)),
  order,
};

export const harvest = built('statements.harvest', 'GET', '/{hub}/statements/harvest', {
  access: ['statements/harvest'],
  request: z.object({ ...filter, pageNumber }),
  response: z.object({
    items: z.array(harvestRow),
    pageNumber: z.int(),
    total: z.int(),
    totals: z.object({
      clients: z.int(),
      sellValue: moneyText,
      gain: moneyText,
      /** Of `allowance`, of the whole gain: rounded once. */
      taxSaved: z.nullable(moneyText),
    }),
    /** Of which day's prices and book. */
    asOn: z.nullable(day),
    /** How many there are of each kind. */
    kinds: z.record(z.enum(harvestKinds), z.int()),
  }),
  reason: 'Gains to take within the allowance of the year; the spec lists no call for it.',
});

export const MOST_HARVEST_CHOSEN = 500;

/** Folio and scheme. */
const rowKey = text(51, invalid).check(z.refine(isOpportunityKey, invalid));
const someKeys = z.optional(
  z.array(rowKey).check(z.minLength(1, invalid), z.maxLength(MOST_HARVEST_CHOSEN, tooLong)),
);
/** Which rows are meant: all that the filter selects, of them only `keys`, or all but `except`. */
const chosenRows = { ...filter, keys: someKeys, except: someKeys };

export const exportHarvest = built('statements.exportHarvest', 'POST', '/{hub}/statements/harvest/export', {
  repeat: 'safe',
  access: ['statements/harvest'],
  reply: 'file',
  request: z.object({ ...chosenRows, format }).check(isOneWay),
  response: z.unknown(),
  reason: 'Lists export to Excel, CSV and PDF (Design §6); the spec lists no call for it.',
});

/** To whom a message about the chosen rows can go: of each client, about the row with most to gain. */
export const harvestRecipients = built(
  'statements.harvestRecipients',
  'POST',
  '/{hub}/statements/harvest/recipients',
  {
    repeat: 'safe',
    access: ['statements/harvest'],
    request: z.object({ ...chosenRows, channel: messageChannel, pageNumber }).check(isOneWay),
    response: recipientsReply,
    reason: 'Consent and contacts are looked at before a message is written; the spec lists no call for it.',
  },
);

export const sendHarvest = built('statements.sendHarvest', 'POST', '/{hub}/statements/harvest/send', {
  repeat: 'keyed',
  access: ['statements/harvest'],
  request: z.object({ ...chosenRows, ...writtenMessage }).check(isOneWay, ...isWritten),
  response: sentReply,
  reason: 'A message about a list goes out from here; the spec lists no call for it.',
});
