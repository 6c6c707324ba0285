import type { Handler } from '../../core/contract.ts'
import { fieldErrors } from '../../core/field-problems.ts'
import { problem } from '../../core/problem.ts'
import { notFound, refuse } from '../../core/refusal.ts'
import { longestVideo, type VideoFault } from '../../platform/media/normalize-video.ts'
import { saveMedia } from '../../platform/media/save-media.ts'
import { inspectVideo } from '../../platform/media/video-worker.ts'
import { videoView } from '../catalogue/product/video.view.ts'
import { listerOf } from './lister.ts'
import { findPhotoOwner, lockPhotos } from './photo.store.ts'
import { removalObstacle } from './removal-obstacle.ts'
import { findVideo, placeVideo } from './video.store.ts'

/** Reading the video takes a second, so it is done before the transaction begins (`x-writes: false`). */
export const uploadListingVideo: Handler<'uploadListingVideo'> = async (
  { db, media, log },
  { account, origin, body },
) => {
  const { cid, video: given } = body
  const lister = listerOf(account)
  if (!(await findPhotoOwner(db, cid, lister))) return notFound
  const video = await inspectVideo(given.data, log)
  if (typeof video === 'string') return refuse(400, fieldErrors({ video: [problemOf(video)] }))

  const { hash, data, ...shape } = video
  const facts = { ...shape, bytes: data.length }
  const placed = await db.transaction().execute(async (tx) => {
    if (!(await lockPhotos(tx, cid, lister))) return null
    const obstacle = (await findVideo(tx, cid)) ? await removalObstacle(tx, cid) : null
    if (obstacle) return { obstacle }
    const mediaId = await saveMedia(tx, media, { kind: 'video', hash, data })
    await placeVideo(tx, cid, { mediaId, ...facts })
    return { obstacle: null }
  })
  if (!placed) return notFound
  if (placed.obstacle) return refuse(400, fieldErrors({ video: [placed.obstacle] }))
  return { status: 200, body: videoView({ hash, ...facts }, origin) }
}

function problemOf(fault: VideoFault) {
  return fault === 'video_too_long' ? problem(fault, { seconds: longestVideo }) : problem(fault)
}
