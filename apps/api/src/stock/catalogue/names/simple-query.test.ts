import { describe, expect, it } from 'vitest'
import { plainWords, readSimpleQuery, type SimpleQuery } from './simple-query.ts'

/** With all parentheses: `(a & b)`, `!a`, `"a b"`. */
function spelled(query: SimpleQuery | null): string {
  if (query === null) return ''
  if (query.kind === 'words') return query.text
  if (query.kind === 'phrase') return `"${query.text}"`
  if (query.kind === 'not') return `!${spelled(query.part)}`
  return `(${query.parts.map(spelled).join(query.kind === 'all' ? ' & ' : ' | ')})`
}

describe('readSimpleQuery', () => {
  it.each([
    ['toyota', 'toyota'],
    ['toyota vitz', '(toyota & vitz)'],
    ['toyota + vitz', '(toyota & vitz)'],
    ['toyota|vitz', '(toyota | vitz)'],
    ['hilux | vigo diesel', '((hilux | vigo) & diesel)'],
    ['diesel hilux | vigo', '((diesel & hilux) | vigo)'],
    ['diesel (hilux | vigo)', '(diesel & (hilux | vigo))'],
    ['diesel(hilux|(vigo))', '(diesel & (hilux | vigo))'],
    ['-vitz', '!vitz'],
    ['toyota -vitz', '(toyota & !vitz)'],
    ['toyota --vitz', '(toyota & vitz)'],
    ['toyota -(vitz | axio)', '(toyota & !(vitz | axio))'],
    ['toyota -"land cruiser"', '(toyota & !"land cruiser")'],
    ['"land cruiser" | prado', '("land cruiser" | prado)'],
    ['cx-5', 'cx-5'],
  ])('%s is %s', (text, query) => {
    expect(spelled(readSimpleQuery(text))).toBe(query)
  })

  it.each([
    ['toyota |', 'toyota'],
    ['| toyota', 'toyota'],
    ['toyota | | vitz', '(toyota | vitz)'],
    ['toyota | + vitz', '(toyota & vitz)'],
    ['toyota -', 'toyota'],
    ['toyota - vitz', '(toyota & vitz)'],
    ['(toyota', 'toyota'],
    ['toyota) vitz', '(toyota & vitz)'],
    [')toyota(', 'toyota'],
    ['() toyota', 'toyota'],
    ['-() toyota', 'toyota'],
    ['"toyota', 'toyota'],
    ['toyota" vitz', '(toyota & vitz)'],
    ['', ''],
    ['| + ( ) - "', ''],
  ])('stray signs are passed over: %s', (text, query) => {
    expect(spelled(readSimpleQuery(text))).toBe(query)
  })

  it('reads any number of parentheses', () => {
    expect(spelled(readSimpleQuery('('.repeat(255)))).toBe('')
    expect(spelled(readSimpleQuery(`${'('.repeat(127)}a${')'.repeat(127)}`))).toBe('a')
  })
})

describe('plainWords', () => {
  it.each([
    ['toyota', 'toyota'],
    ['toyota + vitz diesel', 'toyota vitz diesel'],
    ['toyota |', 'toyota'],
    ['toyota | vitz', null],
    ['toyota -vitz', null],
    ['"toyota vitz"', null],
  ])('%s: %s', (text, words) => {
    const query = readSimpleQuery(text)
    expect(query && plainWords(query)).toBe(words)
  })
})
