/** The letters of a remark on a part that is sent back. */
export const MOST_REMARK = 300;
