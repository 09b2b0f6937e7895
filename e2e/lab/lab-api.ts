import type { Services } from '../../apps/web/src/lib/services.ts';
import type { ToastStyle } from '../../apps/web/src/lib/store/toaster.ts';

export interface LabFile {
  readonly field: string;
  readonly fileName: string;
  readonly text: string;
}

export interface LabCallOptions {
  readonly background?: boolean;
  readonly files?: readonly LabFile[];
}

/** What became of a call: its value, or the error its caller was given. */
export type Outcome =
  | { readonly ok: true; readonly value: unknown }
  | {
      readonly ok: false;
      /** The error's class, `ApiError` for every failed call. */
      readonly name: string;
      readonly message: string;
      readonly status: number | null;
      readonly fields: Readonly<Record<string, string>>;
    };

export interface LabModal {
  readonly title: string;
  readonly text: string;
  readonly closable?: boolean;
  /** The names of its buttons; each closes it. */
  readonly buttons?: readonly string[];
}

/** What a test finds on `window.lab`: the app's own code, within reach. */
export interface Lab {
  readonly services: Services;
  /** Sends any call of the contract by its name, through the app's own client. */
  call(name: string, input?: unknown, options?: LabCallOptions): Promise<Outcome>;
  toast(style: ToastStyle, message: string): void;
  openModal(modal: LabModal): void;
  /** The buttons pressed in modals, oldest first; `close` for the close button. */
  readonly pressed: readonly string[];
  showStrip(items: readonly string[]): void;
  /** The routes the services sent the user to, oldest first. */
  readonly wentTo: readonly string[];
}

declare global {
  interface Window {
    lab: Lab;
  }
}
