import opportunitiesDesktopDark from '../pictures/opportunities-desktop-dark.avif';
import opportunitiesDesktopLight from '../pictures/opportunities-desktop-light.avif';
import opportunitiesPhoneDark from '../pictures/opportunities-phone-dark.avif';
import opportunitiesPhoneLight from '../pictures/opportunities-phone-light.avif';
import ordersDesktopDark from '../pictures/orders-desktop-dark.avif';
import ordersDesktopLight from '../pictures/orders-desktop-light.avif';
import ordersPhoneDark from '../pictures/orders-phone-dark.avif';
import ordersPhoneLight from '../pictures/orders-phone-light.avif';
import startDesktopDark from '../pictures/start-desktop-dark.avif';
import startDesktopLight from '../pictures/start-desktop-light.avif';
import startPhoneDark from '../pictures/start-phone-dark.avif';
import startPhoneLight from '../pictures/start-phone-light.avif';

/** Taken by `npm run pictures:landing`. */
export const viewPictures = {
  start: {
    light: { desktop: startDesktopLight, phone: startPhoneLight },
    dark: { desktop: startDesktopDark, phone: startPhoneDark },
  },
  orders: {
    light: { desktop: ordersDesktopLight, phone: ordersPhoneLight },
    dark: { desktop: ordersDesktopDark, phone: ordersPhoneDark },
  },
  opportunities: {
    light: { desktop: opportunitiesDesktopLight, phone: opportunitiesPhoneLight },
    dark: { desktop: opportunitiesDesktopDark, phone: opportunitiesPhoneDark },
  },
} as const;
