import { screenAddress } from '@hub/contract';

/** The address of the screen that is open, with what the browser keeps to itself. */
export const openAddress = ({ pathname, search, hash }: Location = window.location): string =>
  screenAddress(pathname + search + hash);
