import { environment } from '../src/core/environment.ts'
import { startServer } from '../src/server.ts'
import { keepHeapDense } from '../src/platform/processes/dense-heap.ts'
import { readSettings } from '../src/settings.ts'

/** The real server on a prepared database. `PORT=… DATA_DIR=… node serve.ts` */
await startServer(readSettings({ ...environment, RATE_LIMITS: 'false' }))
keepHeapDense()
process.stdout.write('ready\n')
