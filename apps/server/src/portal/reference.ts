import { PortalError } from '@portal/domain/errors.ts'
import { answerExample, exampleText } from '@portal/domain/example-text.ts'
import { limits } from '@portal/domain/limits.ts'
import { findProduct } from '@portal/services/content.ts'
import type { Context } from '@portal/services/context.ts'
import { listChoices } from '@portal/services/dictionaries.ts'
import {
  findModel,
  findOperation,
  findTag,
  listModelRows,
  listOperationGroups,
  listPart,
} from '@portal/services/reference.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { compressAnswers } from '../middleware/compress-answers.ts'
import { languageOf } from './language-of.ts'

const name = z.string().min(1).max(limits.nameChars)
const asked = { api: name, lang: z.string().optional() }
const config = { access: 'content.read' } as const
const tags = ['Documentation']

/** Slices of a product's document: what one page or one query builder needs, never the whole. */
export async function referenceRoutes(instance: FastifyInstance, { ctx }: { ctx: Context }) {
  const app = instance.withTypeProvider<ZodTypeProvider>()
  compressAnswers(app)

  app.get(
    '/api/routing/tag',
    { config, schema: { tags, summary: 'The operations of one tag', querystring: z.object({ ...asked, tag: name }) } },
    async request => findTag(findProduct(ctx, request.query.api), request.query.tag, languageOf(request)),
  )

  app.get(
    '/api/routing/operation',
    {
      config,
      schema: { tags, summary: 'One operation', querystring: z.object({ ...asked, path: name, method: name }) },
    },
    async request => {
      const { api, method, path } = request.query
      return findOperation(findProduct(ctx, api), method, path, languageOf(request))
    },
  )

  app.get(
    '/api/routing/operation-example',
    {
      config,
      schema: {
        tags,
        summary: 'The example of the answer of one operation, as a text',
        querystring: z.object({ api: name, path: name, method: name }),
      },
    },
    (request, reply) => {
      const { api, method, path } = request.query
      return sendExample(reply, answerExample(findOperation(findProduct(ctx, api), method, path, 'en')))
    },
  )

  app.get(
    '/api/routing/part',
    {
      config,
      schema: {
        tags,
        summary: 'Some operations of one tag, whole',
        querystring: z.object({ ...asked, tag: name, part: z.coerce.number().int().min(0).max(10_000) }),
      },
    },
    async request => {
      const { api, tag, part } = request.query
      return { items: listPart(findProduct(ctx, api), tag, part, languageOf(request)) }
    },
  )

  app.get(
    '/api/routing/operations',
    {
      config,
      schema: {
        tags,
        summary: 'The operations to choose one of, or of a very large API those of one tag',
        querystring: z.object({ ...asked, tag: name.optional(), path: name.optional(), method: name.optional() }),
      },
    },
    async request => ({
      items: listOperationGroups(findProduct(ctx, request.query.api), request.query, languageOf(request)),
    }),
  )

  app.get(
    '/api/routing/models',
    { config, schema: { tags, summary: 'List the models of an API', querystring: z.object(asked) } },
    async request => ({
      items: listModelRows(findProduct(ctx, request.query.api), languageOf(request)),
    }),
  )

  app.get(
    '/api/routing/model',
    { config, schema: { tags, summary: 'One model', querystring: z.object({ ...asked, name }) } },
    async request => findModel(findProduct(ctx, request.query.api), request.query.name, languageOf(request)),
  )

  app.get(
    '/api/routing/model-example',
    {
      config,
      schema: { tags, summary: 'The example of one model, as a text', querystring: z.object({ api: name, name }) },
    },
    (request, reply) =>
      sendExample(reply, findModel(findProduct(ctx, request.query.api), request.query.name, 'en').example),
  )

  app.get(
    '/api/routing/dictionary',
    {
      config,
      schema: { tags, summary: 'The accepted values of a dictionary', querystring: z.object({ ...asked, name }) },
    },
    async request => {
      const { api, name: dictionary } = request.query
      const { product } = findProduct(ctx, api)
      return { items: await listChoices(ctx, product.name, dictionary, languageOf(request)) }
    },
  )
}

/** An example as its page writes it. Throws `page-not-found` where the document has none. */
function sendExample(reply: FastifyReply, example: unknown) {
  if (example === undefined) throw new PortalError('page-not-found')
  const type = typeof example === 'string' ? 'text/plain' : 'application/json'
  return reply.type(`${type}; charset=utf-8`).send(exampleText(example))
}
