const secondPerson = 'reason, second person';

/** What the acts about testimonials are called, what they say, and why one is refused. */
export const testimonialActTexts = {
  add: { title: 'Add a testimonial', did: 'added the testimonial of {subject}', asks: secondPerson },
  remove: {
    title: 'Remove the testimonial',
    did: 'removed the testimonial of {subject}',
    asks: 'reason, at once',
  },
  fields: {
    id: 'Testimonial',
    name: 'Name',
    nameHelp: 'Who says it, with their consent.',
    about: 'Who they are',
    aboutHelp: 'Like “distributor, Pune”.',
    words: 'Words',
    wordsHelp: 'On the hub only: nothing on returns, schemes, rankings or advice.',
    language: 'Language',
    languages: { en: 'English', hi: 'Hindi' },
  },
  sentences: {
    add: (name: string): string => `Show what ${name} says of the hub`,
    remove: (name: string): string => `Show no more what ${name} says`,
  },
  faults: {
    unknown: 'There is no such testimonial.',
    word: (word: string): string =>
      `“${word}” may not stand there. A testimonial is about the hub, never about returns, schemes, rankings or advice.`,
  },
} as const;
