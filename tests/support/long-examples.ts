/** A document whose examples are as long as those of well-known APIs: thousands of lines, or one line of a hundred thousand signs. */
type Json = Record<string, unknown>

const days = Array.from({ length: 1000 }, (_, at) => ({ day: at, rate: at / 8, note: `“Day ${at}”` }))
export const longAnswer = { data: { currency: 'EUR', days } }
export const longModel = days.map(({ day, note }) => ({ id: `flight-${day}`, to: ['MUC', 'PEK'], note }))
/** Neither JSON nor in lines. */
export const longLine = `<feed>${days.map(({ day, note }) => `<entry id="${day}" note="${note}">🛩️ 12 true</entry>`).join('')}</feed>`
/** As long as an example may be to stand in its page. */
const shortAnswer = Array.from({ length: 118 }, (_, at) => at)

const answer = (type: string, example: unknown): Json => ({
  responses: { 200: { description: 'Done.', content: { [type]: { example } } } },
})

export const longExamplesDocument = {
  openapi: '3.1.0',
  info: { title: 'Long', version: '1' },
  paths: {
    '/history': {
      get: { summary: 'History', ...answer('application/json', longAnswer) },
      post: {
        summary: 'Load',
        requestBody: { content: { 'application/json': { schema: {}, example: longModel } } },
        ...answer('application/json', shortAnswer),
      },
    },
    '/feed': { get: { summary: 'Feed', ...answer('application/xml', longLine) } },
    '/nothing': { get: { summary: 'Nothing', responses: { 204: { description: 'Done.' } } } },
  },
  components: { schemas: { Flight: { type: 'array', items: { type: 'object' }, example: longModel }, Bare: {} } },
}
