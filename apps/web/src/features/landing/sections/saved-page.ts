export const LANDING_ID = 'landing';

/**
 * The prerendered page's own elements. They stay as they are: what is written in them need not be loaded a second time
 * as a script, and no picture is fetched or drawn again. Null for who arrives from inside the app.
 */
export const savedPage: HTMLElement | null =
  typeof document === 'undefined' ? null : document.getElementById(LANDING_ID);
