import { serveWork } from '../processes/serve-work.ts'
import { normalizePhoto } from './normalize-photo.ts'

/** Decodes uploaded photos, for `decode-worker.ts`. */
serveWork((data: Uint8Array) =>
  normalizePhoto(Buffer.from(data.buffer, data.byteOffset, data.byteLength)),
)
