import { nouns, parts, pool } from './calm-document-data.ts'

export type Json = Record<string, unknown>

export const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` })
export interface Resource {
  tag: string
  /** As it is told: `price series`, `schedule of a price series`. */
  name: string
  /** Its short name. */
  key: string
  /** The name of its model. */
  model: string
  /** Where all of them are, and the names of what its address holds. */
  path: string
  ids: string[]
  /** Which of the fields it has, and what differs from one to another. */
  seed: number
}

const camel = (words: string) => words.replaceAll(/(^|[ -])(\w)/g, (_, _before, letter: string) => letter.toUpperCase())
export const snake = (words: string) => words.replaceAll(/[ -]/g, '_')
const plural = (words: string) =>
  /series$/.test(words)
    ? words
    : words
        .replace(/([^aeiou])y$/, '$1ie')
        .replace(/(s|x|ch)$/, '$1e')
        .concat('s')
export const article = (words: string) => `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`

export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** How many resources belong to that of a tag: to most none to two, to some so many that the tag has up to 105 operations. */
const many: Record<string, number> = { database: 20, cluster: 10, dataset: 8, project: 6, 'load balancer': 5 }

/** Each tag has its own resource and those that belong to it. */
export const resources: Resource[] = nouns.flatMap((noun, at) => {
  const id = `${snake(noun)}_id`
  const own = `/v2/${plural(snake(noun))}`
  const tag = capital(plural(noun))
  return [
    { tag, name: noun, key: noun, model: camel(noun), path: own, ids: [id], seed: at * 3 },
    ...Array.from({ length: many[noun] ?? (at * 2) % 3 }, (_, second) => {
      const part = parts[(at * 2 + second) % parts.length]!
      return {
        tag,
        name: `${part} of ${article(noun)}`,
        key: `${noun} ${part}`,
        model: camel(`${noun} ${part}`),
        path: `${own}/{${id}}/${plural(snake(part))}`,
        ids: [id, `${snake(part)}_id`],
        seed: at * 3 + second + 1,
      }
    }),
  ]
})

/** How many fields of a resource may be sent. */
const ownCount = 13

/** Some fields of the pool, always the same for a seed. */
export const fieldsOf = ({ seed }: Resource, count: number) =>
  Array.from({ length: count }, (_, at) => pool[(seed * 7 + at * 5) % pool.length]!).filter(
    (field, at, all) => all.indexOf(field) === at,
  )

const group = (fields: ReturnType<typeof fieldsOf>, description: string, more: Json = {}): Json => ({
  type: 'object',
  description,
  properties: { ...Object.fromEntries(fields.map(([name, schema]) => [name, schema])), ...more },
})

/** What may be sent of a resource, with settings three levels deep. */
function inputModel(resource: Resource): Json {
  const { name, seed } = resource
  const limits = group(fieldsOf({ ...resource, seed: seed + 3 }, 3), 'What it may take at most, counted a day.')
  const policy = group(fieldsOf({ ...resource, seed: seed + 5 }, 4), 'What happens once nobody asks for it.', {
    limits,
  })
  const settings = group(fieldsOf({ ...resource, seed: seed + 8 }, 4), `How the ${name} is kept and renewed.`, {
    policy,
  })
  return {
    ...group(fieldsOf(resource, ownCount), `What may be said of the ${name}.`, { settings }),
    required: fieldsOf(resource, ownCount)
      .slice(0, 2)
      .map(([field]) => field),
  }
}

const ownModels = Object.fromEntries(
  resources.flatMap(resource => {
    const { model, name } = resource
    const own = group(fieldsOf({ ...resource, seed: resource.seed + 11 }, 5), `The ${name} as it is kept.`, {
      owner: ref('schemas', 'Owner'),
      region: ref('schemas', 'Region'),
    })
    const list = { type: 'array', description: `The ${name}, newest first.`, items: ref('schemas', model) }
    return [
      [`${model}Input`, inputModel(resource)],
      [model, { allOf: [ref('schemas', `${model}Input`), own] }],
      [
        `${model}List`,
        { type: 'object', properties: { items: list, links: ref('schemas', 'Links'), meta: ref('schemas', 'Meta') } },
      ],
    ]
  }),
)

const exampleOf = (fields: ReturnType<typeof fieldsOf>): Json =>
  Object.fromEntries(fields.map(([name, { example }]) => [name, example]))

/** A resource as it is sent. */
export const inputExample = (resource: Resource): Json => ({
  ...exampleOf(fieldsOf(resource, ownCount)),
  settings: {
    ...exampleOf(fieldsOf({ ...resource, seed: resource.seed + 8 }, 4)),
    policy: exampleOf(fieldsOf({ ...resource, seed: resource.seed + 5 }, 4)),
  },
})

/** A resource as it is answered. */
export const example = (resource: Resource): Json => ({
  ...inputExample(resource),
  ...exampleOf(fieldsOf({ ...resource, seed: resource.seed + 11 }, 5)),
  owner: { id: 1000 + resource.seed, name: 'Research desk', email: 'research@example.test' },
  region: { slug: 'north-2', name: 'North 2', available: true },
})

export const content = (model: string, value: unknown) => ({
  'application/json': { schema: ref('schemas', model), example: value },
})

const text = (description: string, example: string): Json => ({ type: 'string', description, example })
const number = (description: string, example: number): Json => ({ type: 'integer', description, example })
const object = (description: string, properties: Json): Json => ({ type: 'object', description, properties })

/** The models of the whole document. */
export const models: Json = {
  ...ownModels,
  Problem: object('What went wrong, told in one way everywhere.', {
    id: text('A short name of the reason.', 'not_found'),
    message: text('A sentence for people that says what to do.', 'The resource was not found.'),
    request_id: text('What to quote when you ask for help.', '4d9d8375-3c56-4925-a3e7-eb137fed17e9'),
  }),
  Owner: object('Who made it and answers for it.', {
    id: number('A number that stays when the name changes.', 1001),
    name: text('The name as it is shown to others.', 'Research desk'),
    email: text('Where letters about it are sent.', 'research@example.test'),
  }),
  Region: object('Where it is kept.', {
    slug: text('A short name that is used in calls.', 'north-2'),
    name: text('The name as it is shown to others.', 'North 2'),
    available: { type: 'boolean', description: 'Whether something new may be made there.', example: true },
  }),
  Links: object('Where the other pages are.', {
    pages: object('Each is left out where there is none.', {
      first: text('The first page.', 'https://api.example.test/v2/series?page=1'),
      next: text('The page after this one.', 'https://api.example.test/v2/series?page=3'),
      last: text('The last page.', 'https://api.example.test/v2/series?page=9'),
    }),
  }),
  Meta: object('How many there are.', { total: number('Of all pages together.', 84) }),
}
