import { spawn } from 'node:child_process'

/** What a program left behind. */
export interface Printed {
  /** Exit status; 1 for a program that could not be started or was ended. */
  status: number
  output: string
  /** What it wrote to the error channel. */
  problem: string
}

interface Surroundings {
  cwd: string
  env: Record<string, string | undefined>
  stdin?: string | undefined
}

const longestMs = 120_000

/** Runs a program to its end, two minutes at the most. */
export function execute(command: string, args: string[], { cwd, env, stdin }: Surroundings): Promise<Printed> {
  // A reader's terminal shows Chinese; a bare machine may say otherwise.
  const child = spawn(command, args, { cwd, env: { ...env, LC_ALL: 'C.UTF-8' }, timeout: longestMs })
  let output = ''
  let problem = ''
  child.stdout.setEncoding('utf8').on('data', chunk => (output += chunk))
  child.stderr.setEncoding('utf8').on('data', chunk => (problem += chunk))
  child.stdin.on('error', () => {})
  child.stdin.end(stdin)
  return new Promise(resolve => {
    child.on('error', error => resolve({ status: 1, output, problem: error.message }))
    child.on('close', code => resolve({ status: code ?? 1, output, problem }))
  })
}
