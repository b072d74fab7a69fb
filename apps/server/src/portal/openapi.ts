import swagger from '@fastify/swagger'
import { access } from '@portal/domain/access.ts'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { noBody } from './schemas.ts'

const info = {
  title: 'Developer portal',
  version: '1.0.0',
  description: 'The calls of the portal itself. The data APIs have documents of their own.',
}
const securitySchemes = {
  session: { type: 'http' as const, scheme: 'bearer', description: 'The access token of a session.' },
}

/** Publishes the calls that are added from here on, from the schemas by which they are checked. */
export async function publishCalls(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info, components: { securitySchemes } },
    transform: document => {
      const { body, ...rest } = document.schema ?? {}
      const published = { ...document, schema: body === noBody ? rest : { body, ...rest } }
      const { schema, url } = jsonSchemaTransform(published)
      const action = document.route.config?.access
      const security = action && access[action] !== 'anyone' ? [{ session: [] }] : []
      return { url, schema: { ...schema, security, hide: schema?.hide || !url.startsWith('/api/') } }
    },
    transformObject: document => onlyUsed(jsonSchemaTransformObject(document)),
  })
  app.get('/api/openapi.json', { config: { access: 'content.read' }, schema: { hide: true } }, async () =>
    app.swagger(),
  )
}

/** Without the second copy that is made of every named schema for requests, unless a call refers to it. */
function onlyUsed<Document>(document: Document): Document {
  const { components, ...rest } = document as { components?: { schemas?: Record<string, unknown> } }
  const all = components?.schemas ?? {}
  const used = new Map<string, unknown>()
  const follow = (part: unknown) => {
    for (const [, name] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (used.has(name!)) continue
      used.set(name!, all[name!])
      follow(all[name!])
    }
  }
  follow(rest)
  return { ...rest, components: { ...components, schemas: Object.fromEntries(used) } } as Document
}
