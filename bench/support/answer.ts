/** What every route of the gateway benchmark answers, about as large as one series with its newest points. */
export const answer = {
  data: Array.from({ length: 20 }, (_, at) => ({
    date: `2024-01-${at + 10}`,
    value: at * 1.25,
    lastUpdateTime: '2025-03-28',
  })),
  errors: [],
}
