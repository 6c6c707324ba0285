import type { Log } from '../../core/log.ts'
import { FileWorker, unreadable } from '../processes/file-worker.ts'
import type { Video, VideoFault } from './normalize-video.ts'

const worker = new FileWorker<Video | VideoFault>({
  script: new URL('./video-worker-process.ts', import.meta.url),
  // One of 30 MB is there three times: as it came, as packets, and as it is written.
  mostMemory: 300e6,
  mostHeap: 500,
  // An honest one of 30 MB takes one.
  mostSeconds: 15,
  atOnce: 1,
})

/** Uploaded videos are taken apart in a process of their own, as photos are decoded. */
export async function inspectVideo(data: Buffer, log: Log): Promise<Video | VideoFault> {
  const video = await worker.read(data, log)
  if (video === unreadable) return 'video_invalid'
  return typeof video === 'string' ? video : { ...video, data: Buffer.from(video.data) }
}
