import { serveWork } from '../processes/serve-work.ts'
import { normalizeVideo } from './normalize-video.ts'

/** Checks uploaded videos, for `video-worker.ts`. */
serveWork((data: Uint8Array) =>
  normalizeVideo(Buffer.from(data.buffer, data.byteOffset, data.byteLength)),
)
