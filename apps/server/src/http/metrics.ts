import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly contentType: string;
  text(): Promise<string>;
  /** The observer of one route; kept by the caller, so that a call costs no label lookup. */
  observer(call: string): (status: number, seconds: number) => void;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'hub_http_request_duration_seconds',
    help: 'Time to answer, by call and status class',
    labelNames: ['call', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    observer(call) {
      const byClass = ['1xx', '2xx', '3xx', '4xx', '5xx'].map((status) => durations.labels(call, status));
      return (status, seconds) => byClass[Math.floor(status / 100) - 1]?.observe(seconds);
    },
  };
}
