/** Made once: making one takes longer than all the rest of a message. */
const momentFormat = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
});

/** A moment as messages to investors say it. */
export const momentText = (at: Temporal.Instant): string => momentFormat.format(at.epochMilliseconds);
