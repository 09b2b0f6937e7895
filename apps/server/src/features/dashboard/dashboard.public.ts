export { addFirstBanners, type NewBanner } from './banner.repository.ts';
