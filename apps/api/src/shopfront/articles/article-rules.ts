import { slugOf } from '../../stock/catalogue/filters/filters.ts'
import type { ArticleStatus } from '../tables.ts'

export type ArticleState = 'draft' | 'scheduled' | 'published'

interface Publication {
  status: ArticleStatus
  published_at: Date | null
}

export function articleState({ status, published_at }: Publication, now: Date): ArticleState {
  if (status === 'draft' || published_at === null) return 'draft'
  return published_at > now ? 'scheduled' : 'published'
}

/** The time of publication; an article that is published without a date is public from now on. */
export function publicationDate({ status, published_at }: Publication, now: Date): Date | null {
  return status === 'published' ? (published_at ?? now) : published_at
}

const longestSlug = 255

/** The words of a title in the form of an address, then the same with a number in case it is taken. */
export function slugFor(title: string, attempt: number): string {
  const slug = slugOf(title) || 'article'
  const suffix = attempt === 1 ? '' : `-${attempt}`
  return slug.slice(0, longestSlug - suffix.length).replace(/-$/, '') + suffix
}

/** The words of a text, without everything else. */
export function isBlank(cleanHtml: string): boolean {
  return cleanHtml.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') === ''
}
