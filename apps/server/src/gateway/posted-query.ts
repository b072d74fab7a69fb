import { PortalError } from '@portal/domain/errors.ts'
import type { RawValues } from '@portal/domain/parameters.ts'
import type { FastifyRequest } from 'fastify'
import { type GatewayCall, readPreferences } from './call.ts'

const formType = 'application/x-www-form-urlencoded'

/** Puts the fields of a form that is posted in the place of a long address where they would have stood. */
export function takePostedQuery(call: GatewayCall, request: FastifyRequest): void {
  const type = mediaType(request)
  if (request.body === undefined && type === undefined) return
  if (type !== formType) throw new PortalError('media-type-unsupported')
  const query: RawValues = Object.assign(Object.create(null), request.query)
  for (const [name, value = ''] of Object.entries((request.body ?? {}) as RawValues))
    query[name] = query[name] === undefined ? value : [query[name], value].flat()
  request.query = query
  Object.assign(call, readPreferences(call.address, call.operation, query, request.headers))
}

/** The type of a body without its parameters, in lower case. */
export const mediaType = ({ headers }: FastifyRequest): string | undefined =>
  headers['content-type']?.split(';')[0]?.trim().toLowerCase()
