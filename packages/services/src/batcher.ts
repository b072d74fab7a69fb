import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'

/** After a round of this many, so many more are on their way that waiting for them costs less than rounds of few. */
const busyRound = 4
const gatherMs = 1

/**
 * Gathers what is asked for while a round is under way and sends it together as the next one. `run` answers one result
 * for each item, in their order; when it throws, everybody of that round gets the error.
 */
export function openBatcher<Item, Result>(run: (items: Item[]) => Promise<Result[]>): (item: Item) => Promise<Result> {
  let waiting: { item: Item; done: (result: Result) => void; failed: (error: unknown) => void }[] = []
  let running = false
  const runRounds = async () => {
    running = true
    while (waiting.length > 0) {
      await nextTurn() // whatever else has arrived by now joins in
      const round = waiting
      waiting = []
      try {
        const results = await run(round.map(({ item }) => item))
        for (const [at, { done }] of round.entries()) done(results[at]!)
        if (round.length >= busyRound) await wait(gatherMs)
      } catch (error) {
        for (const { failed } of round) failed(error)
      }
    }
    running = false
  }
  return item =>
    new Promise((done, failed) => {
      waiting.push({ item, done, failed })
      if (!running) runRounds()
    })
}
