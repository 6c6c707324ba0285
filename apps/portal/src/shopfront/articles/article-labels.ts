import type { PlainMessageId } from '@bandari/i18n'
import type { SupportArticle } from '@bandari/sdk'
import { formatMoment } from '../../shared/dates.ts'
import { t } from '../../language/translator.ts'

type Publication = Pick<SupportArticle, 'state' | 'published_at' | 'ends_at'>

export const stateLabels = {
  draft: 'staffArticles.state.draft',
  scheduled: 'staffArticles.state.scheduled',
  published: 'staffArticles.state.published',
  ended: 'staffArticles.state.ended',
} as const satisfies Record<SupportArticle['state'], PlainMessageId>

/** When it was or will be published; a draft may have a date too. */
export function publicationLabel({ state, published_at, ends_at }: Publication): string {
  if (published_at === null) return t('staffArticles.notPublished')
  if (state === 'ended' && ends_at !== null)
    return t('staffArticles.until', { moment: formatMoment(ends_at) })
  const begins = beginning(state, formatMoment(published_at))
  if (ends_at === null || state === 'draft') return begins
  return t('staffArticles.andUntil', { begins, moment: formatMoment(ends_at) })
}

function beginning(state: Publication['state'], moment: string): string {
  if (state === 'published') return t('staffArticles.since', { moment })
  if (state === 'scheduled') return t('staffArticles.startsOn', { moment })
  return t('staffArticles.meantFor', { moment })
}

/** What is said after saving. */
export function savedMessage({ state, published_at }: Omit<Publication, 'ends_at'>): string {
  if (state === 'draft' || published_at === null) return t('staffArticles.draftSaved')
  if (state === 'ended') return t('staffArticles.hasEnded')
  return state === 'scheduled'
    ? t('staffArticles.willBeOut', { moment: formatMoment(published_at) })
    : t('staffArticles.isOut')
}
