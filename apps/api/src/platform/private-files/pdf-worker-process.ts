import { serveWork } from '../processes/serve-work.ts'
import { checkPdf } from './check-pdf.ts'

/** Checks uploaded PDFs, for `pdf-worker.ts`. */
serveWork((data: Uint8Array) =>
  checkPdf(Buffer.from(data.buffer, data.byteOffset, data.byteLength)),
)
