import { grammar } from '../free-text.data.ts'
import type { Lexicon } from '../lexicon.ts'
import { keyOf, longestPhrase, withoutAccents } from '../tokens.ts'
import { linkWords, localPhrases, type Meaning } from './local-words.ts'

export interface InEnglish {
  /** Words of the English search. */
  text: string
  /** Slug of the category of spares that is asked for. */
  parts: string | null
}

interface Dictionary {
  lexicon: Lexicon
  /** Words that many titles have. */
  titleWords: ReadonlySet<string>
}

/** Asks the search for nothing. */
const anything = 'any'

/** The whole tree of spares, which any category is more than. */
const allSpares = 'vehicle-parts-and-accessories'

/**
 * Puts local phrases into the English that the search understands, and takes the names of spares out of it. Names of makes
 * and models keep their words, and so does a single word that is one of the English search's own or that many titles have.
 */
export function inEnglish(tokens: readonly string[], known: Dictionary): InEnglish {
  const read: { words: string; meaning: Meaning | null }[] = []
  for (let place = 0; place < tokens.length; ) {
    const found = longestAt(tokens.slice(place, place + longestPhrase), known)
    read.push(found)
    place += found.length
  }
  if (read.every(({ meaning }) => meaning === null)) return { text: tokens.join(' '), parts: null }
  const english = read.map(({ words, meaning }) => {
    if (meaning) return 'words' in meaning ? meaning.words : ''
    return linkWords.has(withoutAccents(words)) ? '' : words
  })
  const parts = read.flatMap(({ meaning }) =>
    meaning && 'parts' in meaning ? [meaning.parts] : [],
  )
  return {
    text: english.filter((words) => words !== '').join(' ') || anything,
    parts: parts.find((slug) => slug !== allSpares) ?? parts.at(0) ?? null,
  }
}

/** The longest name, local phrase or kind of spare that the tokens begin with, else their first alone. */
function longestAt(tokens: readonly string[], { lexicon, titleWords }: Dictionary) {
  const { dictionary, parts } = lexicon
  for (let length = tokens.length; length > 0; length -= 1) {
    const words = tokens.slice(0, length).join(' ')
    const key = keyOf(tokens.slice(0, length))
    const isWord = length === 1 && (grammar.has(words) || titleWords.has(words))
    const isOwn = isWord || dictionary.terms.has(key)
    const isName = dictionary.makes.has(key) || dictionary.models.has(key)
    if (isOwn || isName) return { words, length, meaning: null }
    // A word of a vehicle's name is no spare by itself.
    const isVehicles = length === 1 && dictionary.words.has(key)
    const slug = isVehicles ? undefined : parts.slugs.get(key)
    const meaning = localPhrases.get(key) ?? (slug === undefined ? null : { parts: slug })
    if (meaning) return { words, length, meaning }
  }
  return { words: tokens[0] ?? '', length: 1, meaning: null }
}
