/**
 * Documents as large and as awkward as those of well-known APIs, made anew and always the same: ids with slashes and none
 * at all, no summaries, one tag for 250 operations, models within themselves, several media types.
 */
type Json = Record<string, unknown>

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const json = (schema: Json) => ({ 'application/json': { schema } })
const verbs = ['get', 'post', 'put', 'patch', 'delete'] as const

/** The models that documents stumble over: recursion of every kind, choices, and one with three hundred fields. */
function awkwardModels(nothing: (schema: Json) => Json): Json {
  const wide = Array.from({ length: 300 }, (_, at) => [
    `field_${at}`,
    { ...(at % 3 ? { type: 'string' } : ref('Node')), description: `Field *${at}* of \`Wide\`.` },
  ])
  return {
    Node: {
      type: 'object',
      description: 'A node. It has children.',
      properties: {
        children: { type: 'array', items: ref('Node') },
        parent: nothing(ref('Node')),
        other: ref('Mirror'),
      },
    },
    Mirror: { type: 'object', properties: { node: ref('Node'), self: { allOf: [ref('Mirror')] } } },
    Nested: { type: 'array', items: ref('Nested') },
    Mixed: {
      allOf: [ref('MixedBack'), { type: 'object', required: ['own'], properties: { own: { type: 'string' } } }],
    },
    MixedBack: { allOf: [ref('Mixed')], properties: { back: nothing({ type: 'integer' }) } },
    Choice: {
      oneOf: [ref('Node'), ref('Mirror'), { type: 'string' }],
      discriminator: { propertyName: 'kind', mapping: { node: '#/components/schemas/Node' } },
    },
    Either: { anyOf: [ref('Choice'), { type: 'array', items: ref('Either') }] },
    Dictionary: { type: 'object', additionalProperties: { type: 'array', items: ref('Either') } },
    Kind: { type: 'string', enum: Array.from({ length: 120 }, (_, at) => `kind-${at}`) },
    Deep: Array.from({ length: 30 }).reduce<Json>(inner => ({ type: 'object', properties: { inner } }), {
      type: 'string',
    }),
    Wide: { type: 'object', properties: Object.fromEntries(wide) },
    ...Object.fromEntries(
      Array.from({ length: 400 }, (_, at) => [
        `model-${at}`,
        {
          type: 'object',
          properties: { id: { type: 'integer' }, next: ref(`model-${(at + 7) % 400}`), kind: ref('Kind') },
        },
      ]),
    ),
  }
}

/** The tag of an operation: 250 share one, some have none, one has the name of a page. */
const tagOf = (at: number): string[] | undefined =>
  at < 250 ? ['repos'] : at % 17 === 0 ? undefined : [['Models', 'Issues / Comments', 'code-scanning'][at % 3]!]

function operation(at: number): Json {
  const tags = tagOf(at)
  const [body, answer] = [ref(['Choice', 'Dictionary', 'Either'][at % 3]!), ref(at % 5 ? `model-${at % 400}` : 'Wide')]
  return {
    ...(tags && { tags }),
    ...(at % 4 && { operationId: `repos/list-things-${at}` }),
    ...(at % 3 && { summary: `List things ${at}` }),
    description: `Lists **things** ${at}.`,
    parameters: [
      { $ref: '#/components/parameters/page' },
      { name: 'filter', in: 'query', content: json(ref('Node')) },
      { name: 'kind', in: 'query', schema: { type: 'array', items: ref('Kind') }, style: 'form', explode: false },
    ],
    ...(at % 5 === 1 && { requestBody: { $ref: '#/components/requestBodies/thing' } }),
    ...(at % 5 === 2 && { requestBody: { content: { ...json(body), 'application/xml': { schema: body } } } }),
    responses: {
      200: { description: 'Things.', content: { ...json(answer), 'text/csv': { schema: { type: 'string' } } } },
      '4XX': { $ref: '#/components/responses/wrong' },
      default: { description: 'Anything else.' },
    },
  }
}

