import { grammar } from './free-text.data.ts'
import { linkWords, localWords } from './local-words/local-words.ts'
import type { PartsPhrases } from './parts-phrases.ts'
import { inPlace, toPlace } from './places.data.ts'
import type { PlaceNames } from './places.ts'
import { withoutAccents } from './tokens.ts'
import type { Dictionary } from './vehicle-dictionary.ts'

/** All that the search box knows words from. */
export interface Lexicon {
  dictionary: Dictionary
  parts: PartsPhrases
  places: PlaceNames
}

const ours: ReadonlySet<string> = new Set([
  ...grammar,
  ...linkWords,
  ...localWords,
  ...toPlace,
  ...inPlace,
])

/** Whether a word stands in the catalogue's dictionary, on the map or in a language's table: it is never corrected away. */
export function isKnown(token: string, { dictionary, parts, places }: Lexicon): boolean {
  const word = withoutAccents(token)
  return (
    ours.has(word) || dictionary.words.has(word) || parts.words.has(word) || places.words.has(word)
  )
}
