import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { festivals } from './festivals.ts';
import { greetingsFor, wishLanguages } from './greetings.ts';
import { type WishRecipient, wishFault } from './wish-fault.ts';
import { fillWish, LONGEST_WISH, wishDraft, wishTextFault } from './wish-text.ts';
import { wishTimeFault, wishTimes, wishTiming } from './wish-time.ts';

describe('who may get a wish', () => {
  const asha: WishRecipient = { consent: 'given', contact: '9876543210', isDead: false, sent: new Set() };
  const fault = (change: Partial<WishRecipient>) => wishFault('birthday-2026', 'sms', { ...asha, ...change });

  it('is who agreed, can be reached, and did not get it this year', () => {
    expect(fault({})).toBeNull();
    expect(fault({ consent: null })).toBe('no-consent');
    expect(fault({ consent: 'withdrawn' })).toBe('opted-out');
    expect(fault({ contact: null })).toBe('no-contact');
    expect(fault({ contact: 'asha@example.in' })).toBe('no-contact');
    expect(fault({ isDead: true })).toBe('dead-contact');
    expect(fault({ sent: new Set(['birthday-2026']) })).toBe('already-sent');
    expect(fault({ sent: new Set(['birthday-2025', 'marriage-2026']) })).toBeNull();
    expect(wishFault('birthday-2026', 'email', asha)).toBe('no-contact');
    expect(wishFault('birthday-2026', 'email', { ...asha, contact: 'asha@example.in' })).toBeNull();
  });
});

describe('the text of a wish', () => {
  const names = { name: 'Asha Rao', distributor: 'Sharma Investments' };

  it('has the names in place of its marks, once over', () => {
    expect(fillWish(wishDraft('Happy Diwali'), names)).toBe('Asha Rao, Happy Diwali!\nSharma Investments');
    expect(fillWish('{name}', { name: '{distributor} $& $1', distributor: 'x' })).toBe('{distributor} $& $1');
  });

  it('is refused empty, too long with its names, with markup, a link or a mark that is none', () => {
    const fault = (text: string, who = names) => wishTextFault(text, who);
    expect(fault(' \n')).toBe('empty');
    expect(fault('x'.repeat(LONGEST_WISH))).toBeNull();
    expect(fault('x'.repeat(LONGEST_WISH + 1))).toBe('too-long');
    expect(fault('x'.repeat(5000))).toBe('too-long');
    expect(fault(`{name}${'x'.repeat(LONGEST_WISH - 8)}`)).toBeNull();
    expect(fault(`{name}${'x'.repeat(LONGEST_WISH - 7)}`)).toBe('too-long');
    for (const text of ['<b>Hi</b>', 'a\u0000b', 'a\u202eb', 'a\tb'])
      expect(fault(text), text).toBe('markup');
    for (const text of ['{amount}', 'Hi {name', '{{name}}', '{ name }']) {
      expect(fault(text), text).toBe('unknown-mark');
    }
    for (const text of ['See https://a.b', 'www.example', 'at fund.in now', 'bit.ly/x'])
      expect(fault(text), text).toBe('link');
    expect(fault('A good year.In it, health. 10.30 a.m.')).toBeNull();
    expect(fault('Happy birthday 🎂 {name}\n{distributor}')).toBeNull();
  });

  it('never has more in it than it and its names had', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (text, name, distributor) => {
        const fault = wishTextFault(text, { name, distributor });
        if (fault !== null) return;
        expect(fillWish(text, { name, distributor }).length).toBeLessThanOrEqual(LONGEST_WISH);
        expect(fillWish(text, { name: '', distributor: '' })).not.toMatch(/[<>{}]/);
      }),
    );
  });
});

