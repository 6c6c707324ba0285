import { slugOf } from '../../../core/slug.ts'
import type { Notes } from './corrections.ts'
import { acronyms } from './spellings.data.ts'

/** Without double, trailing or non-breaking spaces. */
export function tidied(text: string, notes: Notes): string {
  return notes.correct('spaces', text, text.replaceAll(/[\s\u00A0]+/g, ' ').trim())
}

/** `SPORTBACK S LINE TFSI` → `Sportback S Line TFSI`; a name that has small letters is left as it is. */
export function cased(text: string, notes: Notes): string {
  return notes.correct(
    'case',
    text,
    /[a-z]{2}/.test(text) ? text : text.replaceAll(/[\p{L}\d.]+/gu, wordOf),
  )
}

function wordOf(word: string): string {
  const isName = word.length > 3 && /^\p{Lu}+$/u.test(word) && !acronyms.has(word)
  return isName ? `${word.charAt(0)}${word.slice(1).toLowerCase()}` : word
}

/** The key that two spellings of a name share. */
export function keyOf(name: string): string {
  return slugOf(name)
}

/**
 * The key that two spellings share even if one is written in one word: `Land Cruiser`, `LANDCRUISER`. Names with digits
 * would be confused.
 */
export function looseKeyOf(name: string): string {
  const key = slugOf(name)
  return /\d/.test(key) ? key : key.replaceAll('-', '')
}
