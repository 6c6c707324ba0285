import type { Handler } from '../../core/contract.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { insertAudit } from '../../platform/audit/audit.store.ts'
import { overtaken } from '../../platform/audit/overtaken.ts'
import { supportArticleView } from './support-article.view.ts'
import {
  articles,
  contentOf,
  lockArticle,
  lockSlugs,
  textOf,
  updateStaffArticle,
} from './articles.store.ts'
import { readArticle } from './read-article.ts'
import { saveVersion } from './save-version.ts'

export const updateArticle: Handler<'updateArticle'> = async (
  { db, clock },
  { path: { id }, body, account, origin },
) => {
  const now = clock.now()
  await lockSlugs(db)
  const before = await lockArticle(db, id)
  if (!before) return notFound
  if (body.version !== undefined && body.version !== before.version) {
    return overtaken(db, { subject: 'article', subjectId: id })
  }
  const wanted = { ...supportArticleView(before, { now, origin }), ...body }
  if (before.status === 'published' && wanted.slug !== before.slug) {
    return refuse(400, fieldErrors({ slug: ['slug_of_readers'] }))
  }
  const reading = await readArticle(db, wanted, { id, now })
  if ('mistakes' in reading) return refuse(400, fieldErrors(reading.mistakes))
  await updateStaffArticle(db, { id, now, ...reading.article })
  const after = (await articles(now).find(db, id)) ?? before
  await saveVersion(db, { actorId: account.id, now, before, after })
  await insertAudit(db, {
    actorId: account.id,
    action: 'update-article',
    subject: 'article',
    subjectId: id,
    before: contentOf(textOf(before), before.picture),
    after: contentOf(textOf(after), after.picture),
    reason: null,
    now,
  })
  return { status: 200, body: supportArticleView(after, { now, origin }) }
}
