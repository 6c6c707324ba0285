import type { Log } from '../../core/log.ts'
import { FileWorker, unreadable } from '../processes/file-worker.ts'
import type { PdfFault } from './pdf-names.ts'

const worker = new FileWorker<PdfFault | null>({
  script: new URL('./pdf-worker-process.ts', import.meta.url),
  mostMemory: 300e6,
  mostHeap: 1000,
  // An honest one of 10 MB takes one.
  mostSeconds: 10,
  atOnce: 1,
})

/** Uploaded PDFs are parsed in a process of their own, as photos are decoded. */
export async function inspectPdf(data: Buffer, log: Log): Promise<PdfFault | null> {
  const fault = await worker.read(data, log)
  return fault === unreadable ? 'pdf_unreadable' : fault
}
