import { serveWork } from '../../../platform/processes/serve-work.ts'
import { readRecords } from './read-records.ts'

/** Reads feeds of XML and JSON, for `records-worker.ts`. */
serveWork((data: Uint8Array) => Promise.resolve(readRecords(data)))
