import type { Handler } from '../../core/contract.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { detail, problem } from '../../core/problem.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { countLectures, insertLecture } from './lecture.store.ts'
import { listerOf } from './lister.ts'
import { lockListing } from './listing.store.ts'
import { mostLectures } from './options.data.ts'

export const createLecture: Handler<'createLecture'> = async ({ db }, { account, body }) => {
  const { cid, title } = body
  const listing = await lockListing(db, { id: cid, lister: listerOf(account) })
  if (!listing) return notFound
  if (listing.class === 'parts') return refuse(400, fieldErrors({ cid: ['lectures_of_vehicles'] }))
  const { count, next: order } = await countLectures(db, cid)
  if (count >= mostLectures)
    return refuse(409, detail(problem('too_many_lectures', { most: mostLectures })))
  const lecture_id = await insertLecture(db, { productId: cid, title, position: order })
  return { status: 201, body: { lecture_id, cid, title, order } }
}
