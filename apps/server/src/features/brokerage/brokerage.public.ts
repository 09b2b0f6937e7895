export { importRateCard, type RateCardReport, rateCardFeed, rollBackRateCard } from './import-rate-card.ts';
export { readRateCards } from './rate-card.repository.ts';
