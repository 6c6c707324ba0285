import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client, type ClientConfig } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { demoPassword, people } from '../../seeds/people.data.ts'
import { copyTemplate, dropDatabase } from '../helpers/world.ts'

/** A shop that was tried with the demo world and is now to sell: each command as its operator types it. */

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const main = fileOf('../../src/main.ts')
const admin = fileOf('../../scripts/admin.ts')
const demo = fileOf('../../scripts/demo.ts')

let database: ClientConfig & { database: string }
let environment: Record<string, string>
let production: Record<string, string>
let dataDir: string
let running: ChildProcess | undefined

beforeAll(async () => {
  const { connection } = inject('postgres')
  database = await copyTemplate(connection)
  dataDir = await mkdtemp(join(tmpdir(), 'bandari-production-'))
  const DATABASE_URL = `postgres://${connection.user}:${encodeURIComponent(String(connection.password))}@localhost/${database.database}?host=${connection.host}`
  environment = { DATABASE_URL, DATA_DIR: dataDir, DEMO: 'false' }
  production = { ...environment, NODE_ENV: 'production', SMTP_URL: 'smtp://127.0.0.1:9' }
})
afterAll(async () => {
  running?.kill('SIGKILL')
  await dropDatabase(database)
  await rm(dataDir, { recursive: true, force: true })
})

function launch(file: string, words: string[], settings: Record<string, string>) {
  const child = spawn(process.execPath, [file, ...words], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const told = { out: '' }
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      told.out += String(chunk)
    })
  }
  return { child, told }
}

/** Runs a command to its end. */
async function run(file: string, words: string[], settings = environment) {
  const { child, told } = launch(file, words, settings)
  const [code] = await once(child, 'close')
  return { code, out: told.out }
}

async function ask(question: string): Promise<Record<string, unknown>[]> {
  const client = new Client(database)
  await client.connect()
  const { rows } = await client.query<Record<string, unknown>>(question)
  await client.end()
  return rows
}

test('a database with the demo world is refused, until the demo is taken out', async () => {
  const refused = await run(main, [], production)
  expect(refused.code).toBe(1)
  expect(refused.out).toContain('This database holds the demo world')
  expect(refused.out).toContain('pnpm demo remove')

  const removed = await run(demo, ['remove'])
  expect(removed).toMatchObject({ code: 0 })
  expect(removed.out).toContain('The demo world is gone: 2000 listings')
  expect(await ask(`select 1 from products`)).toEqual([])
  const open = await ask(
    `select email from accounts where is_active or staff_role is not null or password_hash is not null`,
  )
  expect(open).toEqual([])
  expect(await ask('select 1 from sessions')).toEqual([])
}, 120_000)

test('the first administrator is made by a command and chooses a password', async () => {
  const made = await run(admin, ['create', 'owner@shop.test', '--name', 'Naledi Dube'])
  expect(made).toMatchObject({ code: 0 })
  const [, uid, token] = /confirm\/(\w+)\/([\w-]+)/.exec(made.out) ?? []

  const port = await freePort()
  const origin = `http://localhost:${port}`
  const refused = await run(main, [], production)
  expect(refused).toMatchObject({ code: 1 })
  expect(refused.out).toContain('Setting BANK_DETAILS is needed')
  production['BANK_DETAILS'] = 'Bank: Coast Bank|Account: 0200 5582 3319'
  const server = launch(main, [], { ...production, PORT: String(port), STOREFRONT_ORIGIN: origin })
  running = server.child
  await untilAnswered(`${origin}/api/options/`, server.told)
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${origin}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status: answer.status, body: (await answer.json()) as { token?: string } }
  }
  const password = 'kiln paper otter 31'
  const chosen = { uid, token, new_password1: password, new_password2: password }
  const confirmed = await post(`/rest-auth/password/reset/confirm/${uid}/${token}/`, chosen)
  expect(confirmed.status).toBe(200)
  expect(
    await ask(`select details from bank_accounts where not is_invented and ended_at is null`),
  ).toEqual([{ details: ['Bank: Coast Bank', 'Account: 0200 5582 3319'] }])
  const signedIn = await post('/auth/login/', { username: 'owner@shop.test', password })
  expect(signedIn.status).toBe(200)
  const demoAdmin = { username: people.support.email, password: demoPassword }
  expect((await post('/auth/login/', demoAdmin)).status).toBe(400)
  server.child.kill('SIGTERM')
  await once(server.child, 'exit')
}, 240_000)

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

/** Until the shop answers; it has said why when it ended instead. */
async function untilAnswered(url: string, told: { out: string }) {
  for (;;) {
    if (running?.exitCode !== null) throw new Error(`the shop ended: ${told.out}`)
    const answer = await fetch(url).catch(() => null)
    if (answer) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
