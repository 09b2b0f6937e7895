import type { Brand } from '@hub/contract';
import { newContentTexts } from '@hub/contract/notifications/new-content-texts';
import { parseArn, todayInIndia } from '@hub/domain';
import type { Tx } from '../../db/database.ts';
import { notifyEverybody } from './fan-out.ts';

interface Library {
  /** One of its things in a distributor's words; with an s it is many. */
  readonly name: string;
  /** Where all of them are, and where one is. */
  readonly list: string;
  readonly linkTo: (id: string) => string;
  /** What is shown by that day and was not told of, each once: whoever takes it tells it. */
  readonly takeUntold: (
    tx: Tx,
    day: string,
    at: string,
  ) => Promise<readonly { readonly id: string; readonly title: string }[]>;
}

interface Announcement {
  /** Whose distributors are told; null: nobody is, nor later. */
  readonly brand: Brand | null;
  readonly now: Temporal.Instant;
}

/** Titles that a notification has room for. */
const NAMED = 3;

/** They open no library (Spec §6). */
const teamsOf = ({ internalTeams: { groups, suffix } }: Brand): string[] =>
  groups.flat().flatMap((arn) => parseArn(arn, suffix) ?? []);

/** Tells of all that is new in a library, in one notification, whoever may open it. */
export const notificationOf =
  ({ name, list, linkTo, takeUntold }: Library) =>
  async (tx: Tx, { brand, now }: Announcement): Promise<void> => {
    const items = await takeUntold(tx, todayInIndia(now).toString(), now.toString());
    const [first] = items;
    if (brand === null || first === undefined) return;
    const titles = items.slice(0, NAMED).map(({ title }) => title);
    const more = items.length - titles.length;
    await notifyEverybody(tx, {
      topic: 'content',
      title: newContentTexts.title(name, items.length),
      body: newContentTexts.body(titles, more),
      link: items.length === 1 ? linkTo(first.id) : list,
      at: now.toString(),
      except: teamsOf(brand),
    });
  };
