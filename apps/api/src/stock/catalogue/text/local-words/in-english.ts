import { grammar } from '../free-text.data.ts'
import { type Dictionary, tokensOf } from '../vehicle-dictionary.ts'
import { linkWords, localPhrases, type Meaning, withoutAccents } from './local-words.ts'

export interface InEnglish {
  /** Words of the English search. */
  text: string
  /** Slug of the category of spares that is asked for. */
  parts: string | null
}

interface Known {
  dictionary: Dictionary
  /** Words that many titles have. */
  titleWords: ReadonlySet<string>
}

const longestPhrase = 5

/** Asks the search for nothing. */
const anything = 'any'

/**
 * Puts local phrases into the English that the search understands. Names of makes and models keep their words, and so
 * does a single word that is one of the English search's own or that many titles have.
 */
export function inEnglish(text: string, known: Known): InEnglish {
  const tokens = tokensOf(text)
  const read: { words: string; meaning: Meaning | null }[] = []
  for (let place = 0; place < tokens.length; ) {
    const found = longestAt(tokens.slice(place, place + longestPhrase), known)
    read.push(found)
    place += found.length
  }
  if (read.every(({ meaning }) => meaning === null)) return { text, parts: null }
  const english = read.map(({ words, meaning }) => {
    if (meaning) return 'words' in meaning ? meaning.words : ''
    return linkWords.has(withoutAccents(words)) ? '' : words
  })
  const parts = read.flatMap(({ meaning }) =>
    meaning && 'parts' in meaning ? [meaning.parts] : [],
  )
  return {
    text: english.filter((words) => words !== '').join(' ') || anything,
    parts: parts.at(0) ?? null,
  }
}

/** The longest name or local phrase that the tokens begin with, else their first alone. */
function longestAt(tokens: readonly string[], { dictionary, titleWords }: Known) {
  for (let length = tokens.length; length > 0; length -= 1) {
    const words = tokens.slice(0, length).join(' ')
    const isOwn = length === 1 && (isEnglish(words, dictionary) || titleWords.has(words))
    const isName = dictionary.makes.has(words) || dictionary.models.has(words)
    if (isOwn || isName) return { words, length, meaning: null }
    const meaning = localPhrases.get(withoutAccents(words))
    if (meaning) return { words, length, meaning }
  }
  return { words: tokens[0] ?? '', length: 1, meaning: null }
}

function isEnglish(word: string, { terms }: Dictionary): boolean {
  return terms.has(word) || grammar.has(word)
}
