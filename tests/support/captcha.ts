import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

/** Solves a challenge as a page does, and writes the answer that a form carries. */
export async function solveCaptcha(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey })
  return writeAnswer({ challenge, solution })
}

export const writeAnswer = (answer: unknown): string => Buffer.from(JSON.stringify(answer)).toString('base64')
