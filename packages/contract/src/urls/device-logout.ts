/** Where "Log out that device" in a mail leads. */
export const deviceLogoutHref = (token: string): string => `/logout-device/${token}`;
