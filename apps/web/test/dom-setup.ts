import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// The files of a project share a page, so each test leaves an empty one.
afterEach(cleanup);
