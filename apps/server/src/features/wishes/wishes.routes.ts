import {
  birthdays,
  categories,
  openWish as openWishCall,
  sendWish as sendWishCall,
  templates,
  wishCard,
  wishClients,
  wishesAhead,
} from '@hub/contract/calls/wishes/wishes';
import {
  cancelWishes as cancelWishesCall,
  saveWeddingDay as saveWeddingDayCall,
  setWishConsent as setWishConsentCall,
  wishBatchClients,
  wishListing,
} from '@hub/contract/calls/wishes/wishes-saved';
import { type CallHandler, handleChange, handleSignedIn } from '../../calls/call-context.ts';
import { getBirthdays, getWishClients, getWishesAhead } from './occasions.service.ts';
import {
  cancelWishes,
  getWishBatchClients,
  getWishListing,
  saveWeddingDay,
  setWishConsent,
} from './saved.service.ts';
import { limitOpens, limitSends, openWish, sendWish } from './send.service.ts';
import { getCategories, getTemplates, getWishCard } from './templates.service.ts';

export const wishesHandlers: readonly CallHandler[] = [
  handleSignedIn(birthdays, getBirthdays),
  handleSignedIn(categories, getCategories),
  handleSignedIn(templates, getTemplates),
  handleSignedIn(wishesAhead, getWishesAhead),
  handleSignedIn(wishClients, getWishClients),
  handleSignedIn(wishCard, getWishCard),
  handleSignedIn(wishListing, getWishListing),
  handleSignedIn(wishBatchClients, getWishBatchClients),
  handleChange(sendWishCall, sendWish, limitSends),
  handleChange(openWishCall, openWish, limitOpens),
  handleChange(cancelWishesCall, cancelWishes),
  handleChange(setWishConsentCall, setWishConsent),
  handleChange(saveWeddingDayCall, saveWeddingDay),
];
