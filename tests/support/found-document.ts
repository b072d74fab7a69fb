/** What public documents were found to hold and a portal stumbled over, each made small. */

/** As long as the longest path of a public document, and a bit. */
export const longPath = `/accounts/{account_id}${Array.from({ length: 24 }, (_, at) => `/section-${at}/{value_${at}}`).join('')}`

const said = { responses: { 200: { description: 'Done.' } } }
const parameters = longPath.match(/\w+(?=\})/g)!.map(name => ({ name, in: 'path', required: true, schema: {} }))

/** More filters than anybody reads, each with what it may be; the last must be there. */
const manyFilters = Array.from({ length: 250 }, (_, at) => ({
  name: `filter_${at}`,
  in: 'query',
  required: at === 249,
  description: `Rows by *filter* ${at}.`,
  schema: { type: 'string', enum: ['a', 'b'] },
}))

/** Extensions stand wherever a document may have them, of any form and with references of their own. */
const extension = { 'x-nothing': null, 'x-word': 'word', 'x-own': { $ref: 'own.yaml#/Nothing' } }

/** Descriptions begin with the heading of a document of their own. */
const headed = '# Overview\n\nWords.\n\n## Part\n\nOthers\n======\n\n<h3>More</h3>\n\n```\n# none\n```'

export const foundDocument = {
  openapi: '3.0.1',
  info: { title: 'Found', version: '1', description: headed, ...extension },
  tags: [
    { name: 'long', ...extension },
    { name: 'headed', description: headed },
  ],
  paths: {
    ...extension,
    [longPath]: { parameters, ...extension, get: { tags: ['long'], summary: 'Read what is deep', ...said } },
    '/filtered': { get: { tags: ['filtered'], parameters: manyFilters, ...said } },
    '/headed': {
      post: {
        tags: ['headed'],
        summary: 'Read what has headings',
        description: headed,
        requestBody: { description: headed, content: { 'application/json': { schema: {} } } },
        responses: { 200: { description: headed } },
      },
    },
    '/files/{file-id}/{name}.{ending}': {
      parameters: ['file-id', 'name', 'ending'].map(name => ({ name, in: 'path', required: true, schema: {} })),
      post: {
        tags: ['files'],
        requestBody: {
          content: {
            'multipart/form-data': {
              schema: {
                properties: { file: { type: 'string', format: 'binary' }, note: { type: 'string', example: { a: 1 } } },
              },
            },
          },
        },
        ...said,
      },
      put: {
        tags: ['files'],
        requestBody: { content: { 'application/json': { schema: {}, examples: { none: { value: null } } } } },
        ...said,
      },
      patch: { tags: ['files'], requestBody: { content: { 'text/xml': { schema: {}, example: '<a/>' } } }, ...said },
    },
    '/extended': {
      get: {
        tags: ['extended'],
        operationId: 'Read what is extended',
        ...extension,
        parameters: [
          { $ref: '#/components/parameters/x-version' },
          { name: 'filter', in: 'query', schema: { type: 'object', default: { name: 'a' } } },
        ],
        responses: { ...extension, 200: { description: 'Done.', content: {}, ...extension } },
      },
    },
  },
  components: {
    ...extension,
    schemas: {
      'x-made': {
        type: 'object',
        ...extension,
        properties: { 'x-other': { $ref: '#/components/schemas/Other' }, 'x-plain': { type: 'string' } },
      },
      Kind: { type: 'string', enum: ['new', 'old'] },
      Empty: {},
      Told: { type: 'object', description: ` ${'Words with a '.repeat(20)}\n\n<b class="x">break</b>. <a>More</a>.` },
      Headed: { type: 'object', description: headed },
      Other: { type: 'object', properties: { name: { type: 'string' } } },
    },
    parameters: { 'x-version': { name: 'x-version', in: 'header', schema: { type: 'string' } } },
  },
  ...extension,
}

/** So many groups of operations that a menu of all would be longer than its pages. */
export const crowdedDocument = {
  openapi: '3.1.0',
  info: { title: 'Crowded', version: '1' },
  paths: Object.fromEntries(
    Array.from({ length: 830 }, (_, at) => [`/things-${at}`, { get: { tags: [`group.thing${at}`], ...said } }]),
  ),
}

/** A document that tells what is sent, and has nothing to call. */
export const hooksDocument = {
  openapi: '3.1.0',
  info: { title: 'Hooks', version: '1' },
  webhooks: { thing: { post: said } },
  components: { schemas: { Thing: { type: 'object' } } },
}
