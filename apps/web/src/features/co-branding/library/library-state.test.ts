import { expect, it } from 'vitest';
import { libraryState } from './library-state.ts';

it('starts without a scheme, with all types of bucket 1, newest first, and nothing being shared', () => {
  expect(libraryState.read('')).toEqual({
    bucket: '1',
    type: 'ALL',
    scheme: null,
    sort: 'newToOld',
    words: '',
    share: null,
  });
  expect(libraryState.write(libraryState.anywhere)).toBe('');
});

it('keeps what is chosen and the piece being shared in the address', () => {
  const chosen = {
    bucket: '3',
    type: 'GIF',
    scheme: 'AR101',
    sort: 'oldToNew',
    words: 'tax saving',
    share: 'sip-basics',
  } as const;
  expect(libraryState.read(libraryState.write(chosen))).toEqual(chosen);
});

it('takes nothing for chosen that it does not know', () => {
  expect(libraryState.read('?type=EXE&sort=upwards&share=../up&bucket=%3Cb%3E')).toEqual(
    libraryState.anywhere,
  );
});
