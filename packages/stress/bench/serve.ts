import { environment } from '@bandari/api/src/core/environment.ts'
import { startServer } from '@bandari/api/src/server.ts'
import { compactHeap } from '@bandari/api/src/platform/processes/compact-heap.ts'
import { readSettings } from '@bandari/api/src/settings.ts'

/** `PORT=… DATA_DIR=… node serve.ts`: the real server on a prepared database. */
await startServer(readSettings({ ...environment, RATE_LIMITS: 'false' }))
compactHeap()
process.stdout.write('ready\n')
