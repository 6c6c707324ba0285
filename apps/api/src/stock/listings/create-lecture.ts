import type { Handler } from '../../core/contract.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { countLectures, insertLecture } from './lecture.store.ts'
import { lockListing } from './listing.store.ts'
import { mostLectures } from './options.data.ts'

export const createLecture: Handler<'createLecture'> = async ({ db }, { account, body }) => {
  const { cid, title } = body
  const listing = await lockListing(db, { id: cid, vendorId: account.id })
  if (!listing) return notFound
  if (listing.class === 'parts') return refuse(400, { cid: ['Only a vehicle has lectures.'] })
  const { count, next: order } = await countLectures(db, cid)
  if (count >= mostLectures)
    return refuse(409, { detail: `A listing has at most ${mostLectures} lectures.` })
  const lecture_id = await insertLecture(db, { productId: cid, title, position: order })
  return { status: 201, body: { lecture_id, cid, title, order } }
}
