/** The part of autocannon that the benchmarks use; the package brings no types. */
declare module 'autocannon' {
  interface Client {
    setRequests(requests: { path?: string; headers?: Record<string, string> }[]): void
  }
  interface Options {
    url: string
    connections: number
    duration: number
    setupClient?: (client: Client) => void
  }
  interface Result {
    duration: number
    errors: number
    non2xx: number
    '2xx': number
  }
  function autocannon(options: Options): Promise<Result>
  export = autocannon
}
