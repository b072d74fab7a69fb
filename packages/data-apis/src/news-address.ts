/** Where a paper shows something of a day, YYYY-MM-DD: made up, as the papers are. */
export const newsAddress = (day: string, name: string): string =>
  `https://news.example.test/${day.replaceAll('-', '/')}/${name}`
