import { collectDefaultMetrics, Registry } from 'prom-client';

export interface Metrics {
  readonly contentType: string;
  text(): Promise<string>;
  /** The observer of one route; kept by the caller, so that a call costs no label lookup. */
  observer(call: string): (status: number, seconds: number) => void;
}

const name = 'hub_http_request_duration_seconds';
const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const classes = ['1xx', '2xx', '3xx', '4xx', '5xx'];

interface Series {
  readonly labels: string;
  /** One count per bound and one for what is above all. */
  readonly counts: number[];
  sum: number;
}

function seriesText({ labels, counts, sum }: Series): string[] {
  let below = 0;
  const buckets = counts.map((count, i) => {
    below += count;
    return `${name}_bucket{le="${bounds[i] ?? '+Inf'}",${labels}} ${below}`;
  });
  return below === 0
    ? []
    : [...buckets, `${name}_sum{${labels}} ${sum}`, `${name}_count{${labels}} ${below}`];
}

/**
 * Prometheus' default metrics, and the time to answer by call and status class. The histogram is our own few
 * lines: the library's checks its labels anew for every value, on the path every call takes.
 */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const all: Series[] = [];

  return {
    contentType: registry.contentType,
    async text() {
      const lines = [
        `# HELP ${name} Time to answer, by call and status class`,
        `# TYPE ${name} histogram`,
        ...all.flatMap(seriesText),
      ];
      return `${await registry.metrics()}${lines.join('\n')}\n`;
    },
    observer(call) {
      const byClass = classes.map(
        (status): Series => ({
          labels: `call="${call}",status="${status}"`,
          counts: [...bounds, 0].map(() => 0),
          sum: 0,
        }),
      );
      all.push(...byClass);
      return (status, seconds) => {
        const series = byClass[Math.floor(status / 100) - 1];
        if (series === undefined) return;
        let at = 0;
        while (at < bounds.length && seconds > (bounds[at] ?? 0)) at++;
        series.counts[at] = (series.counts[at] ?? 0) + 1;
        series.sum += seconds;
      };
    },
  };
}
