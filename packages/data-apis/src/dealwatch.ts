import type { DataApi } from './data-api.ts'
import { dealHandlers } from './dealwatch/deals.ts'
import { dictionaryHandlers } from './dealwatch/dictionary.ts'
import { participantHandlers } from './dealwatch/participants.ts'

/** The deals API over the embedded data. */
export const dealwatch: DataApi = {
  name: 'emis-dealwatch',
  handlers: { ...dealHandlers, ...participantHandlers, ...dictionaryHandlers },
}
