import { readCatalogue } from '@bandari/i18n/catalogues'
import english from 'ra-language-english'
import { describe, expect, it } from 'vitest'
import { i18nProvider } from './i18n-provider.ts'

/** Tools for developers that the portal never opens. */
const unused = /^(guesser|configurable)\./

interface Words {
  [name: string]: Words | string
}

function keysOf(words: Words, prefix = ''): string[] {
  return Object.entries(words).flatMap(([name, value]) =>
    typeof value === 'string' ? [prefix + name] : keysOf(value, `${prefix}${name}.`),
  )
}

it('the catalogue ra has what react-admin says, and no more', () => {
  const own = Object.keys(readCatalogue('en', 'ra')).filter((key) => !key.startsWith('@'))
  const theirs = keysOf(english.ra as unknown as Words).filter((key) => !unused.test(key))
  expect(own.toSorted()).toEqual(theirs.toSorted())
})

describe('i18nProvider', () => {
  it.each([
    ['ra.action.save', {}, 'Save'],
    ['ra.notification.updated', { smart_count: 1 }, 'Element updated'],
    ['ra.notification.updated', { smart_count: 3 }, '3 elements updated'],
    ['portal.menu.orders', {}, 'Orders'],
    ['resources.orders.name', { _: 'Purchases' }, 'Purchases'],
    ['ra.navigation.end-ellipsis', { _: 'Go to end page' }, 'Go to end page'],
    ['Words of a person', {}, 'Words of a person'],
  ])('says %s with %j', (key, options, sentence) => {
    expect(i18nProvider.translate(key, options)).toBe(sentence)
  })
})
