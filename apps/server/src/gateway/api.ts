import { type DataLanguage, dataLanguages } from '@portal/data-apis/data-api.ts'
import { type ParameterPlan, planParameters } from '@portal/domain/parameters.ts'
import type { Product } from '@portal/domain/product.ts'
import { planRoutes, type RouteMatch } from '@portal/domain/route-tree.ts'
import { credentialNames, type Endpoint, resolve, type Schema, type Specification } from '@portal/domain/spec.ts'
import { findProduct, type ProductContent } from '@portal/services/content.ts'
import type { Context } from '@portal/services/context.ts'

/** A product's document, made ready to answer calls. */
export interface Api {
  product: Product
  specification: Specification
  /** The parameters in which a token may travel. */
  credentials: ReadonlySet<string>
  find(path: string): RouteMatch<ApiOperation> | undefined
}

/** What the gateway knows of an operation. */
export interface ApiOperation {
  id: string
  plan: ParameterPlan
  /** The headers that it declares, in lower case. */
  headers: string[]
  /** Needs no token: signing in is how some callers get theirs. */
  isOpen: boolean
  /** Answered without a token too, a few times a day. */
  allowsAnyone: boolean
  /** Answered by the portal out of its own state. */
  isPortal: boolean
  /** Languages of its names; the first is the default. */
  languages: readonly DataLanguage[]
  /** Whether `lang` chooses among them. In some products it chooses between English names and local ones instead. */
  choosesLanguage: boolean
  body: { required: boolean; types: string[]; json: Schema | undefined } | undefined
  /** Whether it answers XML to those who ask for it. */
  answersXml: boolean
  /** The model of its answer, when it answers JSON. */
  answer: Schema | undefined
}

const ready = new WeakMap<Specification, Api>()

/** The API of a product, made ready when its document is first met. Throws `specification-broken`. */
export function apiOf(ctx: Context, name: string): Api {
  const content = findProduct(ctx, name)
  const known = ready.get(content.specification)
  if (known) return known
  const api = prepare(content)
  ready.set(content.specification, api)
  return api
}

const prepare = ({ product, specification }: ProductContent): Api => ({
  product,
  specification,
  credentials: new Set(['token', ...credentialNames(specification)]),
  find: planRoutes(specification, endpoint => readOperation(specification, endpoint)),
})

function readOperation(specification: Specification, endpoint: Endpoint): ApiOperation {
  const { operationId, security = specification.security ?? [], requestBody, responses } = endpoint.operation
  const plan = planParameters(specification, endpoint)
  const choices = plan.rules.find(({ name, place }) => name === 'lang' && place === 'query')?.schema.enum
  const choosesLanguage = choices === undefined || choices.every(isLanguage)
  const json = requestBody?.content['application/json']?.schema
  return {
    id: operationId,
    plan,
    headers: [...plan.names.header].map(name => name.toLowerCase()),
    isOpen: security.length === 0,
    allowsAnyone: security.some(way => Object.keys(way).length === 0),
    isPortal: endpoint.operation['x-portal'] === true,
    languages: choices && choosesLanguage ? (choices as DataLanguage[]) : ['en', 'zh'],
    choosesLanguage,
    body: requestBody && {
      required: requestBody.required ?? false,
      types: Object.keys(requestBody.content),
      json: json && resolve(specification, json),
    },
    answersXml: Object.values(responses).some(({ content }) => content?.['application/xml'] !== undefined),
    answer: responses['200']?.content?.['application/json']?.schema,
  }
}

const isLanguage = (choice: unknown) => dataLanguages.includes(choice as DataLanguage)
