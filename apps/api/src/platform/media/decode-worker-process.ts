import { serveWork } from '../processes/serve-work.ts'
import { type Picture, takeIn } from './intake.ts'

/** Takes in the files of strangers, for `decode-worker.ts`. */
serveWork<Uint8Array, Picture | null>((data) =>
  takeIn(Buffer.from(data.buffer, data.byteOffset, data.byteLength)),
)
