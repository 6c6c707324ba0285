import type { Context } from '../../core/context.ts'
import { detail } from '../../core/problem.ts'
import { refuse } from '../../core/refusal.ts'
import { findPreview, type Preview } from './previews.store.ts'

interface Shown {
  /** Null for the shop as everybody sees it. */
  preview: Preview | null
  /** The moment that the shop is shown as of. */
  now: Date
}

/** What a public call shows: a preview, if it has a token of one. */
export async function shownTo(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  token: string | undefined,
): Promise<Shown | null> {
  const now = clock.now()
  if (token === undefined) return { preview: null, now }
  const preview = await findPreview(db, token, now)
  return preview ? { preview, now: preview.at ?? now } : null
}

export const previewEnded = refuse(403, detail('preview_ended'))
