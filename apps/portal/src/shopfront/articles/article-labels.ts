import type { PlainMessageId } from '@bandari/i18n'
import type { SupportArticle } from '@bandari/sdk'
import { formatMoment } from '../../staff/moment.ts'
import { t } from '../../language/translator.ts'

type Publication = Pick<SupportArticle, 'state' | 'published_at'>

export const stateLabels = {
  draft: 'staffArticles.state.draft',
  scheduled: 'staffArticles.state.scheduled',
  published: 'staffArticles.state.published',
} as const satisfies Record<SupportArticle['state'], PlainMessageId>

/** When it was or will be published; a draft may have a date too. */
export function publicationLabel({ state, published_at }: Publication): string {
  if (published_at === null) return t('staffArticles.notPublished')
  const moment = formatMoment(published_at)
  if (state === 'published') return t('staffArticles.since', { moment })
  if (state === 'scheduled') return t('staffArticles.startsOn', { moment })
  return t('staffArticles.meantFor', { moment })
}

/** What is said after saving. */
export function savedMessage({ state, published_at }: Publication): string {
  if (state === 'draft' || published_at === null) return t('staffArticles.draftSaved')
  return state === 'scheduled'
    ? t('staffArticles.willBeOut', { moment: formatMoment(published_at) })
    : t('staffArticles.isOut')
}
