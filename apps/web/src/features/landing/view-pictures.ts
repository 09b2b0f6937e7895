import clientDesktopDark from './pictures/client-desktop-dark.avif';
import clientDesktopLight from './pictures/client-desktop-light.avif';
import clientPhoneDark from './pictures/client-phone-dark.avif';
import clientPhoneLight from './pictures/client-phone-light.avif';
import dashboardDesktopDark from './pictures/dashboard-desktop-dark.avif';
import dashboardDesktopLight from './pictures/dashboard-desktop-light.avif';
import dashboardPhoneDark from './pictures/dashboard-phone-dark.avif';
import dashboardPhoneLight from './pictures/dashboard-phone-light.avif';
import ordersDesktopDark from './pictures/orders-desktop-dark.avif';
import ordersDesktopLight from './pictures/orders-desktop-light.avif';
import ordersPhoneDark from './pictures/orders-phone-dark.avif';
import ordersPhoneLight from './pictures/orders-phone-light.avif';

/** Taken by `npm run pictures:landing`. */
export const viewPictures = {
  dashboard: {
    light: { desktop: dashboardDesktopLight, phone: dashboardPhoneLight },
    dark: { desktop: dashboardDesktopDark, phone: dashboardPhoneDark },
  },
  orders: {
    light: { desktop: ordersDesktopLight, phone: ordersPhoneLight },
    dark: { desktop: ordersDesktopDark, phone: ordersPhoneDark },
  },
  client: {
    light: { desktop: clientDesktopLight, phone: clientPhoneLight },
    dark: { desktop: clientDesktopDark, phone: clientPhoneDark },
  },
} as const;
