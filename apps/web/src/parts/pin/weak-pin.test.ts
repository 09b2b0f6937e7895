import { expect, it } from 'vitest';
import { isWeakPin } from './weak-pin.ts';

it.each(['000000', '111111', '123456', '654321', '345678'])('takes %s for a weak PIN', (pin) => {
  expect(isWeakPin(pin)).toBe(true);
});

it.each(['246810', '135790', '112233', '902817', '890123'])('takes %s for a PIN', (pin) => {
  expect(isWeakPin(pin)).toBe(false);
});
