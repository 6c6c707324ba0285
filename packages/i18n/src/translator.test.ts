import { expect, it } from 'vitest'
import { compileCatalogue } from './compile.ts'
import { createTranslator, type Sentence } from './translator.ts'

const translator = createTranslator(
  'fr',
  compileCatalogue(
    'shell',
    { home: 'Accueil', itemCount: '{count, plural, one {# article} other {# articles}}' },
    'fr',
  ),
)

it.each<[Sentence, string]>([
  ['shell.home', 'Accueil'],
  [{ id: 'shell.itemCount', values: { count: 2 } }, '2 articles'],
  ['This product is out of stock.', 'This product is out of stock.'],
  ['shell.cars', 'shell.cars'],
  ['toString', 'toString'],
  ['', ''],
])('says %j as %s', (sentence, words) => {
  expect(translator.formatSentence(sentence)).toBe(words)
})

it('an id is known once its domain is loaded', () => {
  const late = createTranslator('en')
  expect(late.isMessageId('shell.home')).toBe(false)
  late.load(compileCatalogue('shell', { home: 'Home' }, 'en'))
  expect(late.isMessageId('shell.home')).toBe(true)
})
