import { addTestimonial, removeTestimonial } from '@hub/contract/landing/landing-acts';
import type { Command } from 'commander';
import { listTestimonials } from '../../features/landing/landing.public.ts';
import type { ActTerminal } from '../acts/act-terminal.ts';
import { addVerb } from '../acts/verb.ts';

/** `hub testimonial …`: what distributors say of the hub on its public page. */
export function addTestimonialCommands(program: Command, terminal: ActTerminal): void {
  const { say, withDatabase } = terminal;
  const testimonial = program.command('testimonial').description('what distributors say on the public page');
  testimonial
    .command('list')
    .description('print all, the newest first; the page shows the first six')
    .action(() =>
      withDatabase(async (db) => {
        const all = await listTestimonials(db);
        for (const { id, name, about, words, language } of all) {
          say(`${id}  ${name}, ${about} (${language})\n  ${words}`);
        }
        if (all.length === 0) say('There is no testimonial.');
      }),
    );
  addVerb(testimonial, terminal, addTestimonial, {
    description: 'about the hub only: words on returns, schemes, rankings or advice are refused',
    done: (_, { id }: { id: number }) => `Added testimonial ${id}.`,
  });
  addVerb(testimonial, terminal, removeTestimonial, {
    description: 'take one off the page',
    positional: ['id'],
    done: ({ id }) => `Removed testimonial ${id}.`,
  });
}
