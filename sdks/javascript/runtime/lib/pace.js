/** The API counts by its own clock; this much longer a second is here. */
const marginMs = 50;

/** Lets calls through one at a time, and only so many in any second. */
export class Pace {
  #callsPerSecond;
  #last = Promise.resolve();
  #starts = [];

  constructor(callsPerSecond) {
    this.#callsPerSecond = callsPerSecond;
  }

  /** Runs the task when those before it have ended. */
  run(task) {
    const mine = this.#last.then(task);
    this.#last = mine.catch(() => {});
    return mine;
  }

  /** Waits until one more call fits into the second. */
  async turn(signal) {
    if (this.#starts.length >= this.#callsPerSecond) {
      const free = this.#starts.shift() + 1000 + marginMs;
      await sleep(free - Date.now(), signal);
    }
    this.#starts.push(Date.now());
  }
}

/** Waits; ends early, with its reason, when the signal is given. */
export function sleep(ms, signal) {
  signal?.throwIfAborted();
  if (ms <= 0) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, ms);
    signal?.addEventListener("abort", stop, { once: true });
  });
}
