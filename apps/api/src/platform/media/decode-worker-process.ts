import { serveWork } from '../processes/serve-work.ts'
import { takeIn } from './intake.ts'

/** Takes in the files of strangers, for `decode-worker.ts`. */
serveWork((data: Uint8Array) => takeIn(Buffer.from(data.buffer, data.byteOffset, data.byteLength)))
