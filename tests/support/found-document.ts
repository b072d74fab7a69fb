/** What public documents were found to hold and a portal stumbled over, each made small. */

/** As long as the longest path of a public document, and a bit. */
export const longPath = `/accounts/{account_id}${Array.from({ length: 24 }, (_, at) => `/section-${at}/{value_${at}}`).join('')}`

const said = { responses: { 200: { description: 'Done.' } } }
const parameters = longPath.match(/\w+(?=\})/g)!.map(name => ({ name, in: 'path', required: true, schema: {} }))

/** Extensions stand wherever a document may have them, of any form and with references of their own. */
const extension = { 'x-nothing': null, 'x-word': 'word', 'x-own': { $ref: 'own.yaml#/Nothing' } }

export const foundDocument = {
  openapi: '3.0.1',
  info: { title: 'Found', version: '1', ...extension },
  tags: [{ name: 'long', ...extension }],
  paths: {
    ...extension,
    [longPath]: { parameters, ...extension, get: { tags: ['long'], summary: 'Read what is deep', ...said } },
    '/extended': {
      get: {
        tags: ['extended'],
        ...extension,
        parameters: [{ $ref: '#/components/parameters/x-version' }],
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
      Other: { type: 'object', properties: { name: { type: 'string' } } },
    },
    parameters: { 'x-version': { name: 'x-version', in: 'header', schema: { type: 'string' } } },
  },
  ...extension,
}
