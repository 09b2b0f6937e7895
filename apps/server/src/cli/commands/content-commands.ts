import { addContent, recallPiece } from '@hub/contract/co-branding/content-acts';
import { dayText, todayInIndia } from '@hub/domain';
import type { Command } from 'commander';
import { CONTENT_MANIFEST } from '../../features/co-branding/co-branding.acts.ts';
import { createKeyring } from '../../http/auth/security.ts';
import { systemClock } from '../../ports/clock/system-clock.ts';
import type { ActTerminal } from '../acts/act-terminal.ts';
import { actFolderOf } from '../acts/local-files.ts';
import { runVerb, type VerbOptions } from '../acts/run-verb.ts';
import { addVerb, addWho } from '../acts/verb.ts';

interface Added {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly same: readonly string[];
}

// They bring along what draws PDFs, some 700 modules, which no other command needs.
const coBranding = () => import('../../features/co-branding/co-branding.public.ts');

const listed = (what: string, ids: readonly string[]): string[] =>
  ids.length === 0 ? [] : [`${what}: ${ids.join(', ')}.`];

function addedText(parts: readonly Added[]): string {
  const lines = parts.flatMap(({ added, changed, same }) => [
    ...listed('Added', added),
    ...listed('Changed', changed),
    ...listed('The same as before', same),
  ]);
  return lines.length === 0 ? 'There is nothing in the folder.' : lines.join('\n');
}

/** `hub content …`: what the asset manager's marketing gives to distributors. */
export function addContentCommands(program: Command, terminal: ActTerminal): void {
  const { say, withDatabase } = terminal;
  const content = program.command('content').description('marketing pieces and videos for distributors');
  const add = content
    .command('add')
    .description(`bring in what ${CONTENT_MANIFEST} of a folder lists; one fault, and nothing is taken`)
    .argument('<folder>', `with ${CONTENT_MANIFEST} and the files that it names`);
  addWho(add).action((path: string, who: VerbOptions) =>
    withDatabase(async (...opened) => {
      const { folder, localFiles } = await actFolderOf(path, CONTENT_MANIFEST);
      const order = { ...who, act: addContent.name, input: { folder }, localFiles };
      const outcome = await runVerb(terminal, opened, order);
      if (outcome !== null) say(addedText(outcome.answer as readonly Added[]));
    }),
  );
  content
    .command('list')
    .description('print all pieces and how they stand today')
    .action(() =>
      withDatabase(async (db, _, clock) => {
        const { listContent } = await coBranding();
        const pieces = await listContent(db, todayInIndia(clock.now()));
        for (const { id, version, type, validity, validTo, languages, title } of pieces) {
          const until = dayText(validTo);
          say(`${id}  v${version}  ${type}  ${validity}, to ${until}  ${languages.join(' ')}  ${title}`);
        }
        if (pieces.length === 0) say('The library is empty.');
      }),
    );
  content
    .command('key')
    .description('print the public key with which anybody can check the link on a piece or a certificate')
    .action(() =>
      withDatabase(async (_, config) => say(createKeyring(config, systemClock).publicKeyPem.trimEnd())),
    );
  addVerb(content, terminal, recallPiece, {
    description: 'take a piece back: nobody may use it any more, and its copies say so',
    positional: ['id'],
    flags: { words: 'reason' },
    reasonIn: 'words',
    done: ({ id }) => `Recalled ${id}.`,
  });
}
