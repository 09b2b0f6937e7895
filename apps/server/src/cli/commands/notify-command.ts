import { resolveDeepLink } from '@hub/contract';
import { type NoticeTopic, noticeTopics } from '@hub/domain/notifications/notice-topics';
import { type Command, Option } from 'commander';
import type { Config } from '../../config/config.ts';
import { countEverybody, notifyEverybody } from '../../features/notifications/notifications.public.ts';
import { OperatorError } from './operator-error.ts';
import type { WithDatabase } from './with-database.ts';

interface NotifyTerminal {
  say(text: string): void;
  readonly withDatabase: WithDatabase;
}

interface Requested {
  readonly topic: NoticeTopic;
  readonly title: string;
  readonly body: string;
  readonly link?: string;
  readonly dryRun?: true;
}

const longest = { title: 80, body: 400 } as const;

/** One line of plain text. */
function checkWords(what: keyof typeof longest, text: string): string {
  const words = text.trim();
  if (words === '' || words.length > longest[what] || /[\p{Cc}<>]/u.test(words)) {
    throw new OperatorError(`--${what} takes plain text of at most ${longest[what]} characters.`);
  }
  return words;
}

function checkLink(link: string | undefined, config: Config): string | null {
  if (link === undefined) return null;
  const target = resolveDeepLink(link, config.brand.slug, config.brand.deepLinkHosts);
  if (target === null) throw new OperatorError('--link takes a screen of the app, like /distributor/nav.');
  return target;
}

/** `hub notify`: news to all distributors. */
export function addNotifyCommand(program: Command, { say, withDatabase }: NotifyTerminal): void {
  program
    .command('notify')
    .description('tell every distributor something: in the app, and as push or mail where they chose so')
    .addOption(new Option('--topic <topic>', 'what it is about').choices(noticeTopics).default('news'))
    .requiredOption('--title <words>', `at most ${longest.title} characters`)
    .requiredOption('--body <words>', `at most ${longest.body} characters`)
    .option('--link <path>', 'the screen it opens, like /distributor/nav')
    .option('--dry-run', 'say how many would be notified, and notify no one')
    .action((requested: Requested) =>
      withDatabase(async (db, config, clock) => {
        const notice = {
          topic: requested.topic,
          title: checkWords('title', requested.title),
          body: checkWords('body', requested.body),
          link: checkLink(requested.link, config),
          at: clock.now().toString(),
        };
        const said = (count: number) => `${count.toLocaleString('en-IN')} distributors`;
        if (requested.dryRun) say(`Would notify ${said(await countEverybody(db))}.`);
        else say(`Notified ${said(await notifyEverybody(db, notice))}.`);
      }),
    );
}
