import type { Plugin } from 'vite';

/** What React Aria writes for everything that can be pressed, unless an element of this id is there. */
export const pressStyle = {
  id: 'react-aria-pressable-style',
  text: `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`,
} as const;

/** What it writes on iOS while a dialog is open. */
export const scrollStyle = `@layer {
  * {
    overscroll-behavior: contain;
  }
}`;

/**
 * The style elements that React Aria would write at run time stand in the document: the server allows the text of
 * every style element it finds there by its hash, and no other. The second one only lends its hash.
 */
export function hashedStyles(): Plugin {
  return {
    name: 'hub:known-styles',
    transformIndexHtml: {
      order: 'post',
      // The page of an investor is written without React Aria.
      handler: (page, { path }) =>
        path === '/confirm.html'
          ? page
          : page.replace(
              '</head>',
              `<style id="${pressStyle.id}">${pressStyle.text}</style><style media="not all">${scrollStyle}</style></head>`,
            ),
    },
  };
}
