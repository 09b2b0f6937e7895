export interface Campaign {
  /** Keeps the utm_* parameters of a URL; one without any keeps what was stored. */
  capture(url: string): Promise<void>;
  read(): Promise<Readonly<Record<string, string>>>;
}
