import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { type AnyLanguage, pseudoLanguage } from './languages.ts'
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

/** Parses every sentence once, so that no browser needs a parser. Throws for a malformed one. */
export function compileCatalogue(
  domain: string,
  source: CatalogueSource,
  language: AnyLanguage,
): CompiledMessages {
  const mapText = language === pseudoLanguage ? pseudoText : undefined
  return Object.fromEntries(
    Object.entries(sentencesOf(source)).map(([key, sentence]) => {
      try {
        return [`${domain}.${key}`, compileMessageOrThrow(sentence, mapText)]
      } catch (cause) {
        throw new Error(`${language}/${domain}.json: ${key} is malformed: ${sentence}`, { cause })
      }
    }),
  )
}

const accents: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
  c: 'ç',
  n: 'ñ',
  y: 'ý',
}

/** Longer by a third, and unlike anything that is written in a component; tags stay as they are. */
function pseudoText(text: string): string {
  const pieces = text.split(/(<[^>]*>)/)
  const accented = pieces.map((piece) =>
    piece.startsWith('<')
      ? piece
      : piece.replace(/[aeiouAEIOUcny]/g, (letter) => accents[letter] ?? letter),
  )
  const letters = text.replace(/<[^>]*>/g, '').trim().length
  return `${accented.join('')}${'·'.repeat(Math.ceil(letters * 0.35))}`
}
