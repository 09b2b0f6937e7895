// What PostgreSQL says of a statement without running it: its columns, their types, and what may be null.
import { protocol } from '@electric-sql/pglite';

const { serialize } = protocol;

/** Statements that make what others need; they are run, not described. */
const isMade = /^\s*create temp(?:orary)? table/i;
/** Statements that a described one never needs, and that would end or change the session. */
const isSession =
  /^\s*(?:set|reset|discard|begin|commit|rollback|listen|notify|vacuum|analyze|truncate|lock)\b/i;

/** Describes statements on one database; each text once, and again where it failed for want of a table. */
export class Descriptions {
  #pglite;
  #existing = new Map();
  #last = Promise.resolve();

  constructor(pglite) {
    this.#pglite = pglite;
  }

  /** The columns of a text, or the error that PostgreSQL gives. */
  async of(text) {
    const existing = this.#existing.get(text);
    if (existing !== undefined) return existing;
    const found = await this.#describe(text);
    if (found.error === undefined && !isMade.test(text)) this.#existing.set(text, found);
    return found;
  }

  async #describe(text) {
    if (isSession.test(text)) return { fields: [] };
    try {
      if (isMade.test(text)) {
        await this.#make(text);
        return { fields: [] };
      }
      const replies = await this.#send([serialize.parse({ text }), serialize.describe({ type: 'S' })]);
      const row = replies.find(({ name }) => name === 'rowDescription');
      return { fields: row?.fields ?? [] };
    } catch (error) {
      return { error: error.message };
    }
  }

  /** The table stays after its transaction, until another of its name is made. */
  async #make(text) {
    const [, name] = /temp(?:orary)? table (?:if not exists )?(\w+)/i.exec(text);
    const saved = text.replace(/\bon commit drop\b/gi, '');
    const params = Array.from(new Set(saved.match(/\$\d+/g) ?? []), () => null);
    await this.#send([
      serialize.query(`drop table if exists ${name}`),
      serialize.parse({ text: saved }),
      serialize.bind({ values: params }),
      serialize.execute({}),
    ]);
  }

  /** One after the other: it is one connection. */
  #send(messages) {
    const all = Buffer.concat([...messages, serialize.sync()]);
    const sent = this.#last.then(() => this.#pglite.execProtocolStream(all, { syncToFs: false }));
    this.#last = sent.catch(() => {});
    return sent;
  }
}
