/** The calls of the page on which an investor confirms a change; apart from their shapes, like `confirmationPaths`. */
export const changePaths = {
  open: '/{hub}/change/open',
  otp: '/{hub}/change/otp',
  decide: '/{hub}/change/decide',
} as const;
