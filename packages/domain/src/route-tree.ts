import { type Endpoint, listEndpoints, type Method, type Specification } from './spec.ts'

/** The addresses of a document as a tree of path steps, to find the one of a call quickly. */
interface Branch<Found> {
  fixed: Map<string, Branch<Found>>
  /** Where a step of the template is a parameter, `{id}`. */
  any?: Branch<Found>
  here?: { names: string[]; methods: Map<Method, Found> }
}

/** What stands at an address: the operations by method, and the values of the template's parameters. */
export interface RouteMatch<Found> {
  methods: ReadonlyMap<Method, Found>
  path: Record<string, string>
}

/**
 * Works out a finder of operations from a document; `make` gives what is wanted of each. A fixed step wins over a
 * parameter (`/series/search` over `/series/{id}`).
 */
export function planRoutes<Found>(
  spec: Specification,
  make: (endpoint: Endpoint) => Found,
): (path: string) => RouteMatch<Found> | undefined {
  const root: Branch<Found> = { fixed: new Map() }
  for (const endpoint of listEndpoints(spec)) {
    const steps = endpoint.path.split('/').slice(1)
    const leaf = steps.reduce(grow, root)
    leaf.here ??= { names: steps.filter(isParameter).map(step => step.slice(1, -1)), methods: new Map() }
    leaf.here.methods.set(endpoint.method, make(endpoint))
  }
  return path => {
    const values: string[] = []
    const steps = path.replace(/\/$/, '').split('/').slice(1).map(decode)
    const here = steps.includes(undefined) ? undefined : climb(root, steps as string[], 0, values)
    return (
      here && { methods: here.methods, path: Object.fromEntries(here.names.map((name, at) => [name, values[at]!])) }
    )
  }
}

const isParameter = (step: string) => step.startsWith('{')

function grow<Found>(branch: Branch<Found>, step: string): Branch<Found> {
  if (isParameter(step)) {
    branch.any ??= { fixed: new Map() }
    return branch.any
  }
  const next = branch.fixed.get(step) ?? { fixed: new Map() }
  branch.fixed.set(step, next)
  return next
}

function climb<Found>(branch: Branch<Found>, steps: string[], at: number, values: string[]): Branch<Found>['here'] {
  const step = steps[at]
  if (step === undefined) return branch.here
  const fixed = branch.fixed.get(step)
  const found = fixed && climb(fixed, steps, at + 1, values)
  if (found || !branch.any || step === '') return found
  values.push(step)
  const below = climb(branch.any, steps, at + 1, values)
  if (!below) values.pop()
  return below
}

/** One step of a path, decoded; undefined when its escapes are no text. */
function decode(step: string): string | undefined {
  if (!step.includes('%')) return step
  try {
    return decodeURIComponent(step)
  } catch {
    return undefined
  }
}
