import type { Handler } from '../../core/contract.ts'
import { detail, problem } from '../../core/problem.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { insertAudit } from '../../platform/audit/audit.store.ts'
import {
  contentVersions,
  findLatest,
  findVersionContent,
  listTitles,
} from '../versions/versions.store.ts'
import { restorations } from './restorations.ts'
import { contentVersionView, listingsIn } from './content-version.view.ts'

/** What comes back becomes a new version, so that nothing is lost by it either. */
export const restoreContentVersion: Handler<'restoreContentVersion'> = async (
  { db, clock },
  { path: { id }, body, account },
) => {
  const now = clock.now()
  const version = await findVersionContent(db, id)
  if (!version) return notFound
  const restoration = restorations[version.subject]
  await restoration.lock(db)
  const latest = await findLatest(db, version)
  if (!latest) return notFound
  if (latest.number !== body.latest) {
    const name = latest.actor_name ?? ''
    const who = name === '' ? { who: 'somebody', name } : { who: 'colleague', name }
    return refuse(409, detail(problem('overtaken', who)))
  }
  const restored = await restoration.restore(db, version, { actorId: account.id, now })
  if (!restored) return notFound
  await insertAudit(db, {
    actorId: account.id,
    action: 'restore-content',
    subject: restoration.audited,
    subjectId: version.subject_id === 0 ? version.number : version.subject_id,
    before: restored.before,
    after: restored.after,
    reason: null,
    now,
  })
  const row = await contentVersions.find(db, restored.id)
  if (!row) throw new Error(`version ${restored.id} was not kept`)
  return {
    status: 200,
    body: contentVersionView(row, await listTitles(db, listingsIn([row]))),
  }
}
