/** A moment as the documents API writes it: to the second, in UTC. */
export const writeMoment = (moment: Date): string => moment.toISOString().replace(/\.\d+Z$/, '+00:00')