/** An OpenAPI document of a version with so many operations. */
export function openApiLookAlike(version: '3.0.3' | '3.1.0', operations: number): Json {
  const old = version === '3.0.3'
  const nothing = (schema: Json): Json =>
    old ? { ...(schema.$ref ? { allOf: [schema] } : schema), nullable: true } : { oneOf: [schema, { type: 'null' }] }
  const paths: Record<string, Json> = {}
  for (let at = 0; at < operations; at++) {
    const group = Math.floor(at / 4)
    const path = `/repos/{owner}/things-${group}/{thing_id}`
    paths[path] ??= {
      parameters: ['owner', 'thing_id'].map(name => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
    }
    paths[path][verbs[at % 4]!] = operation(at)
  }
  return {
    openapi: version,
    info: { title: 'Look-alike', version: '1.1.4' },
    servers: [{ url: 'https://api.example.test' }],
    tags: [{ name: 'repos', description: 'Places for things.' }, { name: 'nobody' }],
    paths,
    components: {
      schemas: awkwardModels(nothing),
      parameters: {
        page: {
          name: 'page',
          in: 'query',
          schema: { type: 'integer', default: 1, ...(old && { minimum: 0, exclusiveMinimum: true }) },
        },
      },
      requestBodies: { thing: { required: true, content: json(ref('Either')) } },
      responses: { wrong: { description: 'Wrong.', content: json(ref('Node')) } },
    },
  }
}

/** A Swagger 2.0 document: bodies, forms with files, media types and references in their old places. */
export function swaggerLookAlike(operations: number): Json {
  const old = (value: unknown): unknown =>
    JSON.parse(JSON.stringify(value).replaceAll('#/components/schemas/', '#/definitions/'))
  const models = awkwardModels(schema => ({ ...schema, 'x-nullable': true }))
  const paths: Record<string, Json> = {}
  for (let at = 0; at < operations; at++) {
    const path = `/things-${Math.floor(at / 4)}/{id}`
    const kinds = [
      [{ name: 'body', in: 'body', required: true, schema: { $ref: '#/definitions/Node' } }],
      [
        { name: 'file', in: 'formData', type: 'file', required: true },
        { name: 'note', in: 'formData', type: 'string', description: 'A note.' },
      ],
      [{ $ref: '#/parameters/shared' }, { $ref: '#/parameters/limit' }],
      [],
    ]
    paths[path] ??= { parameters: [{ name: 'id', in: 'path', required: true, type: 'string' }] }
    paths[path][verbs[at % 4]!] = {
      ...(at % 2 && { operationId: `thing_${at % 50}` }),
      consumes: at % 4 === 1 ? ['multipart/form-data'] : ['application/json', 'application/xml'],
      parameters: kinds[at % 4],
      responses: {
        200: {
          description: 'A thing.',
          schema: { $ref: `#/definitions/model-${at % 400}` },
          examples: { 'application/json': { id: at } },
        },
        404: { $ref: '#/responses/absent' },
      },
    }
  }
  return {
    swagger: '2.0',
    info: { title: 'Old look-alike', version: '2' },
    host: 'api.example.test',
    basePath: '/v2',
    schemes: ['https'],
    produces: ['application/json', 'application/xml'],
    paths,
    definitions: old(models),
    parameters: {
      shared: { name: 'shared', in: 'body', schema: { $ref: '#/definitions/Wide' } },
      limit: { name: 'limit', in: 'query', type: 'integer', minimum: 1, maximum: 100, default: 10 },
    },
    responses: { absent: { description: 'Absent.', schema: { $ref: '#/definitions/Mirror' } } },
    securityDefinitions: { key: { type: 'apiKey', name: 'key', in: 'query' }, plain: { type: 'basic' } },
    security: [{ key: [] }],
  }
}

/** Tags as people write them: other letters, spaces, and signs that mean something in an address. */
export const awkwardTags = ['股票行情', 'Données économiques', 'A/B {v1} "x"', '100% #1?']

/** A word without a place to break, as paths, ids and type names in descriptions are. */
const longWord = 'https://your-vault-name.example.test/keys/your_key_name_and_its_version_01234567890123456789'

/** A small document with a tag of each kind, and words that are wider than a telephone. */
export const namesDocument = {
  openapi: '3.1.0',
  info: { title: 'Names', version: '1' },
  paths: Object.fromEntries(
    awkwardTags.map((tag, at) => {
      const operation = {
        tags: [tag],
        summary: `Call ${at}`,
        description: longWord,
        parameters: [{ name: longWord.replaceAll(/\W/g, '_'), in: 'query', description: longWord }],
        responses: { 200: { description: longWord } },
      }
      return [`/calls/${at}`, { get: operation }]
    }),
  ),
}
