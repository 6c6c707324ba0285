/** Corrects what spreadsheets and phone keyboards change in a sentence. */

/**
 * A sentence that was typed into a sheet, as a catalogue has it. What a person does not see stays as it was: blanks at
 * both ends, and no-break spaces between the same words.
 */
export function correctSentence(typed: string, now: string): string {
  const text = typed.normalize('NFC').replaceAll(/\r\n?/g, '\n').trim()
  if (text === '') return ''
  const [start = ''] = /^\s*/.exec(now) ?? []
  const [end = ''] = /\s*$/.exec(now) ?? []
  return start + restoreNoBreaks(correctApostrophes(text, now.trim()), now) + end
}

/** In ICU's notation two straight apostrophes are one that is printed; anywhere else ours is the curly one. */
function correctApostrophes(text: string, now: string): string {
  const paired = text.replaceAll(/[‘’']{2}/g, "''").replaceAll(/(?<=\p{L})'(?!')/gu, '’')
  // Excel takes the first apostrophe of a cell for a sign that what follows is text.
  return now.startsWith("''") && /^'(?!')/.test(paired) ? `'${paired}` : paired
}

/** Spreadsheets and chats may turn a no-break space into a plain one; `now` says between which words it stood. */
function restoreNoBreaks(text: string, now: string): string {
  let kept = text
  for (const [, before = '', space = '', after = ''] of now.matchAll(
    /(\S+)([\u00a0\u202f])(?=(\S+))/g,
  ))
    kept = kept.replaceAll(`${before} ${after}`, () => before + space + after)
  return kept
}

/** Whether two texts are one to a reader: blanks of any kind are alike, and so are straight and curly quotation marks. */
export function looksSame(one: string, other: string): boolean {
  return plain(one) === plain(other)
}

function plain(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[‘’‛]/g, "'")
    .replaceAll(/[“”„]/g, '"')
    .replaceAll("''", "'")
    .replaceAll('…', '...')
    .trim()
}
