import { setTimeout as sleep } from 'node:timers/promises'
import type { ClientConfig } from 'pg'
import { openSecrets } from '../../src/people/accounts/second-factor/secrets.ts'
import { openDatabase } from '../../src/platform/db/database.ts'
import { PublicFetch } from '../../src/platform/public-fetch/public-fetch.ts'
import { readSettings } from '../../src/settings.ts'
import { openWebhookSender } from '../../src/webhooks/deliveries/sender.ts'
import { contextOf } from './calls.ts'

/** A process that sends the messages of webhooks and nothing else, by a clock that its parent sets; tests kill it. */

export interface WorkerStart {
  connection: ClientConfig
  dataDir: string
}

const { connection, dataDir } = JSON.parse(process.env['WEBHOOK_WORKER'] ?? '') as WorkerStart

/** Milliseconds that its parent's clock is ahead. */
let offset = 0
process.on('message', (ahead: number) => {
  offset = ahead
})

const settings = readSettings({ DATA_DIR: dataDir, FETCH_LOOPBACK: 'on' })
const db = openDatabase({ ...connection, max: 6 })
const context = {
  ...contextOf(db),
  settings,
  clock: { now: () => new Date(Date.now() + offset) },
  secrets: openSecrets(settings),
  publicFetch: new PublicFetch({ loopback: true }),
}
const sender = openWebhookSender()
process.send?.('ready')
for (;;) {
  // As the job's rounds, in quicker succession.
  await sender.drain(context)
  await sleep(20)
}
