/** What of a list is asked for. Only that is in the statement, and each value is the statement's next parameter. */
interface ListFilter {
  readonly params: unknown[];
  bind(value: unknown): string;
  /** A condition that always holds, or that needs no value. */
  add(condition: string): void;
  /** A condition with a value, where one is asked for. */
  when(value: unknown, condition: (param: string) => string): void;
  is(column: string, value: unknown): void;
  /** From the first on, and up to the second: both included. */
  range(column: string, type: string, from: unknown, to: unknown): void;
  /** Rows that were chosen by hand, or all but some. */
  chosen(
    column: string,
    type: string,
    ids: readonly unknown[] | null,
    except: readonly unknown[] | null,
  ): void;
  /** Every word must be found. */
  words(words: readonly string[], isFound: (word: string) => string): void;
  readonly isEmpty: boolean;
  where(): string;
}

/** `params` are those that the statement has already. */
export function listFilter(params: unknown[]): ListFilter {
  const parts: string[] = [];
  const bind = (value: unknown): string => `$${params.push(value)}`;
  const when: ListFilter['when'] = (value, condition) => {
    if (value !== null && value !== undefined) parts.push(condition(bind(value)));
  };
  return {
    params,
    bind,
    add: (condition) => void parts.push(condition),
    when,
    is: (column, value) => when(value, (param) => `${column} = ${param}`),
    range(column, type, from, to) {
      when(from, (param) => `${column} >= ${param}::${type}`);
      when(to, (param) => `${column} <= ${param}::${type}`);
    },
    chosen(column, type, ids, except) {
      when(ids, (param) => `${column} = any(${param}::${type}[])`);
      when(except, (param) => `${column} <> all(${param}::${type}[])`);
    },
    words: (words, isFound) => void parts.push(...words.map((word) => isFound(`${bind(word)}::text`))),
    get isEmpty() {
      return parts.length === 0;
    },
    where: () => (parts.length === 0 ? 'true' : parts.map((part) => `(${part})`).join(' and ')),
  };
}
