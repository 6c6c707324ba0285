import { isLanguage, languages, type PlainMessageId } from '@bandari/i18n'
import type { ContentChange } from '@bandari/sdk'
import { t } from '../../language/translator.ts'
import { formatList } from '../../shared/format.ts'

type What = ContentChange['what']
type WhatOfListing = 'added' | 'removed' | 'moved' | 'scheduled'

const whats = {
  written: 'staffContent.change.written',
  title: 'staffContent.change.title',
  summary: 'staffContent.change.summary',
  content: 'staffContent.change.content',
  address: 'staffContent.change.address',
  picture: 'staffContent.change.picture',
  state: 'staffContent.change.state',
  starts: 'staffContent.change.starts',
  ends: 'staffContent.change.ends',
  translated: 'staffContent.change.translated',
  untranslated: 'staffContent.change.untranslated',
} as const satisfies Record<Exclude<What, WhatOfListing>, PlainMessageId>

/** What is different in a version, in a line. */
export function changesLabel(changes: readonly ContentChange[]): string {
  if (changes.length === 0) return t('staffContent.change.nothing')
  return formatList(changes.map(changeLabel))
}

function changeLabel({ what, language, listing }: ContentChange): string {
  const vehicle = listing?.title ?? t('staffContent.listingGone', { id: listing?.id ?? 0 })
  if (what === 'added') return t('staffContent.change.added', { vehicle })
  if (what === 'removed') return t('staffContent.change.removed', { vehicle })
  if (what === 'moved') return t('staffContent.change.moved', { vehicle })
  if (what === 'scheduled') return t('staffContent.change.scheduled', { vehicle })
  const words = t(whats[what])
  if (language === null) return words
  const name = isLanguage(language) ? languages[language].name : language
  return t('staffContent.change.inLanguage', { what: words, language: name })
}
