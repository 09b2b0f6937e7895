/** What the figures of a run count for. Strict: a test that passed only at its second try has failed. */
export function outcomeOf(stats, code, isStrict) {
  const failed = Math.max(stats.unexpected, code === 0 ? 0 : 1);
  return isStrict
    ? { passed: stats.expected, failed: failed + stats.flaky }
    : { passed: stats.expected + stats.flaky, failed };
}
