import type { Context } from '../../core/context.ts'
import type { Call, Handler } from '../../core/contract.ts'
import type { Database } from '../../platform/db/database.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { detail } from '../../core/problem.ts'
import { obstacleTo, refusedChanges, standingOf } from './change-rules.ts'
import { findLecture, updateLecture } from './lecture.store.ts'
import { exportContradictions } from './export-values.ts'
import { noteHouseChange } from './own-stock-audit.ts'
import { type ListingRow, lockListing, updateListing } from './listing.store.ts'
import { kindOf } from './listing-fields.ts'
import { listerOf } from './lister.ts'
import { obstacleProblem, problemsOfRefused } from './obstacle-problem.ts'
import { type Problems, readListingFields } from './read-listing-fields.ts'
import { missingFields } from './publish.ts'
import { readListing } from './read-listing.ts'
import { readNumber } from './stock-number.ts'

type Save = Call<'saveListing'>

/**
 * The row stays locked from the version check to the end, so that the later of two saves from the same version learns
 * of the earlier one (issue 5).
 */
export const saveListing: Handler<'saveListing'> = async (context, call) => {
  const { account, body, origin } = call
  const own = { id: body.cid, lister: listerOf(account) }
  const row = await lockListing(context.db, own)
  if (!row) return notFound
  if (body.version !== row.version) {
    const current = await readListing(context, row, { account, origin, lid: body.lid })
    if (current) return refuse(409, { ...detail('listing_changed'), current })
  }
  const problems = await store(context, row, call)
  if (problems === 'no-such-lecture') return notFound
  if (problems) return refuse(400, fieldErrors(problems))
  const saved = await lockListing(context.db, own)
  const listing = saved && (await readListing(context, saved, { account, origin, lid: body.lid }))
  return listing ? { status: 200, body: listing } : notFound
}

async function store(
  context: Context,
  row: ListingRow,
  { account, body }: Save,
): Promise<Problems | 'no-such-lecture' | null> {
  const { db, clock } = context
  const { cid: id, version: _, publish: status = row.status, ...saved } = body
  const reading = readListingFields(saved, { kind: kindOf(row), now: clock.now() })
  if ('problems' in reading) return reading.problems
  const contradictions = exportContradictions({ ...row, ...reading.fields })
  if (Object.keys(contradictions).length > 0) return contradictions
  const number = await readNumber(db, row, reading.fields)
  if ('problems' in number) return number.problems
  const changes = { ...reading.fields, ...number, status }
  const refused = refusedChanges({ ...row, standing: standingOf(row) }, changes)
  if (refused) return problemsOfRefused(refused, row.order_number)
  const missing = status === 'live' ? missingFields({ ...row, ...reading.fields }) : []
  if (missing.length > 0) return Object.fromEntries(missing.map((field) => [field, ['required']]))
  const fault = await storeLecture(db, row, saved)
  if (fault) return fault
  await updateListing(db, { id, changes, now: clock.now() })
  await noteHouseChange(context, { row, changes, actorId: account.id })
  return null
}

/** A section of what a buyer was promised may grow, as the description may. */
async function storeLecture(
  db: Database,
  row: ListingRow,
  { lid, lTitle: title, lContent: content }: Pick<Save['body'], 'lid' | 'lTitle' | 'lContent'>,
): Promise<Problems | 'no-such-lecture' | null> {
  if (lid === undefined) {
    return title === undefined && content === undefined ? null : { lid: ['required'] }
  }
  const lecture = { id: lid, productId: row.id }
  const before = await findLecture(db, lecture)
  if (!before) return 'no-such-lecture'
  const obstacle = obstacleTo('facts', standingOf(row))
  if (obstacle) {
    const why = [obstacleProblem(obstacle, row.order_number)]
    if (title !== undefined && title !== before.title) return { lTitle: why }
    if (content !== undefined && !content.includes(before.content.trim())) return { lContent: why }
  }
  await updateLecture(db, lecture, {
    ...(title === undefined ? {} : { title }),
    ...(content === undefined ? {} : { content }),
  })
  return null
}
