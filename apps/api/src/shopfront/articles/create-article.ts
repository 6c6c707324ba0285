import type { Handler } from '../../core/contract.ts'
import { refuse } from '../../core/refusal.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { insertAudit } from '../../platform/audit/audit.store.ts'
import { supportArticleView } from './support-article.view.ts'
import { articles, contentOf, insertStaffArticle, lockSlugs, textOf } from './articles.store.ts'
import { readArticle } from './read-article.ts'
import { saveVersion } from './save-version.ts'

export const createArticle: Handler<'createArticle'> = async (
  { db, clock },
  { body, account, origin },
) => {
  const now = clock.now()
  await lockSlugs(db)
  const reading = await readArticle(db, body, { now })
  if ('mistakes' in reading) return refuse(400, fieldErrors(reading.mistakes))
  const id = await insertStaffArticle(db, reading.article, now)
  const row = await articles(now).find(db, id)
  if (!row) throw new Error(`article ${id} was not written`)
  await saveVersion(db, { actorId: account.id, now, before: null, after: row })
  await insertAudit(db, {
    actorId: account.id,
    action: 'create-article',
    subject: 'article',
    subjectId: id,
    before: null,
    after: contentOf(textOf(row), row.picture),
    reason: null,
    now,
  })
  return { status: 201, body: supportArticleView(row, { now, origin }) }
}
