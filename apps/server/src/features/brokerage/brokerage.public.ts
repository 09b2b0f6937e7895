export { readRateCards } from './rate-card.repository.ts';
