/**
 * An import of any size stays under 300 MB: its batches are small, only the collector must not be lazy. Nor too busy: by
 * itself it lets so small a heap grow by a third and then looks through all of it again, for a batch or two each time,
 * which is a seventh of an import's work.
 */
export const leanNode = [
  '--max-old-space-size=150',
  '--max-semi-space-size=16',
  '--heap-growing-percent=300',
];
