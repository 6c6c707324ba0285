import type { CompiledMessage, CompiledMessageToken } from '@lingui/message-utils/compileMessage'

/** A sentence without anything to fill in compiles to itself. */
export type Compiled = string | CompiledMessage

type Filling = Readonly<Record<string, string | number | boolean | undefined>>

interface Placeholder {
  values: Filling
  locale: string
  /** The value of `#`, within a plural. */
  count: string
}

/**
 * Fills in a sentence that Lingui's compiler has parsed. The compiler's own runtime weighs 2.2 kB (gzip) in a browser, mostly for
 * dates, times and styles of numbers that `format/` writes; the tests hold this to it, sentence by sentence.
 */
export function interpolate(message: Compiled, values: Filling, locale: string): string {
  return write(message, { values, locale, count: '#' })
}

function write(message: Compiled, place: Placeholder): string {
  if (typeof message === 'string') return message
  return message.map((token) => writeToken(token, place)).join('')
}

function writeToken(token: CompiledMessageToken, place: Placeholder): string {
  if (typeof token === 'string') return token === '#' ? place.count : token
  const [name, type, choices] = token
  const value = place.values[name]
  if (type === undefined) return String(value ?? '')
  if (type === 'number') return numbersOf(place.locale).format(Number(value))
  const cases = choices as Cases
  if (type === 'select') return write(caseOf(cases, String(value)), place)
  const count = Number(value)
  const rule = pluralsOf(place.locale, type).select(count)
  const chosen = caseOf(cases, String(count), rule)
  return write(chosen, { ...place, count: numbersOf(place.locale).format(count) })
}

type Cases = Readonly<Record<string, Compiled>>

/** The first of the names that the sentence has a case for. */
function caseOf(cases: Cases, ...names: string[]): Compiled {
  const name = names.find((each) => Object.hasOwn(cases, each)) ?? 'other'
  return cases[name] ?? ''
}

const numbers = new Map<string, Intl.NumberFormat>()
const plurals = new Map<string, Intl.PluralRules>()

function numbersOf(locale: string): Intl.NumberFormat {
  const known = numbers.get(locale) ?? new Intl.NumberFormat(locale)
  numbers.set(locale, known)
  return known
}

/** Africa counts as Portugal does, `0 resultados`; CLDR gives every Portuguese but that of Portugal the rule of Brazil, `0 resultado`. */
function rulesOf(locale: string): string {
  return locale.startsWith('pt-') ? 'pt-PT' : locale
}

function pluralsOf(locale: string, type: string): Intl.PluralRules {
  const key = `${locale} ${type}`
  const kind = type === 'selectordinal' ? 'ordinal' : 'cardinal'
  const known = plurals.get(key) ?? new Intl.PluralRules(rulesOf(locale), { type: kind })
  plurals.set(key, known)
  return known
}
