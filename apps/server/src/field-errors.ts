import type { FieldError } from '@portal/domain/errors.ts'
import type { Language } from '@portal/domain/language.ts'
import { limits } from '@portal/domain/limits.ts'
import { withoutSecrets } from '@portal/domain/secret.ts'
import { say } from '@portal/services/words.ts'
import type { FastifyRequest } from 'fastify'
import type { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'

/** A request that does not fit its schema. */
type Misfit = Parameters<typeof hasZodFastifySchemaValidationErrors>[0] & {
  validation: readonly { keyword: string; instancePath: string; params?: Record<string, unknown> }[]
  validationContext?: string
}

/** What is wrong with each field of a request, in words of a language. */
export function describeFields(error: Misfit, request: FastifyRequest, language: Language): FieldError[] {
  const place = error.validationContext ?? 'body'
  const content = { body: request.body, querystring: request.query, params: request.params, headers: request.headers }
  return listMisfits(error.validation, place, content[place as keyof typeof content], language)
}

/** The same for values that did not come as a part of a request: `place` is what they are called. */
export function listMisfits(
  validation: Misfit['validation'],
  place: string,
  content: unknown,
  language: Language,
): FieldError[] {
  const errors = validation.flatMap(({ keyword, instancePath, params = {} }) => {
    const path = instancePath.split('/').filter(Boolean)
    if (keyword === 'unrecognized_keys') {
      return (params.keys as string[]).map(key => ({
        path: withoutSecrets([place, ...path, key].join('/')),
        message: say(language, 'field.unknown'),
      }))
    }
    const isMissing = valueAt(content, path) === undefined
    return [
      {
        path: [place, ...path].join('/'),
        message: isMissing ? say(language, 'field.missing') : describe(keyword, params, language),
      },
    ]
  })
  return errors.slice(0, limits.fieldErrorsShown)
}

const valueAt = (content: unknown, path: string[]): unknown =>
  path.reduce((value, step) => (value as Record<string, unknown> | undefined | null)?.[step], content)

/** The words for one kind of misfit; `keyword` is the code that zod gives it. */
function describe(keyword: string, params: Record<string, unknown>, language: Language): string {
  const isText = params.origin === 'string'
  if (keyword === 'invalid_type') return say(language, 'field.type', { expected: String(params.expected) })
  if (keyword === 'invalid_value')
    return say(language, 'field.choice', { values: (params.values as unknown[]).join(', ') })
  if (keyword === 'invalid_format' && params.format === 'email') return say(language, 'field.email')
  if (keyword === 'too_small') {
    if (isText && params.minimum === 1) return say(language, 'field.missing')
    return say(language, isText ? 'field.too-short' : 'field.too-small', { limit: String(params.minimum) })
  }
  if (keyword === 'too_big') {
    return say(language, isText ? 'field.too-long' : 'field.too-big', { limit: String(params.maximum) })
  }
  return say(language, 'field.invalid')
}
