/** A document in the Rich Text Format, which Word and every other word processor opens, whatever the script. */
export function writeRtf(title: string, body: string): Uint8Array {
  const fonts = '{\\fonttbl{\\f0\\fswiss Calibri;}{\\f1\\fnil\\fcharset134 SimSun;}}'
  const paragraphs = body.split('\n\n').map(text => `\\fs22 ${escapeRtf(text)}\\par\\par`)
  return Buffer.from(
    `{\\rtf1\\ansi\\ansicpg1252\\uc1\\deff0${fonts}{\\info{\\title ${escapeRtf(title)}}}\n{\\b\\fs32 ${escapeRtf(title)}}\\par\\par\n${paragraphs.join('\n')}\n}`,
    'latin1',
  )
}

/** Letters beyond ASCII as signed numbers of UTF-16, with a question mark for readers that know none. */
const escapeRtf = (text: string): string =>
  text
    .replaceAll(/[\\{}]/g, sign => `\\${sign}`)
    .replaceAll(/[^\0-\x7f]/g, letter => `\\u${(letter.charCodeAt(0) << 16) >> 16}?`)
