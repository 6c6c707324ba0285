import { Semaphore } from 'async-mutex'
import { TaskTimeoutError } from '../processes/task-timeout-error.ts'
import { WorkerProcess } from '../processes/worker-process.ts'
import type { PdfFault } from './pdf-names.ts'

const worker = new WorkerProcess<Buffer, PdfFault | null>({
  script: new URL('./pdf-worker-process.ts', import.meta.url),
  mostMemory: 300e6,
  // An honest one of 10 MB takes one.
  mostSeconds: 10,
})

/** One after the other: the process ends with a file that holds it up, and would take others along. */
const queue = new Semaphore(1)

/** Uploaded PDFs are parsed in a process of their own, as photos are decoded. */
export async function inspectPdf(data: Buffer): Promise<PdfFault | null> {
  try {
    return await queue.runExclusive(() => worker.run(data))
  } catch (error) {
    if (error instanceof TaskTimeoutError) return 'pdf_unreadable'
    throw error
  }
}
