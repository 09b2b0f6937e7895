import type { ActDeclaration, ActField } from '@hub/contract/acts/act-declaration';
import { actTexts } from '@hub/contract/acts/act-texts';
import { type Command, InvalidArgumentError, Option } from 'commander';
import type * as z from 'zod/mini';
import type { ActTerminal } from './act-terminal.ts';
import { runVerb } from './run-verb.ts';

type Values = Readonly<Record<string, unknown>>;

/** How a verb of today is written; without it every field is an option of its name. */
interface VerbShape {
  readonly verb?: string;
  readonly alias?: string;
  readonly description?: string;
  /** Fields that stand in their order after the verb, as commander writes them: `reference`, `items...`. */
  readonly positional?: readonly string[];
  /** A field that goes by another name, or the reason itself: `{ words: 'reason' }`, `{ reason: 'because' }`. */
  readonly flags?: Readonly<Record<string, string>>;
  /** A field whose words are the reason too, where none is given. */
  readonly reasonIn?: string;
  /** `--dry-run`: says something and does nothing. */
  readonly dryRun?: { readonly help: string; run(): Promise<void> };
  /** What it says when it is done. */
  done?(input: Values, answer: never): string;
}

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const camel = (name: string): string =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Whether a field may be left out, as its schema says. */
const isOptional = (declaration: ActDeclaration, field: string): boolean => {
  const { shape } = declaration.input as unknown as z.ZodMiniObject<Record<string, z.ZodMiniType>>;
  return shape[field]?._zod.optin !== undefined;
};

function numberArgument(text: string): number {
  if (!/^-?\d{1,15}$/.test(text)) throw new InvalidArgumentError('Take a number.');
  return Number(text);
}

function optionOf(declaration: ActDeclaration, name: string, field: ActField, flag: string): Option {
  const description = field.help ?? field.label;
  if (field.kind === 'yes-no') return new Option(`--${flag}`, description).default(false);
  const isMany = field.kind === 'choices' || field.kind === 'arns';
  const option = new Option(`--${flag} <${isMany ? 'values...' : 'value'}>`, description);
  if (field.options !== undefined && !isMany) option.choices(Object.keys(field.options));
  if (field.kind === 'number') option.argParser(numberArgument);
  return isOptional(declaration, name) ? option : option.makeOptionMandatory();
}

/** `--as` and `--reason`, which every verb that changes something has. */
export function addWho(command: Command, reasonFlag = 'reason'): Command {
  command.option('--as <e-mail>', actTexts.asHelp);
  return reasonFlag === '' ? command : command.option(`--${reasonFlag} <words>`, actTexts.reasonHelp);
}

/** The verb of an act: arguments and options from its fields, its words from its declaration. */
export function addVerb(
  parent: Command,
  terminal: ActTerminal,
  declaration: ActDeclaration,
  shape: VerbShape = {},
): Command {
  const { positional = [], flags = {}, reasonIn } = shape;
  const [, named = declaration.name] = declaration.name.split(/\.(.*)/s);
  const command = parent
    .command(shape.verb ?? named)
    .description(shape.description ?? `${declaration.title} (${declaration.asks})`);
  if (shape.alias !== undefined) command.alias(shape.alias);
  const fields: Readonly<Record<string, ActField>> = declaration.fields;
  const places = positional.map((one) => one.replace('...', ''));
  for (const one of positional) {
    const field = fields[one.replace('...', '')];
    command.argument(
      `<${one}>`,
      field?.help ?? field?.label ?? '',
      field?.kind === 'number' ? numberArgument : undefined,
    );
  }
  const options = Object.entries(fields).filter(([name]) => !places.includes(name));
  for (const [name, field] of options)
    command.addOption(optionOf(declaration, name, field, flags[name] ?? kebab(name)));
  const isReasonTaken = options.some(([name]) => flags[name] === 'reason');
  addWho(command, isReasonTaken ? '' : flags.reason);
  if (shape.dryRun !== undefined) command.option('--dry-run', shape.dryRun.help);
  command.action((...given: unknown[]) => {
    const values = given[places.length] as Values;
    if (shape.dryRun !== undefined && values.dryRun === true) return shape.dryRun.run();
    return terminal.withDatabase(async (...opened) => {
      const input: Record<string, unknown> = {};
      for (const [at, name] of places.entries()) input[name] = given[at];
      for (const [name] of options) {
        const value = values[camel(flags[name] ?? kebab(name))];
        if (value !== undefined) input[name] = value;
      }
      const own = values[camel(flags.reason ?? 'reason')] as string | undefined;
      const outcome = await runVerb(terminal, opened, {
        ...{ act: declaration.name, input, as: values.as as string | undefined },
        // Blank words the act itself refuses, by their own name.
        reason: own ?? (String(input[reasonIn ?? ''] ?? '').trim() || undefined),
      });
      if (outcome !== null) terminal.say(shape.done?.(input, outcome.answer as never) ?? actTexts.done);
    });
  });
  return command;
}
