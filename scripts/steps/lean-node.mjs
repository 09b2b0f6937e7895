/** An import of any size stays under 300 MB: its batches are small, only the collector must not be lazy. */
export const leanNode = ['--max-old-space-size=150', '--max-semi-space-size=24'];
