import {
  article,
  capital,
  content,
  example,
  fieldsOf,
  inputExample,
  type Json,
  models,
  type Resource,
  ref,
  resources,
  snake,
} from './calm-models.ts'

/**
 * A document as calm and as heavy as those of large hosting companies, made anew and always the same: 659 operations under
 * 44 tags in 2.4 MB, each with a sentence or two, parameters, examples and four to six answers; models two to four levels
 * deep, none within itself.
 */
const operationsMax = 659

type Verb = 'list' | 'create' | 'retrieve' | 'update' | 'delete'
const verbs: { verb: Verb; method: string; one: boolean }[] = [
  { verb: 'list', method: 'get', one: false },
  { verb: 'create', method: 'post', one: false },
  { verb: 'retrieve', method: 'get', one: true },
  { verb: 'update', method: 'put', one: true },
  { verb: 'delete', method: 'delete', one: true },
]

function describe(verb: Verb, { name, path }: Resource): string {
  const told = {
    list: `To list every ${name} of your account, send a GET request to \`${path}\`. The answer comes in pages, newest first, and tells in its \`meta\` how many there are. Values of a filter are compared as they are written:\n\n- one value finds what has it\n- several, with commas between them, find what has one of them`,
    create: `To create ${article(name)}, send a POST request to \`${path}\` with what may be said of it. Whatever is left out is given the value of the account, and the answer tells it **as it is kept**. Making it takes a while: until its \`status\` is \`active\` it can be read and removed, but not changed.`,
    retrieve: `To show what is known of ${article(name)}, send a GET request to its address. It is answered as it was kept last, also while a change is under way. Ask for it again before you change it, because others of your account may have done so meanwhile.`,
    update: `To change ${article(name)}, send a PUT request with everything that is to be said of it. What is left out goes back to the value of the account, so read it before you write it. A change that would break another one that is under way is refused with a **422** and what is in its way.`,
    delete: `To remove ${article(name)}, send a DELETE request to its address. Nothing is answered when it is gone, and it cannot be brought back. What belongs to it goes with it, and calls that are under way at that moment are answered as before.`,
  }
  return told[verb]
}

const headers = {
  'ratelimit-limit': {
    description: 'How many calls may be made in an hour.',
    schema: { type: 'integer' },
    example: 5000,
  },
  'ratelimit-remaining': { description: 'How many of them are left.', schema: { type: 'integer' }, example: 4816 },
  'ratelimit-reset': { description: 'When the hour ends.', schema: { type: 'integer' }, example: 1444931833 },
}

function answers(verb: Verb, resource: Resource): Json {
  const good: Record<Verb, Record<string, Json>> = {
    list: {
      200: {
        description: `A page of what there is of the ${resource.name}.`,
        content: content(`${resource.model}List`, {
          items: [0, 1, 2].map(at => example({ ...resource, seed: resource.seed + at })),
          links: { pages: { next: `https://api.example.test${resource.path}?page=2` } },
          meta: { total: 40 + resource.seed },
        }),
      },
    },
    create: {
      201: { description: `The ${resource.name} is there.`, content: content(resource.model, example(resource)) },
    },
    retrieve: { 200: { description: `The ${resource.name}.`, content: content(resource.model, example(resource)) } },
    update: {
      200: { description: `The ${resource.name} is changed.`, content: content(resource.model, example(resource)) },
    },
    delete: { 204: { description: `The ${resource.name} is gone.` } },
  }
  const wrong = ['401', ...(verb === 'list' ? [] : ['404']), '429', ...(verb === 'create' ? ['422'] : []), '500']
  return {
    ...Object.fromEntries(Object.entries(good[verb]).map(([status, answer]) => [status, { ...answer, headers }])),
    ...Object.fromEntries(wrong.map(status => [status, ref('responses', `Problem${status}`)])),
  }
}

const inPath = (name: string): Json => ({
  name,
  in: 'path',
  required: true,
  description: `A unique identifier of the ${name.replace(/_id$/, '').replaceAll('_', ' ')}.`,
  schema: { type: 'string', format: 'uuid' },
  example: '19f06b6a-3ace-4315-b086-499a0e521b76',
})

function parametersOf(verb: Verb, resource: Resource, ids: string[]): Json[] {
  const filters = fieldsOf({ ...resource, seed: resource.seed + 2 }, 2).map(([name, schema]) => ({
    name,
    in: 'query',
    description: `Only those of this value. ${schema.description}`,
    schema: { type: schema.type },
    example: schema.example,
  }))
  return [
    ...ids.map(inPath),
    ...(verb === 'list' ? [ref('parameters', 'per_page'), ref('parameters', 'page'), ...filters] : []),
  ]
}

/** The operations of all resources in order, as many as there should be. */
function listOperations(): { path: string; method: string; operation: Json }[] {
  return resources
    .flatMap(resource =>
      verbs.map(({ verb, method, one }) => {
        const { name, key, path, ids, tag, model } = resource
        const last = ids.at(-1)!
        const operation = {
          operationId: `${snake(key)}_${verb}`,
          tags: [tag],
          summary: capital(verb === 'list' ? `list every ${name}` : `${verb} ${article(name)}`),
          description: describe(verb, resource),
          parameters: parametersOf(verb, resource, one ? ids : ids.slice(0, -1)),
          ...((verb === 'create' || verb === 'update') && {
            requestBody: { required: true, content: content(`${model}Input`, inputExample(resource)) },
          }),
          responses: answers(verb, resource),
          security: [{ bearer: [] }],
        }
        return { path: one ? `${path}/{${last}}` : path, method, operation }
      }),
    )
    .slice(0, operationsMax)
}

const problems = {
  401: 'The token is missing, or is not valid any more.',
  404: 'There is nothing of this identifier, or it belongs to another account.',
  422: 'A field is missing, or says what it must not.',
  429: 'More calls were made than the account may make in an hour.',
  500: 'Something went wrong that is not yours to mend.',
}

function problem(description: string): Json {
  const value = { id: 'some_reason', message: description, request_id: '4d9d8375-3c56-4925-a3e7-eb137fed17e9' }
  return { description, content: { 'application/json': { schema: ref('schemas', 'Problem'), example: value } } }
}

const inQuery = (name: string, description: string, schema: Json): Json => ({ name, in: 'query', description, schema })

/** The whole document. */
export function calmDocument(): Json {
  const operations = listOperations()
  const paths: Record<string, Json> = {}
  for (const { path, method, operation } of operations) paths[path] = { ...paths[path], [method]: operation }
  const tags = new Set(operations.map(({ operation }) => (operation.tags as string[])[0]!))
  return {
    openapi: '3.0.3',
    info: { title: 'Calm', version: '2.0', description: 'Everything that an account holds, and how it is changed.' },
    servers: [{ url: 'https://api.example.test' }],
    tags: [...tags].map(name => ({
      name,
      description: `All that can be done with **${name.toLowerCase()}**, and with what belongs to them.`,
    })),
    paths,
    components: {
      schemas: models,
      parameters: {
        per_page: inQuery('per_page', 'How many are told on a page.', { type: 'integer', maximum: 200, default: 20 }),
        page: inQuery('page', 'Which page of them is told.', { type: 'integer', minimum: 1, default: 1 }),
      },
      responses: Object.fromEntries(
        Object.entries(problems).map(([status, description]) => [`Problem${status}`, problem(description)]),
      ),
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: 'A token of the account.' } },
    },
  }
}
