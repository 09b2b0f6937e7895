export const leanNode: readonly string[];
