import { expect, it } from 'vitest'
import { requestedLanguage, shopAddress } from './language.ts'

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['sw', 'sw'],
  ['pt-BR,pt;q=0.9,en;q=0.8', 'pt'],
  ['ak, fr;q=0.5', 'fr'],
  ['en-GB,sw', 'en'],
  ['en;q=0.2, fr;q=0.9', 'fr'],
  ['sw;q=0, pt;q=0.1', 'pt'],
  ['constructor, toString', 'en'],
])('%j asks for %s', (header, language) => {
  expect(requestedLanguage(header)).toBe(language)
})

it.each([
  ['sw', true, 'https://shop.example/sw/my-basket'],
  ['sw', false, 'https://shop.example/sw/my-basket'],
  ['en', true, 'https://shop.example/my-basket'],
] as const)('the basket in %s (drafts %s) is %s', (language, draftLanguages, address) => {
  const settings = { storefrontOrigin: 'https://shop.example', draftLanguages }
  expect(shopAddress(settings, '/my-basket', language)).toBe(address)
})
