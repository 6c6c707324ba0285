import type { CompiledMessageToken } from '@lingui/message-utils/compileMessage'

const noBreak = '\u00a0'
const narrowNoBreak = '\u202f'

/** A character of Unicode's private use area; replaces a placeholder's value. */
const value = '\uE001'

/** Stands for an element with attributes. */
const element = '\uE002'

const space = '[ \\u00a0\\u2009\\u202f]'
/** What may follow a mark that ends words: not a letter, as in an address, and not a digit, as in 12:30. */
const ends = '(?=\\s|$|</|[»”’")\\]…,.])'
/** The space before a mark, of any kind or none; at the beginning, only where there is one. */
const before = `(?:(?<=[^\\s(\\[«“;:?!])${space}*|^${space}+)`
/** `&amp;` is one letter. */
const noEntity = '(?<!&#?\\w{1,8})'

const rules: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`«${space}*`, 'g'), `«${noBreak}`],
  [new RegExp(`${space}*»`, 'g'), `${noBreak}»`],
  [new RegExp(`${before}${noEntity}([;?!]+)${ends}`, 'g'), `${narrowNoBreak}$1`],
  [new RegExp(`${before}:${ends}`, 'g'), `${noBreak}:`],
  [new RegExp(`${space}+:(?=${value})`, 'g'), `${noBreak}:`],
  [new RegExp(`(?<=[\\d${value}])${space}*%(?![0-9A-Za-z])`, 'g'), `${narrowNoBreak}%`],
  [new RegExp(`(?<=(?<!\\d)\\d{1,3})${space}(?=\\d{3}(?!\\d))`, 'g'), narrowNoBreak],
  [new RegExp(`(?<=[\\d${value}])${space}(?=[A-Z]{3}(?![\\p{L}]))`, 'gu'), noBreak],
]

/**
 * French words with the spaces that no line breaks at: U+202F before `;` `?` `!` `%` and between thousands, U+00A0 before
 * `:`, inside « » and before the code of a currency, whatever was written there. Addresses and times stay.
 */
export function spaceFrench(text: string): string {
  return rules.reduce((spaced, [pattern, by]) => spaced.replace(pattern, by), text)
}

/** The same for elements and text; what an element's attributes say stays as it is. */
export function spaceFrenchHtml(html: string): string {
  const tags: string[] = []
  const text = html.replace(/<[^>]*=[^>]*>/g, (tag) => {
    tags.push(tag)
    return element
  })
  return spaceFrench(text).replaceAll(element, () => tags.shift() ?? '')
}

/** The same for a sentence that is compiled: its values stand among its words, and each case of a choice is words of its own. */
export function spaceFrenchMessage(
  tokens: readonly CompiledMessageToken[],
  follows = '',
): CompiledMessageToken[] {
  // `#` stands for a number.
  const isWords = (token: CompiledMessageToken) => typeof token === 'string' && token !== '#'
  const text = tokens.map((token) => (isWords(token) ? token : value)).join('')
  const pieces = spaceFrench(follows + text)
    .slice(follows.length)
    .split(value)
  const values = tokens.filter((token) => !isWords(token)).map(spaceCases)
  return pieces
    .flatMap((piece, index) => [piece, ...values.slice(index, index + 1)])
    .filter((token) => token !== '')
}

function spaceCases(token: CompiledMessageToken): CompiledMessageToken {
  if (typeof token === 'string') return token
  const [name, type, cases] = token
  if (type === undefined || typeof cases !== 'object' || cases === null) return token
  const spaced = Object.entries(cases).map(([key, words]) => [
    key,
    Array.isArray(words) ? spaceFrenchMessage(words as CompiledMessageToken[], value) : words,
  ])
  return [name, type, Object.fromEntries(spaced)] as CompiledMessageToken
}
