import { environment } from '@bandari/api/src/core/environment.ts'
import { startServer } from '@bandari/api/src/server.ts'
import { keepHeapDense } from '@bandari/api/src/platform/processes/dense-heap.ts'
import { readSettings } from '@bandari/api/src/settings.ts'

/** The real server on a prepared database. `PORT=… DATA_DIR=… node serve.ts` */
await startServer(readSettings({ ...environment, RATE_LIMITS: 'false' }))
keepHeapDense()
process.stdout.write('ready\n')
