import {
  birthdays,
  categories,
  openWish,
  sendWish,
  templates,
  wishCard,
  wishClients,
  wishesAhead,
} from '@hub/contract/calls/wishes/wishes';
import {
  cancelWishes,
  saveWeddingDay,
  setWishConsent,
  wishBatchClients,
  wishListing,
} from '@hub/contract/calls/wishes/wishes-kept';
import { type CallHandler, handleChange, handleSignedIn } from '../../calls/call-context.ts';
import { cancel, getBatch, getListing, keepConsent, keepWeddingDay } from './kept.service.ts';
import { getAhead, getBirthdays, getClients } from './occasions.service.ts';
import { keepWishes, limitOpens, limitSends, noteOpened } from './send.service.ts';
import { getCard, getCategories, getTemplates } from './templates.service.ts';

export const wishesHandlers: readonly CallHandler[] = [
  handleSignedIn(birthdays, getBirthdays),
  handleSignedIn(categories, getCategories),
  handleSignedIn(templates, getTemplates),
  handleSignedIn(wishesAhead, getAhead),
  handleSignedIn(wishClients, getClients),
  handleSignedIn(wishCard, getCard),
  handleSignedIn(wishListing, getListing),
  handleSignedIn(wishBatchClients, getBatch),
  handleChange(sendWish, keepWishes, limitSends),
  handleChange(openWish, noteOpened, limitOpens),
  handleChange(cancelWishes, cancel),
  handleChange(setWishConsent, keepConsent),
  handleChange(saveWeddingDay, keepWeddingDay),
];
