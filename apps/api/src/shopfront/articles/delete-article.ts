import type { Handler } from '../../core/contract.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { detail } from '../../core/problem.ts'
import { insertAudit } from '../../platform/audit/audit.store.ts'
import { overtaken } from '../../platform/audit/overtaken.ts'
import { supportArticleView } from './support-article.view.ts'
import { deleteVersions } from '../versions/versions.store.ts'
import { deleteStaffArticle, lockArticle } from './articles.store.ts'

export const deleteArticle: Handler<'deleteArticle'> = async (
  { db, clock },
  { path: { id }, query, account, origin },
) => {
  const now = clock.now()
  const before = await lockArticle(db, id)
  if (!before) return notFound
  if (query.version !== undefined && query.version !== before.version) {
    return overtaken(db, { subject: 'article', subjectId: id })
  }
  if (before.status === 'published') {
    return refuse(409, detail('article_published'))
  }
  await deleteStaffArticle(db, id)
  await deleteVersions(db, id)
  await insertAudit(db, {
    actorId: account.id,
    action: 'delete-article',
    subject: 'article',
    subjectId: id,
    before,
    after: null,
    reason: null,
    now,
  })
  return { status: 200, body: supportArticleView(before, { now, origin }) }
}
