import type { SupportArticle } from '@bandari/sdk'
import { momentWords } from '../staff/moment.ts'

type Publication = Pick<SupportArticle, 'state' | 'published_at'>

export const stateWords = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
} as const satisfies Record<SupportArticle['state'], string>

/** When it was or will be published; a draft may have a date too. */
export function publicationWords({ state, published_at }: Publication): string {
  if (published_at === null) return 'not published'
  const at = momentWords(published_at)
  if (state === 'published') return `since ${at}`
  return state === 'scheduled' ? `from ${at}` : `meant for ${at}`
}

/** What is said after saving. */
export function savedWords({ state, published_at }: Publication): string {
  if (state === 'draft' || published_at === null) return 'The draft is saved.'
  return state === 'scheduled'
    ? `It will be on the storefront from ${momentWords(published_at)}.`
    : 'It is on the storefront within a minute.'
}
