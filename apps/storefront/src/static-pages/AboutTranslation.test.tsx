import { translatorOf } from '@bandari/i18n/catalogues'
import type { ReadingSummary } from '@bandari/i18n/reading'
import { TranslatorProvider } from '@bandari/i18n/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { type Site, SiteProvider } from '../shared/page/settings.ts'
import { AboutTranslation } from './AboutTranslation.tsx'

const unread: ReadingSummary = {
  sentences: 4869,
  translated: 4869,
  read: 0,
  readers: [],
  last: null,
}
const read = { ...unread, read: 4860, readers: ['Neema Mushi', 'Juma Ali'], last: '2026-12-03' }

function textIn(language: 'sw' | 'pt' | 'fr', reading: ReadingSummary): string {
  const site = { supportEmail: 'help@example.com' } as Site
  const html = renderToStaticMarkup(
    <SiteProvider value={site}>
      <TranslatorProvider value={translatorOf(language)}>
        <AboutTranslation reading={reading} />
      </TranslatorProvider>
    </SiteProvider>,
  )
  return html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
}

it.each([
  [
    'sw',
    'Imesomwa na Neema Mushi na Juma Ali, mara ya mwisho tarehe 3 Desemba 2026: sentensi 4,860 kati ya 4,869.',
  ],
  [
    'pt',
    'Lida por Neema Mushi e Juma Ali, a última vez em 3 de dezembro de 2026: 4860 de 4869 frases.',
  ],
  [
    'fr',
    'Relue par Neema Mushi et Juma Ali, la dernière fois le 3 décembre 2026 : 4 860 phrases sur 4 869.',
  ],
] as const)('in %s it names who has read it, when and how much', (language, sentence) => {
  expect(textIn(language, read)).toContain(sentence)
})

it.each([
  ['sw', 'bado haijasomwa'],
  ['pt', 'ainda não foi lida'],
  ['fr', 'n’a encore relu'],
] as const)('in %s it says that nobody has, and where to write', (language, words) => {
  expect(textIn(language, unread)).toContain(words)
  expect(textIn(language, unread)).toContain('help@example.com')
})
