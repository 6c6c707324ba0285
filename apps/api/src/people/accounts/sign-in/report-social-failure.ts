import type { Handler } from '../../../core/contract.ts'
import { detail } from '../../../core/problem.ts'
import { maxReportBytes, withoutTokens } from './social-failure.ts'
import { insertSocialFailure } from './social-failure.store.ts'

export const reportSocialFailure: Handler<'reportSocialFailure'> = async (
  { db, clock },
  { body },
) => {
  if (Buffer.byteLength(JSON.stringify(body)) > maxReportBytes) {
    return { status: 413, body: detail('body_too_large') }
  }
  await insertSocialFailure(db, JSON.stringify(withoutTokens(body)), clock.now())
  return { status: 204 }
}
