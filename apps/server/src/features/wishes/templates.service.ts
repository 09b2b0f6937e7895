import { Readable } from 'node:stream';
import type { RequestOf, ResponseOf } from '@hub/contract';
import {
  type categories,
  type templates,
  type WishDesign,
  type wishCard,
  wishDesigns,
} from '@hub/contract/calls/wishes/wishes';
import { todayInIndia } from '@hub/domain';
import type { WishLanguage } from '@hub/domain/wishes/greetings';
import { wishDraft } from '@hub/domain/wishes/wish-text';
import type { SignedInContext } from '../../calls/call-context.ts';
import { oneStatement } from '../../db/queries.ts';
import type { FileReply } from '../../exports/file-reply.ts';
import { drawCard } from './card/draw-card.ts';
import { allCategories, categoryAhead, greetingIn } from './category.ts';
import { findSender } from './clients.repository.ts';

export function getCategories({ clock }: SignedInContext): ResponseOf<typeof categories> {
  return {
    items: allCategories(todayInIndia(clock.now())).map(({ id, name, kind, festival }) => ({
      id,
      name,
      kind,
      from: festival && `${festival.from}`,
    })),
  };
}

const fitting: Readonly<Record<string, WishDesign>> = {
  birthday: 'petals',
  marriage: 'rangoli',
  'first-investment': 'sunrise',
  'festival-makar-sankranti': 'kites',
  'festival-uttarayan': 'kites',
  'festival-onam': 'rangoli',
  'festival-pongal': 'rangoli',
  'festival-new-year': 'sunrise',
};

export async function getTemplates(
  { db, session: { arn }, clock }: SignedInContext,
  { id }: RequestOf<typeof templates>,
): Promise<ResponseOf<typeof templates>> {
  const category = categoryAhead(id, todayInIndia(clock.now()));
  const first = fitting[id] ?? 'lamps';
  return {
    name: category.name,
    drafts: Object.entries(category.greetings).map(([language, greeting]) => ({
      language: language as WishLanguage,
      greeting,
      text: wishDraft(greeting),
    })),
    designs: [first, ...wishDesigns.filter((one) => one !== first)],
    distributor: await findSender(oneStatement(db, { arn }), arn),
  };
}

/** Drawn for the asker: nothing is kept. */
export async function getWishCard(
  { db, session: { arn }, clock, limit }: SignedInContext,
  { category: id, language, design }: RequestOf<typeof wishCard>,
): Promise<FileReply> {
  await limit({ name: 'wishes-card', key: arn, max: 300, windowSeconds: 3600 });
  const greeting = greetingIn(categoryAhead(id, todayInIndia(clock.now())), language);
  const distributor = await findSender(oneStatement(db, { arn }), arn);
  const card = await drawCard({ design, language, greeting, distributor, arn });
  return {
    fileName: `${id}.jpg`,
    contentType: 'image/jpeg',
    rows: 1,
    write: async () => ({ size: card.length, body: Readable.from([card]) }),
  };
}
