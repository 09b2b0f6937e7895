/** Limits of Spec §9 that belong to no single feature. The constants 175 and 159 stay out (readings, 13). */
export const PAGE_SIZE = 10;
export const TOAST_MS = 5000;
export const LOADER_HIDE_DELAY_MS = 300;
export const SCROLL_ARROW_REFRESH_MS = 200;
export const SCROLL_ARROW_MARGIN_PX = 20;
export const SIDE_MENU_BREAKPOINT_PX = 992;
export const ROTATE_OVERLAY_MAX_PX = 575;
export const MAX_TOKEN_FAILURES = 2;

/** Days after a contact change in which a second one is refused (decision S9-05). */
export const COOLING_DURATION_DAYS = 30;
