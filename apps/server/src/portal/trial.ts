import { trialFields } from '@portal/domain/trial.ts'
import type { Context } from '@portal/services/context.ts'
import { registerTrial } from '@portal/services/trial-registration.ts'
import { openTrial } from '@portal/services/trials.ts'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { originOf } from '../origin.ts'
import { captchaAnswer, formShape, sendingOf } from './form.ts'
import { answer, failures } from './schemas.ts'

const tags = ['Forms']

const trial = z
  .object({ apiToken: z.string(), expiresAt: z.date(), documentationUrl: z.string() })
  .meta({ id: 'Trial', description: 'The token of a trial, until when it works, and where it is explained.' })
const registered = z
  .object({
    mailed: z.boolean().meta({ description: 'False where the portal has no mail server; the mail then waits.' }),
  })
  .meta({ id: 'TrialRegistered' })

/** Trials of the sandbox: asked for by a form, opened by the link of a mail. */
export async function trialRoutes(plain: FastifyInstance, { ctx }: { ctx: Context }) {
  const app = plain.withTypeProvider<ZodTypeProvider>()
  app.addHook('onRequest', async (_, reply) => void reply.header('cache-control', 'no-store'))

  app.post('/api/ceic-sandbox', {
    config: { access: 'form.send' },
    schema: {
      tags,
      summary: 'Ask for a trial of the sandbox',
      body: z.strictObject({ ...formShape(trialFields), captcha: captchaAnswer }),
      response: { 202: answer('The link is on its way by mail.', registered), ...failures },
    },
    handler: async (request, reply) => {
      const { captcha, companyName, jobTitle, agreeToStorePersonalData, contactWithOffers, ...person } = request.body
      const company = { company_name: companyName, job_title: jobTitle }
      const consent = { accepts_storage: agreeToStorePersonalData, wants_offers: contactWithOffers }
      await registerTrial(ctx, { ...person, ...company, ...consent }, sendingOf(ctx, request, captcha))
      return reply.code(202).send({ mailed: ctx.mailServer !== undefined })
    },
  })

  app.get('/api/ceic-sandbox-token/:token', {
    config: { access: 'trial.open' },
    schema: {
      tags,
      summary: 'Open a trial by the link of its mail',
      params: z.object({ token: z.string() }),
      response: { 200: answer('The trial.', trial), ...failures },
    },
    handler: async request => ({
      ...(await openTrial(ctx, request.params.token)),
      documentationUrl: `${originOf(ctx, request)}/docs/ceic/sandbox`,
    }),
  })
}
