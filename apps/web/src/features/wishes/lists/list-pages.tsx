export { AnniversaryPage } from './anniversary-page.tsx';
export { BirthdayPage } from './birthday-page.tsx';
export { BirthdayWishesPage } from './birthday-wishes-page.tsx';
export { FestivalPage } from './festival-page.tsx';
export { HubPage } from './hub-page.tsx';
