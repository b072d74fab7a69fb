import { type Challenge, type Solution, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** Works on the challenge of a captcha beside the page, so that typing goes on meanwhile. */
self.onmessage = async ({ data }: MessageEvent<Challenge>) => {
  const solution: Solution | null = await solveChallenge({ challenge: data, deriveKey }).catch(() => null)
  self.postMessage(solution)
}
