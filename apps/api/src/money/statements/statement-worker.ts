import type { Log } from '../../core/log.ts'
import { FileWorker, unreadable } from '../../platform/processes/file-worker.ts'
import type { ReadBankFile } from './formats/read-bank-file.ts'

/** Parsing five megabytes takes a second of a processor; beside the shop's own it holds up nobody. */
const worker = new FileWorker<ReadBankFile>({
  script: new URL('./statement-worker-process.ts', import.meta.url),
  mostMemory: 300e6,
  // A workbook of a few kilobytes may unpack to what takes a gigabyte.
  mostHeap: 600,
  mostSeconds: 15,
  atOnce: 1,
})

export async function readBankFileApart(data: Buffer, log: Log): Promise<ReadBankFile> {
  const read = await worker.read(data, log)
  return read === unreadable ? { problem: 'statement_too_complex' } : read
}
