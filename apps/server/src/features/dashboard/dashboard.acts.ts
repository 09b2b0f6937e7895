import { subjectOf } from '@hub/contract/acts/act-subject';
import type { ActChange } from '@hub/contract/console/act-calls';
import { addBanner, changeBanner, endBanner as endBannerDeclared } from '@hub/contract/dashboard/banner-acts';
import { bannerTexts as texts } from '@hub/contract/dashboard/banner-texts';
import { formatDate, todayInIndia } from '@hub/domain';
import { type ActContext, act } from '../../acts/act.ts';
import { Refusal } from '../../calls/refusal/refusal.ts';
import type { Tx } from '../../db/database.ts';
import type { BannerAudience } from '../../db/schema/platform.ts';
import { countAudience } from './banner.repository.ts';
import {
  type BannerContent,
  type BannerRow,
  endBanner,
  insertBanner,
  lockBanner,
  updateBanner,
} from './banner-master.repository.ts';

const { faults, fields, sentences, effects } = texts;

const refusedAt = (field: string, message: string): Refusal =>
  new Refusal('rule', message, { fields: { [field]: message } });
const todayOf = ({ clock }: Pick<ActContext, 'clock'>): string => todayInIndia(clock.now()).toString();

interface Typed {
  readonly title: string;
  readonly text: string;
  readonly action?: string | undefined;
  readonly link?: string | undefined;
  readonly tone: BannerContent['tone'];
  readonly audience: BannerAudience;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly place?: number | undefined;
}

function heldDay(field: string, typed = ''): string | null {
  if (typed === '') return null;
  try {
    return Temporal.PlainDate.from(typed).toString();
  } catch {
    throw refusedAt(field, faults.day);
  }
}

function contentOf(context: ActContext, typed: Typed): BannerContent {
  const { title, text, tone, audience, place = 0, action = '', link = '' } = typed;
  const [from, to] = [heldDay('from', typed.from), heldDay('to', typed.to)];
  if (from !== null && to !== null && to < from) throw refusedAt('to', faults.wrongOrder);
  if (to !== null && to < todayOf(context)) throw refusedAt('to', faults.past);
  if ((action === '') !== (link === '')) throw refusedAt('link', faults.both);
  return { title, text, tone, audience, place, action: action || null, link: link || null, from, to };
}

const shown = (iso: string | null, none: string): string =>
  iso === null ? none : formatDate(Temporal.PlainDate.from(iso));
const span = ({ from, to }: BannerContent): string =>
  texts.span(shown(from, texts.now), shown(to, texts.open));

const lines = (content: BannerContent): ActChange[] =>
  [
    { what: fields.title, after: content.title },
    { what: fields.text, after: content.text },
    { what: fields.action, after: content.action ?? '' },
    { what: fields.link, after: content.link ?? '' },
    { what: fields.tone, after: fields.tones[content.tone] },
    { what: fields.audience, after: fields.audiences[content.audience] },
    { what: texts.days, after: span(content) },
    { what: fields.place, after: String(content.place) },
  ].map((line) => ({ ...line, before: '' }));

const changesBetween = (before: BannerContent | null, after: BannerContent): ActChange[] => {
  const was = before === null ? [] : lines(before);
  return lines(after)
    .map((line, at) => ({ ...line, before: was[at]?.after ?? '' }))
    .filter((line) => line.before !== line.after);
};

async function reachOf(context: ActContext, tx: Tx, audience: BannerAudience): Promise<string> {
  const { reach, distributors } = await countAudience(tx, audience, todayOf(context));
  return effects.seen(reach, distributors);
}

async function running(context: ActContext, tx: Tx, id: string): Promise<BannerRow> {
  const row = await lockBanner(tx, Number(id));
  if (row === null) throw refusedAt('id', faults.unknown);
  if (row.to !== null && row.to < todayOf(context)) throw refusedAt('id', faults.ended);
  return row;
}

const add = act({
  declaration: addBanner,
  async preview(context, tx, typed) {
    const content = contentOf(context, typed);
    return {
      subject: subjectOf('banner', content.title),
      subjectName: content.title,
      sentence: sentences.add(content.title),
      changes: changesBetween(null, content),
      effects: [await reachOf(context, tx, content.audience)],
    };
  },
  run: async (context, tx, typed) => ({ id: await insertBanner(tx, contentOf(context, typed)) }),
});

const change = act({
  declaration: changeBanner,
  async preview(context, tx, { id, ...typed }) {
    const [row, content] = [await running(context, tx, id), contentOf(context, typed)];
    const changes = changesBetween(row, content);
    if (changes.length === 0) throw refusedAt('title', faults.same);
    return {
      subject: subjectOf('banner', id),
      subjectName: row.title,
      sentence: sentences.change(row.title),
      changes,
      effects: [await reachOf(context, tx, content.audience)],
    };
  },
  run: (context, tx, { id, ...typed }) => updateBanner(tx, Number(id), contentOf(context, typed)),
});

const end = act({
  declaration: endBannerDeclared,
  async preview(context, tx, { id }) {
    const row = await running(context, tx, id);
    const yesterday = Temporal.PlainDate.from(todayOf(context)).subtract({ days: 1 }).toString();
    return {
      subject: subjectOf('banner', id),
      subjectName: row.title,
      sentence: sentences.end(row.title),
      changes: [{ what: texts.days, before: span(row), after: span({ ...row, to: yesterday }) }],
      effects: [effects.gone],
    };
  },
  run: (context, tx, { id }) => endBanner(tx, Number(id), todayOf(context)),
});

export const dashboardActs = [add, change, end];
