import type { Handler } from '../../core/contract.ts'
import { countChanges, findState } from './index-now.store.ts'
import { isPublicOrigin } from './index-now-rules.ts'

export const getIndexNow: Handler<'getIndexNow'> = async ({ db, settings }) => {
  const { sent_at, sent, failed_at, failure, status, next_try_at } = await findState(db)
  const isOn = settings.indexNowKey !== null
  return {
    status: 200,
    body: {
      state: !isOn ? 'off' : isPublicOrigin(settings.storefrontOrigin) ? 'on' : 'not_public',
      waiting: isOn ? await countChanges(db) : 0,
      sent_at: sent_at?.toISOString() ?? null,
      sent,
      failed_at: failed_at?.toISOString() ?? null,
      failure,
      status,
      next_try_at: next_try_at?.toISOString() ?? null,
    },
  }
}
