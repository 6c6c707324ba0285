import type { Database } from '../../platform/db/database.ts'
import { recordVersion } from '../versions/versions.store.ts'
import { contentOf, type StaffArticleRow, textOf } from './articles.store.ts'

interface Saved {
  actorId: number
  now: Date
  /** Null for a new article. */
  before: StaffArticleRow | null
  after: StaffArticleRow
  restoredFrom?: number
}

/** Keeps an article that was saved as a version, and returns its id. */
export function saveVersion(
  db: Database,
  { actorId, now, before, after, ...restored }: Saved,
): Promise<number> {
  return recordVersion(db, {
    subject: 'article',
    subjectId: after.id,
    actorId,
    now,
    before: before && {
      content: contentOf(textOf(before), before.picture),
      at: before.date_updated,
      mediaId: before.picture_media_id,
    },
    after: contentOf(textOf(after), after.picture),
    mediaId: after.picture_media_id,
    ...restored,
  })
}
