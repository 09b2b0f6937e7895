import { type Command, InvalidArgumentError } from 'commander';
import { Refusal } from '../../calls/refusal/refusal.ts';
import type { Database } from '../../db/database.ts';
import {
  addTestimonial,
  listTestimonials,
  removeTestimonial,
} from '../../features/landing/landing.public.ts';
import { OperatorError } from './operator-error.ts';

interface TestimonialTerminal {
  say(text: string): void;
  readonly withDatabase: (work: (db: Database) => Promise<void>) => Promise<void>;
}

/** `hub testimonial …`: what distributors say of the hub on its public page. */
export function addTestimonialCommands(program: Command, { say, withDatabase }: TestimonialTerminal): void {
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
  testimonial
    .command('add')
    .description('about the hub only: words on returns, schemes, rankings or advice are refused')
    .requiredOption('--name <name>', 'who says it, with their consent')
    .requiredOption('--about <words>', 'who they are and where, like "distributor, Pune"')
    .requiredOption('--words <words>', '20 to 280 letters')
    .option('--language <language>', 'en or hi', 'en')
    .action((given: unknown) =>
      withDatabase(async (db) => {
        try {
          say(`Added testimonial ${await addTestimonial(db, given)}.`);
        } catch (error) {
          throw error instanceof Refusal ? new OperatorError(error.message) : error;
        }
      }),
    );
  testimonial
    .command('remove')
    .description('take one off the page')
    .argument('<id>', 'its number in the list', idArgument)
    .action((id: number) =>
      withDatabase(async (db) => {
        if (!(await removeTestimonial(db, id))) throw new OperatorError(`There is no testimonial ${id}.`);
        say(`Removed testimonial ${id}.`);
      }),
    );
}

function idArgument(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('Take a number of the list.');
  return Number(text);
}
