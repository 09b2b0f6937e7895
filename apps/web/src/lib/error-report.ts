export interface ErrorReporter {
  /** Sends one unhandled error to the error endpoint; the answer is the result text (Spec §8). Never rejects. */
  report(error: unknown): Promise<string | null>;
}
