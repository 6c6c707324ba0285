import type { Log } from '../../../core/log.ts'
import { FileWorker, unreadable } from '../../../platform/processes/file-worker.ts'
import type { RecordsReading } from './read-records.ts'

/** Five megabytes of XML are a hundred megabytes of objects, which end with this process. */
const worker = new FileWorker<RecordsReading>({
  script: new URL('./records-worker-process.ts', import.meta.url),
  mostMemory: 200e6,
  mostHeap: 400,
  mostSeconds: 30,
  atOnce: 1,
})

export async function readRecordsApart(data: Buffer, log: Log): Promise<RecordsReading> {
  const read = await worker.read(data, log)
  return read === unreadable ? { problem: 'feed_damaged' } : read
}
