import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { spaceFrenchMessage } from './french-spacing.ts'
import { type AnyLanguage, pseudoLanguage } from './languages.ts'
import { type CountryNames, expandPlaces } from './places/place-forms.ts'
import type { CompiledMessages } from './translator.ts'

/** A catalogue as it is written: sentences by key, and under `@key` what a translator should know (the ARB format). */
export type CatalogueSource = Readonly<Record<string, string | { description: string }>>

/** The sentences of a catalogue without the notes, by key. */
export function sentencesOf(source: CatalogueSource): Record<string, string> {
  return Object.fromEntries(
    Object.entries(source).filter(
      (entry): entry is [string, string] =>
        !entry[0].startsWith('@') && typeof entry[1] === 'string',
    ),
  )
}

/**
 * Parses every sentence once, so that no browser needs a parser, and spaces French, so that no translator needs to. A
 * place gets the preposition that its name has in the language. Throws for a malformed sentence.
 */
export function compileCatalogue(
  domain: string,
  source: CatalogueSource,
  language: AnyLanguage,
  countries: CountryNames = {},
): CompiledMessages {
  const mapText = language === pseudoLanguage ? pseudoText : undefined
  return Object.fromEntries(
    Object.entries(sentencesOf(source)).map(([key, sentence]) => {
      try {
        const message = expandPlaces(compileMessageOrThrow(sentence, mapText), language, countries)
        return [`${domain}.${key}`, language === 'fr' ? spaceFrenchMessage(message) : message]
      } catch (cause) {
        throw new Error(`${language}/${domain}.json: ${key} is malformed: ${sentence}`, { cause })
      }
    }),
  )
}

const accents: Readonly<Record<string, string>> = {
  a: 'áa',
  e: 'ée',
  i: 'íi',
  o: 'óo',
  u: 'úu',
  A: 'ÁA',
  E: 'ÉE',
  I: 'ÍI',
  O: 'ÓO',
  U: 'ÚU',
  c: 'ç',
  n: 'ñ',
  y: 'ýy',
  l: 'll',
}

/** Each word longer by its vowels, about a third, and unlike anything that is written in a component; tags stay as they are. */
function pseudoText(text: string): string {
  return text
    .split(/(<[^>]*>)/)
    .map((piece) =>
      piece.startsWith('<')
        ? piece
        : piece.replace(/[aeiouAEIOUclny]/g, (letter) => accents[letter] ?? letter),
    )
    .join('')
}
