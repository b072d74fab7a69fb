/** A moment in the reader's time zone; `iso` is ISO 8601, `language` a language tag. */
export function Moment({ iso, language }: { iso: string; language: string }) {
  const words = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso))
  return <time dateTime={iso}>{words}</time>
}
