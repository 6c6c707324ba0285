import { slugOf } from '../../stock/catalogue/filters/filters.ts'
import type { ArticleStatus } from '../tables.ts'

export type ArticleState = 'draft' | 'scheduled' | 'published' | 'ended'

interface Publication {
  status: ArticleStatus
  published_at: Date | null
}

export function articleState(
  { status, published_at, ends_at }: Publication & { ends_at: Date | null },
  now: Date,
): ArticleState {
  if (status === 'draft' || published_at === null) return 'draft'
  if (ends_at !== null && ends_at <= now) return 'ended'
  return published_at > now ? 'scheduled' : 'published'
}

/** The time of publication; an article that is published without a date is public from now on. */
export function publicationDate({ status, published_at }: Publication, now: Date): Date | null {
  return status === 'published' ? (published_at ?? now) : published_at
}

const maxSlugLength = 255

/** The words of a title in the form of an address, then the same with a number in case it is taken. */
export function slugFor(title: string, attempt: number): string {
  const slug = slugOf(title) || 'article'
  const suffix = attempt === 1 ? '' : `-${attempt}`
  return slug.slice(0, maxSlugLength - suffix.length).replace(/-$/, '') + suffix
}

/** Whether nothing but markup is left of a text. */
export function isBlank(cleanHtml: string): boolean {
  return cleanHtml.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') === ''
}
