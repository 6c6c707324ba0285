import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { startEmbedded } from '../../src/platform/db/embedded.ts'

/**
 * Starts the embedded server of DATA_DIR twice, prints whose process it is and what it kept, and stops it. With STAY it starts
 * the server once, prints its number and goes on until it is killed.
 */
const dataDir = process.env['DATA_DIR'] ?? ''

async function during<Result>(act: (client: Client) => Promise<Result>): Promise<Result> {
  const server = await startEmbedded({ dataDir, durable: false })
  const client = new Client(server.connection)
  await client.connect()
  const result = await act(client)
  await client.end()
  await server.stop()
  return result
}

async function stay() {
  await startEmbedded({ dataDir, durable: false })
  const file = await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8')
  process.stdout.write(`${file.split('\n')[0]}\n`)
  await new Promise((resolve) => setTimeout(resolve, 60_000))
}

if (process.env['STAY']) await stay()
await during((client) => client.query(`create table kept as select 'amina' as name`))
const kept = await during(async (client) => {
  const pid = await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8')
  const { rows } = await client.query('select name from kept')
  return { server: (await stat(`/proc/${pid.split('\n')[0]}`)).uid, ...rows[0] }
})
process.stdout.write(JSON.stringify(kept))
