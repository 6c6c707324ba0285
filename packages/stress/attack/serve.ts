import { monitorEventLoopDelay } from 'node:perf_hooks'
import { environment } from '@bandari/api/src/core/environment.ts'
import { readSettings } from '@bandari/api/src/settings.ts'
import { startServer } from '@bandari/api/src/server.ts'

/** The real server. It answers each message of its parent with the longest event loop delay since the previous message. */
const resolution = 5
const delays = monitorEventLoopDelay({ resolution })

const server = await startServer(readSettings(environment))
delays.enable()
process.on('message', () => {
  process.send?.({ pause: Math.max(0, delays.max / 1e6 - resolution) })
  delays.reset()
})
process.once('disconnect', () => void server.stop().then(() => process.exit(0)))
process.send?.('ready')
