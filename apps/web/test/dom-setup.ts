import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 20_000 });

// jsdom has no CSS.escape, which React Aria uses to find an element by its key.
globalThis.CSS ??= { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') } as typeof CSS;

// The files of a project share a page, so each test leaves an empty one.
afterEach(cleanup);
