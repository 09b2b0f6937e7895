/** Form drafts, encrypted, per distributor; they survive a reload, a session's end and being offline. */
export interface Drafts {
  load<T>(form: string): Promise<T | null>;
  save(form: string, value: unknown): Promise<void>;
  remove(form: string): Promise<void>;
}
