import type { Log } from '../../core/log.ts'
import { FileWorker, unreadable } from '../processes/file-worker.ts'
import type { WorkbookReading } from './workbook.ts'

/** Five megabytes of a workbook take seconds of a processor and hundreds of megabytes, which end with this process. */
const worker = new FileWorker<WorkbookReading>({
  script: new URL('./workbook-worker-process.ts', import.meta.url),
  mostMemory: 200e6,
  mostHeap: 400,
  mostSeconds: 30,
  atOnce: 1,
})

export async function readWorkbookApart(data: Buffer, log: Log): Promise<WorkbookReading> {
  const read = await worker.read(data, log)
  return read === unreadable ? { problem: 'workbook_too_large' } : read
}
