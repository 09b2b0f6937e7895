/** What the thread says of a PDF: its pages in a new one, or why not. */
export type CleanedPdf =
  | { readonly clean: Uint8Array; readonly fault: null }
  | { readonly clean: null; readonly fault: 'locked' | 'unreadable' };
