/** Longest silence of a start, in milliseconds: 'a progress line tells what is happening during anything longer than 2 s'. */
const silenceMs = 2000

/** Says on the terminal what is going on, and that it is still going on while nothing new happens. */
interface ProgressReport {
  say(line: string): void
  /** Says nothing more by itself. */
  end(): void
}

export function reportProgress(write: (line: string) => void = line => console.error(line)): ProgressReport {
  let startedAt = performance.now()
  const remind = () => write(`  still at it after ${Math.round((performance.now() - startedAt) / 1000)} s ...`)
  const timer = setInterval(remind, silenceMs).unref()
  return {
    say: line => {
      startedAt = performance.now()
      timer.refresh()
      write(`${line} ...`)
    },
    end: () => clearInterval(timer),
  }
}
