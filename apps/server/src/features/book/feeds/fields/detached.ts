/**
 * A copy that stands alone. Engines cut a field out of a chunk by pointing into it, so whoever keeps a field
 * longer than its batch keeps the whole chunk; a few thousand kept fields are hundreds of megabytes.
 */
export const detached = (text: string): string => Buffer.from(text, 'utf8').toString('utf8');
