import { serveWork } from '../../platform/processes/serve-work.ts'
import { readBankFile } from './formats/read-bank-file.ts'

/** Reads banks' files, for `statement-worker.ts`. */
serveWork((data: Uint8Array) => readBankFile(data))
