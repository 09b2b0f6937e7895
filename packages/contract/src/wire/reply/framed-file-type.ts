/** Apart from the reader of such a file (`framed-file.ts`), which nobody needs before the first download. */
export const FRAMED_FILE_TYPE = 'application/vnd.distributor-hub.framed-file';
