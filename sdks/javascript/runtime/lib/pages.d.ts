/**
 * A list that comes in pages. `await` gives the answer to the first call; `for await` reads on, page after page, and
 * gives the items one by one.
 */
export interface Pages<Answer, Item>
  extends PromiseLike<Answer>,
    AsyncIterable<Item> {
  catch<Other>(reject: (reason: unknown) => Other): Promise<Answer | Other>;
  finally(run: () => void): Promise<Answer>;
  /** The first `limit` items, or all of them, as an array. */
  all(limit?: number): Promise<Item[]>;
  /** Every answer, page after page. */
  pages(): AsyncIterable<Answer>;
}
