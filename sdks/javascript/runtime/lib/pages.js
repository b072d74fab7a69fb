/**
 * A list that comes in pages. `await` gives the answer to the first call; `for await` reads on, page after page, and
 * gives the items one by one.
 */
export class Pages {
  #read;
  #params;
  #itemsAt;
  #close;
  #first;

  constructor(read, { params = {}, items, close }) {
    this.#read = read;
    this.#params = params;
    this.#itemsAt = items.split(".");
    this.#close = close;
  }

  #ask() {
    this.#first ??= this.#read(this.#params);
    return this.#first;
  }

  // biome-ignore lint/suspicious/noThenProperty: a list may be awaited like the call it stands for
  then(resolve, reject) {
    return this.#ask().then(resolve, reject);
  }

  catch(reject) {
    return this.#ask().catch(reject);
  }

  finally(run) {
    return this.#ask().finally(run);
  }

  /** Every item, of all pages. */
  async *[Symbol.asyncIterator]() {
    for await (const answer of this.pages()) yield* this.#itemsOf(answer);
  }

  /** The first `limit` items, or all of them, as an array. */
  async all(limit = Infinity) {
    const items = [];
    if (limit <= 0) return items;
    for await (const item of this) {
      items.push(item);
      if (items.length >= limit) break;
    }
    return items;
  }

  /** Every answer, page after page. */
  pages() {
    const { offset, cursor } = this.#params;
    const isOffset = !this.#close || (offset !== undefined && !cursor);
    return isOffset ? this.#byOffset() : this.#byCursor(cursor ?? "*");
  }

  async *#byOffset() {
    let offset = Number(this.#params.offset ?? 0);
    for (;;) {
      const answer = await this.#read({ ...this.#params, offset });
      const items = this.#itemsOf(answer);
      if (items.length === 0) return;
      yield answer;
      offset += items.length;
      if (offset >= (answer.data?.total ?? Infinity)) return;
    }
  }

  /** A cursor keeps its place on the other side, so it is closed when it is left early. */
  async *#byCursor(cursor) {
    const { offset: _, ...params } = this.#params;
    let answer = await this.#read({ ...params, cursor });
    let isOpen = true;
    try {
      while (this.#itemsOf(answer).length > 0) {
        yield answer;
        answer = await this.#read({ cursor: answer.cursor_id });
      }
      isOpen = false;
    } finally {
      if (isOpen) await this.#close(answer.cursor_id).catch(() => {});
    }
  }

  #itemsOf(answer) {
    const found = this.#itemsAt.reduce((part, name) => part?.[name], answer);
    return Array.isArray(found) ? found : [];
  }
}
