import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { notificationChoices } from './choices.ts';
import { notificationTopics } from './topics.ts';

const byDefault = { 'new-device': { email: true, sms: false } };

describe('notification choices', () => {
  it('before anybody chose: mail about a new device, and no SMS', () => {
    expect(notificationChoices({})).toEqual(byDefault);
    expect(notificationChoices(null)).toEqual(byDefault);
  });

  it('keep what was chosen, and fill in what was not', () => {
    const both = { 'new-device': { email: false, sms: true } };
    expect(notificationChoices(both)).toEqual(both);
    expect(notificationChoices({ 'new-device': { email: false } })).toEqual({
      'new-device': { email: false, sms: false },
    });
  });

  it('have a yes or no for every topic and channel, whatever is stored', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        const choices = notificationChoices({ 'new-device': stored });
        expect(Object.keys(choices)).toEqual([...notificationTopics]);
        for (const { email, sms } of Object.values(choices)) {
          expect([typeof email, typeof sms]).toEqual(['boolean', 'boolean']);
        }
      }),
    );
  });
});
