import beginDesktopDark from '../pictures/begin-desktop-dark.avif';
import beginDesktopLight from '../pictures/begin-desktop-light.avif';
import beginPhoneDark from '../pictures/begin-phone-dark.avif';
import beginPhoneLight from '../pictures/begin-phone-light.avif';
import opportunitiesDesktopDark from '../pictures/opportunities-desktop-dark.avif';
import opportunitiesDesktopLight from '../pictures/opportunities-desktop-light.avif';
import opportunitiesPhoneDark from '../pictures/opportunities-phone-dark.avif';
import opportunitiesPhoneLight from '../pictures/opportunities-phone-light.avif';
import ordersDesktopDark from '../pictures/orders-desktop-dark.avif';
import ordersDesktopLight from '../pictures/orders-desktop-light.avif';
import ordersPhoneDark from '../pictures/orders-phone-dark.avif';
import ordersPhoneLight from '../pictures/orders-phone-light.avif';

/** Taken by `npm run pictures:landing`. */
export const viewPictures = {
  begin: {
    light: { desktop: beginDesktopLight, phone: beginPhoneLight },
    dark: { desktop: beginDesktopDark, phone: beginPhoneDark },
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
