export interface ClientIp {
  /** Looks the address up when none is stored (Spec §7). Never rejects. */
  ensure(): Promise<void>;
  read(): Promise<string | null>;
}
