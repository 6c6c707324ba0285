import { expect, it } from 'vitest'
import { fillText, textIn, unknownFields } from './template-text.ts'

it.each([
  ['Hello {name}.', { name: 'Grace' }, 'Hello Grace.', []],
  ['Hello {name}.', {}, 'Hello {name}.', ['name']],
  ['Hello {name}, {name}!', { name: null }, 'Hello {name}, {name}!', ['name']],
  ['{order} to {port}', { order: '100118', port: '' }, '100118 to {port}', ['port']],
  // What somebody is called is no field.
  ['Hello {name}.', { name: '{price}', price: 'USD 1.00' }, 'Hello {price}.', []],
  ['{$&} {nmae} { name }', { name: 'Grace' }, '{$&} {nmae} { name }', []],
  ['{name}', { name: '$& $1' }, '$& $1', []],
  ['', { name: 'Grace' }, '', []],
] as const)('%j with %j', (text, values, filled, missing) => {
  expect(fillText(text, values)).toEqual({ text: filled, missing })
})

it.each([
  ['Hello {name}, {order}.', []],
  ['Hello {nmae}.', ['nmae']],
  ['{constructor} {}', ['constructor', '']],
  ['Set {a {name}}', []],
] as const)('names unknown in %j', (text, unknown) => {
  expect(unknownFields(text)).toEqual(unknown)
})

it.each([
  ['fr', { en: 'Hello', fr: 'Bonjour' }, { text: 'Bonjour', language: 'fr' }],
  ['sw', { en: 'Hello', fr: 'Bonjour' }, { text: 'Hello', language: 'en' }],
  ['fr', { en: 'Hello', fr: ' ' }, { text: 'Hello', language: 'en' }],
] as const)('in %s of %j', (language, texts, found) => {
  expect(textIn(texts, language)).toEqual(found)
})
