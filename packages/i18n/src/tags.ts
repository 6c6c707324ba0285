/** A part of a sentence that has elements in it. */
export interface Piece {
  /** Null for plain words. */
  name: string | null
  words: string
}

/** `Call <phone/> <b>now</b>` in pieces. Tags do not nest. */
export function splitTags(sentence: string): Piece[] {
  const pieces: Piece[] = []
  const add = (name: string | null, words: string) =>
    pieces.push({ name, words: words.replaceAll(hidden, '<') })
  let end = 0
  for (const match of sentence.matchAll(/<(\w+)(?:\/>|>(.*?)<\/\1>)/g)) {
    if (match.index > end) add(null, sentence.slice(end, match.index))
    add(match[1] ?? null, match[2] ?? '')
    end = match.index + match[0].length
  }
  if (end < sentence.length) add(null, sentence.slice(end))
  return pieces
}

/** Of Unicode's private use, so in no sentence. */
const hidden = '\uE000'

/** Hides tags that a person has typed into a value, so that they stay words; `splitTags` gives them back. */
export function hideTags<Values extends object>(values: Values): Values {
  const entries = Object.entries(values).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'string' ? value.replaceAll('<', hidden) : value,
  ])
  return Object.fromEntries(entries) as Values
}
