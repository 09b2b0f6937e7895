import { expect, it } from 'vitest';
import { clockText } from './clock-text.ts';

it('seconds stand as on a player, with hours only where there are some', () => {
  const written = [0, 9.9, 65, 600, 3599, 3600, 7325].map(clockText);
  expect(written).toEqual(['0:00', '0:09', '1:05', '10:00', '59:59', '1:00:00', '2:02:05']);
});