describe('greetings', () => {
  const languages = Object.keys(wishLanguages);
  /** The script each language is written in. */
  const scripts = {
    en: /^[\p{Script=Latin} -]+$/u,
    hi: /^[\p{Script=Devanagari} -]+$/u,
    mr: /^[\p{Script=Devanagari} ]+$/u,
    gu: /^[\p{Script=Gujarati} ]+$/u,
    ta: /^[\p{Script=Tamil} ]+$/u,
    te: /^[\p{Script=Telugu} ]+$/u,
    kn: /^[\p{Script=Kannada} ]+$/u,
    ml: /^[\p{Script=Malayalam} ]+$/u,
    bn: /^[\p{Script=Bengali} ]+$/u,
  };
  const wished = festivals.filter(({ greeting }) => greeting !== null);
  const all = [
    ...(['birthday', 'marriage', 'first-investment'] as const).map((kind) => ({ kind })),
    ...wished.map(({ id }) => ({ kind: 'festival' as const, festival: id })),
  ].map((occasion) => greetingsFor(occasion));

  it('are there in nine languages for birthdays, marriages and Diwali, else at least in English and Hindi', () => {
    const [birthday, marriage, investment] = all;
    expect(Object.keys(birthday ?? {})).toEqual(languages);
    expect(Object.keys(marriage ?? {})).toEqual(languages);
    expect(Object.keys(investment ?? {})).toEqual(['en', 'hi']);
    const spoken = (festival: string) => Object.keys(greetingsFor({ kind: 'festival', festival }));
    expect(spoken('ganesh-chaturthi')).toEqual(['en', 'hi', 'mr', 'gu']);
    expect(spoken('onam')).toEqual(['en', 'hi', 'ml']);
    expect(Object.keys(greetingsFor({ kind: 'festival', festival: 'diwali' }))).toEqual(languages);
    for (const greetings of all) expect(greetings).toHaveProperty('en');
    for (const greetings of all) expect(greetings).toHaveProperty('hi');
  });

  it('are in the script of their language, and fit a wish', () => {
    for (const greetings of all) {
      for (const [language, greeting] of Object.entries(greetings)) {
        expect(greeting).toMatch(scripts[language as keyof typeof scripts]);
        const names = { name: 'x'.repeat(120), distributor: 'x'.repeat(120) };
        expect(wishTextFault(wishDraft(greeting), names)).toBeNull();
      }
    }
  });

  it('are none for a solemn day, nor for one that nobody knows', () => {
    for (const festival of ['good-friday', 'muharram']) {
      expect(greetingsFor({ kind: 'festival', festival })).toEqual({});
    }
  });
});

describe('the time of a wish', () => {
  const now = Temporal.Instant.from('2026-11-07T12:00+05:30');
  const at = (iso: string) => Temporal.PlainDateTime.from(iso);
  const instant = (iso: string) => Temporal.Instant.from(`${iso}+05:30`);

  it('can be chosen only where it is good for every day', () => {
    const day = (iso: string) => Temporal.PlainDate.from(iso);
    const today = day('2026-11-07');
    const tomorrow = day('2026-11-08');
    const offered = (days: Temporal.PlainDate[], at: string) => wishTimes(days, instant(`2026-11-07T${at}`));
    expect(offered([today], '12:30')).toEqual({
      isNowGood: true,
      hours: [13, 14, 15, 16, 17, 18, 19, 20],
    });
    expect(offered([today, tomorrow], '18:00')).toEqual({ isNowGood: false, hours: [19, 20] });
    expect(offered([tomorrow], '23:00').hours).toHaveLength(12);
    expect(offered([today], '07:00').isNowGood).toBe(false);
    expect(offered([today], '07:00').hours[0]).toBe(9);
    expect(offered([today], '21:00')).toEqual({ isNowGood: false, hours: [] });
    // What is offered is never refused.
    for (const hour of offered([today, tomorrow], '12:30').hours) {
      for (const on of [today, tomorrow]) {
        expect(wishTimeFault(on.toPlainDateTime({ hour }), instant('2026-11-07T12:30'))).toBeNull();
      }
    }
  });

  it('lies ahead, within a year and not at night', () => {
    expect(wishTimeFault(at('2026-11-08T09:00'), now)).toBeNull();
    expect(wishTimeFault(at('2026-11-08T20:59'), now)).toBeNull();
    expect(wishTimeFault(at('2026-11-07T12:00'), now)).toBe('past');
    expect(wishTimeFault(at('2020-11-08T09:00'), now)).toBe('past');
    expect(wishTimeFault(at('2027-11-07T12:01'), now)).toBe('too-far');
    expect(wishTimeFault(at('2026-11-08T08:59'), now)).toBe('hour');
    expect(wishTimeFault(at('2026-11-08T21:00'), now)).toBe('hour');
  });

  it('comes, lasts until the evening, and is missed after it', () => {
    const timing = (iso: string) => wishTiming(at('2026-11-08T10:30'), instant(iso));
    expect(timing('2026-11-08T10:29:59')).toBe('waiting');
    expect(timing('2026-11-08T10:30')).toBe('due');
    expect(timing('2026-11-08T20:59:59')).toBe('due');
    expect(timing('2026-11-08T21:00')).toBe('missed');
    expect(timing('2026-11-10T11:00')).toBe('missed');
  });
});
