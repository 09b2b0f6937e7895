/** What the thread that reads Excel files answers. */
export type XlsxReply = { readonly rows: readonly (readonly string[])[] } | { readonly fault: 'damaged' };
