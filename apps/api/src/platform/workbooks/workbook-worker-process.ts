import { serveWork } from '../processes/serve-work.ts'
import { readWorkbook } from './read-workbook.ts'

/** Reads workbooks, for `workbook-worker.ts`. */
serveWork((data: Uint8Array) => Promise.resolve(readWorkbook(data)))
