import { expect, it } from 'vitest';
import * as constants from './constants.ts';

it('keeps the limits of Spec §9, and no number without a meaning', () => {
  expect({ ...constants }).toEqual({
    PAGE_SIZE: 10,
    TOAST_MS: 5000,
    LOADER_HIDE_DELAY_MS: 300,
    SCROLL_ARROW_REFRESH_MS: 200,
    SCROLL_ARROW_MARGIN_PX: 20,
    SIDE_MENU_BREAKPOINT_PX: 992,
    ROTATE_OVERLAY_MAX_PX: 575,
    MAX_TOKEN_FAILURES: 2,
    COOLING_DURATION_DAYS: 30,
  });
});
