import { expect, test } from 'vitest'
import { inWords } from '../../test/helpers/in-words.ts'
import { readLink } from './links.ts'

test.each([
  'https://shop.example/api/products/42/',
  'http://127.0.0.1:8000/api/products/42',
  'HTTPS://other.example/products/42/',
  '/api/products/42/',
  '/products/42',
  '/api/products/42/?page=2#top',
])('%s is product 42', (url) => {
  expect(inWords(readLink(url, '/products/{id}/'))).toEqual({ id: 42 })
})

test.each([
  ['/api/options/1/', 'Invalid hyperlink - Incorrect URL match.'],
  ['/api/products/42/price/', 'Invalid hyperlink - Incorrect URL match.'],
  ['/api/countries/KE/', 'Invalid hyperlink - Incorrect URL match.'],
  ['/api/nothing/1/', 'Invalid hyperlink - No URL match.'],
  ['/api/products/x/', 'Invalid hyperlink - No URL match.'],
  ['products/42/', 'Invalid hyperlink - No URL match.'],
  ['ftp://shop.example/api/products/42/', 'Invalid hyperlink - No URL match.'],
  ['42', 'Invalid hyperlink - No URL match.'],
  ['/api/products/0/', 'Invalid hyperlink - Object does not exist.'],
  ['/api/products/99999999999/', 'Invalid hyperlink - Object does not exist.'],
])('%s: %s', (url, problem) => {
  expect(inWords(readLink(url, '/products/{id}/'))).toEqual({ problem })
})
