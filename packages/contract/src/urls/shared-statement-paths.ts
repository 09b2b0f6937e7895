/** The calls of the page that shows a shared statement; apart from their shapes, like `confirmationPaths`. */
export const sharedStatementPaths = {
  open: '/{hub}/statements/shared/open',
  file: '/{hub}/statements/shared/file',
} as const;
