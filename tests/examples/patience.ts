import type { Printed } from './execute.ts'

const tries = 6

/**
 * Runs a program again after a second, as its reader would, while it is told that calls come too fast: all readers sit
 * at one address, and calls without a token, such as signing in, are counted by address.
 */
export async function askAgain(run: () => Promise<Printed>): Promise<Printed> {
  for (let left = tries - 1; ; left--) {
    const printed = await run()
    if (left === 0 || !/Too many requests|TOO_MANY_REQUESTS|请求过于频繁/.test(printed.output + printed.problem))
      return printed
    await new Promise(done => setTimeout(done, 1000))
  }
}
