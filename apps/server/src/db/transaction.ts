import type { Scope, Tx } from './database.ts';
import { asSystem, type Statement } from './scope.ts';

/** Runs statements one after the other in the open transaction; rows of the one at `at`. */
type Run = (statements: readonly Statement[], at: number) => Promise<unknown[]>;

/** Sends the chunks after the COPY statement. */
type CopyIn = (statement: string, chunks: Iterable<string>) => Promise<void>;

class TransactionOverError extends Error {
  override name = 'TransactionOverError';
  constructor() {
    super('The transaction is over: something was not awaited inside it');
  }
}

export class OpenTransaction implements Tx {
  readonly scope: Scope;
  readonly #run: Run;
  readonly #copyIn: CopyIn;
  #over = false;

  constructor(scope: Scope, run: Run, copyIn: CopyIn) {
    this.scope = scope;
    this.#run = run;
    this.#copyIn = copyIn;
  }

  query<T>(text: string, params: readonly unknown[] = []): Promise<T[]> {
    return this.#rows([{ text, params }], 0) as Promise<T[]>;
  }

  asSystem<T>(text: string, params: readonly unknown[] = []): Promise<T[]> {
    const { all, at } = asSystem(this.scope, { text, params });
    return this.#rows(all, at) as Promise<T[]>;
  }

  async copy(target: string, chunks: Iterable<string>): Promise<void> {
    if (this.#over) throw new TransactionOverError();
    await this.#copyIn(`copy ${target} from stdin`, chunks);
  }

  /** From here on every use is refused, so a forgotten await cannot run in a stranger's transaction. */
  end(): void {
    this.#over = true;
  }

  async #rows(statements: readonly Statement[], at: number) {
    if (this.#over) throw new TransactionOverError();
    return this.#run(statements, at);
  }
}
