import type { DataCall, DataContext, Handler } from '../data-api.ts'
import { layoutHandlers } from '../macroeconomic/layout.ts'
import { notFound } from '../macroeconomic/refusals.ts'
import { readSandboxScope, type SandboxScope } from '../sources/sandbox-scope.ts'
import { within, withShownPlaces } from './series.ts'

/** Answers a level of the tree as the macroeconomic API does, of the part that the sandbox has. */
const listing =
  (operation: string): Handler =>
  async (ctx, call) => {
    const scope = await readScopeOf(ctx, call)
    const answer = await layoutHandlers[operation]!(ctx, within(scope, call))
    const { data } = (answer as { body: { data: { metadata: { id: string } }[] } }).body
    return { body: { data: data.filter(({ metadata }) => scope.nodes.has(metadata.id)) } }
  }

/** The scope of the sandbox. Throws a 404 when the node of the path lies outside it. */
async function readScopeOf(ctx: DataContext, call: DataCall): Promise<SandboxScope> {
  const scope = await readSandboxScope(ctx)
  const { id } = call.params
  if (id !== undefined && !scope.nodes.has(String(id).toUpperCase())) throw notFound(call, String(id))
  return scope
}

const getLayoutSeries: Handler = async (ctx, call) => {
  const scope = await readScopeOf(ctx, call)
  const answer = await layoutHandlers.getLayoutSeries!(ctx, within(scope, call))
  const { body } = answer as { body: { data: { entityId: string }[] } }
  return { body: { ...body, data: body.data.map(item => withShownPlaces(scope, item)) } }
}

/** The operations of the tag Layout. */
export const sandboxLayoutHandlers: Record<string, Handler> = {
  getLayoutDatabases: listing('getLayoutDatabases'),
  getLayoutTopics: listing('getLayoutTopics'),
  getLayoutSections: listing('getLayoutSections'),
  getLayoutTables: listing('getLayoutTables'),
  getLayoutSeries,
}
