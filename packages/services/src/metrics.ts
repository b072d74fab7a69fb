import type pg from 'pg'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** What the portal counts about itself, in the words of Prometheus. Label values come from routes and documents only. */
export interface Metrics {
  registry: Registry
  /** Seconds of every answer by method, route pattern and status. */
  requests: Histogram<'method' | 'route' | 'status'>
  /** Calls of the gateway by API name and status. */
  gatewayCalls: Counter<'api' | 'status'>
  /** Calls that the limiter refused, by API name and reason ('rate', 'in-flight' or 'demo'). */
  refusals: Counter<'api' | 'reason'>
}

/** Counters of this process; `pool` is watched for connections that are busy or waited for. */
export function openMetrics(pool: pg.Pool): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry, prefix: 'portal_' })
  new Gauge({
    name: 'portal_database_connections',
    help: 'Connections of the pool by state',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'open' }, pool.totalCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waited-for' }, pool.waitingCount)
    },
  })
  return {
    registry,
    requests: new Histogram({
      name: 'portal_http_request_seconds',
      help: 'Time from the first byte of a request to the last of its answer',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5, 30],
      registers,
    }),
    gatewayCalls: new Counter({
      name: 'portal_gateway_calls_total',
      help: 'Calls of product APIs by API and status',
      labelNames: ['api', 'status'],
      registers,
    }),
    refusals: new Counter({
      name: 'portal_limiter_refusals_total',
      help: 'Calls refused because they came too fast or while another was running',
      labelNames: ['api', 'reason'],
      registers,
    }),
  }
}
