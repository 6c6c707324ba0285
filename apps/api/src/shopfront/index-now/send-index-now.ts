import type { Context } from '../../core/context.ts'
import { fetchJson, OutboundError } from '../../platform/http/fetch-json.ts'
import {
  changedUrls,
  failureOf,
  isPublicOrigin,
  minutesToWait,
  mostChanges,
} from './index-now-rules.ts'
import {
  deleteAllChanges,
  deleteChanges,
  deleteChangesBefore,
  findState,
  listChanges,
  recordFailed,
  recordSent,
} from './index-now.store.ts'

type Needs = Pick<Context, 'db' | 'clock' | 'settings' | 'log'>

const waitMs = 10_000

/** By then search engines have found out by themselves. */
const keptForMs = 3 * 24 * 3600 * 1000

/** Calls of a round: the rest waits for the next one, so that a file of 50,000 listings is no burst. */
const mostCalls = 4

/**
 * Tells search engines of pages that changed; returns how many addresses they took. A change is deleted once it was taken: a process
 * that ends before has it told twice, which does no harm.
 */
export async function sendIndexNow(context: Needs): Promise<number> {
  const { db, clock, settings } = context
  const { indexNowKey: key, storefrontOrigin: origin } = settings
  if (key === null || !isPublicOrigin(origin)) {
    await deleteAllChanges(db)
    return 0
  }
  const now = clock.now()
  await deleteChangesBefore(db, new Date(now.getTime() - keptForMs))
  const { next_try_at: next } = await findState(db)
  if (next !== null && next > now) return 0
  let sent = 0
  for (let call = 0; call < mostCalls; call += 1) {
    const changes = await listChanges(db, mostChanges)
    if (changes.length === 0) break
    const urls = changedUrls(origin, changes)
    if (!(await tell(context, { key, urls }))) break
    await deleteChanges(
      db,
      changes.map(({ id }) => id),
    )
    sent += urls.length
  }
  return sent
}

async function tell(
  { db, clock, settings, log }: Needs,
  { key, urls }: { key: string; urls: string[] },
) {
  const { indexNowUrl, storefrontOrigin: origin } = settings
  const status = await post(indexNowUrl, {
    host: new URL(origin).host,
    key,
    keyLocation: `${origin}/${key}.txt`,
    urlList: urls,
  })
  const now = clock.now()
  const failure = failureOf(status)
  if (failure === null) {
    await recordSent(db, { sent: urls.length, now })
    return true
  }
  const failures = (await findState(db)).failures + 1
  const next = new Date(now.getTime() + minutesToWait(failures) * 60_000)
  await recordFailed(db, { failure, status, failures, now, next })
  log.warn({ status, failures }, 'Search engines were not told of changed pages')
  return false
}

/** Null where nobody answers. */
async function post(url: string, body: object): Promise<number | null> {
  try {
    const { status } = await fetchJson(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify(body),
      waitMs,
    })
    return status
  } catch (error) {
    if (error instanceof OutboundError) return null
    throw error
  }
}
