import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { databaseUrl } from '../helpers/shop-process.ts'
import { copyTemplate, dropDatabase } from '../helpers/world.ts'

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url))

let dataDir: string
let database: Awaited<ReturnType<typeof copyTemplate>>
beforeAll(async () => {
  database = await copyTemplate(inject('postgres').connection)
  dataDir = await mkdtemp(join(tmpdir(), 'bandari-start-'))
})
afterAll(async () => {
  await dropDatabase(database)
  await rm(dataDir, { recursive: true, force: true })
})

/** Starts the process and waits until it ends by itself. */
async function start(environment: Record<string, string>) {
  const child = spawn(process.execPath, [main], {
    // Each loads the whole shop: what the first made of its files serves the others.
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      NODE_COMPILE_CACHE: join(dataDir, 'shared'),
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => {
    said += String(chunk)
  })
  const [code] = await once(child, 'exit')
  return { code, said }
}

/** Which starts are refused is decided in `start-rules.test.ts`; this is that the process asks. */
it('a start that would open the shop to others is refused', async () => {
  const { code, said } = await start({ HOST: '0.0.0.0' })
  expect(code).toBe(1)
  expect(said).toContain('Setting HOST is 0.0.0.0')
  expect(said).not.toContain('    at ')
})

describe('a start that cannot succeed says why and ends', () => {
  it('with a malformed setting', async () => {
    const { code, said } = await start({ PORT: 'eighty' })
    expect(code).toBe(1)
    expect(said).toContain('Setting PORT must be')
    expect(said).not.toContain('    at ')
  })

  it('with a database that does not answer', async () => {
    const { code, said } = await start({ DATABASE_URL: 'postgres://bandari@127.0.0.1:1/bandari' })
    expect(code).toBe(1)
    expect(said).toContain('The database at 127.0.0.1:1 (DATABASE_URL) cannot be used')
    expect(said).not.toContain('    at ')
  }, 240_000)

  it('in production on a database that holds the demo world', async () => {
    const production = { NODE_ENV: 'production', DEMO: 'false', SMTP_URL: 'smtp://127.0.0.1:9' }
    const { code, said } = await start({ ...production, DATABASE_URL: databaseUrl(database) })
    expect(code).toBe(1)
    expect(said).toContain('This database holds the demo world')
    expect(said).toContain('pnpm demo remove')
  }, 240_000)

  it('with a port that is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const { port } = taken.address() as AddressInfo
    const { code, said } = await start({ DATABASE_URL: databaseUrl(database), PORT: String(port) })
    taken.close()
    expect(code).toBe(1)
    expect(said).toContain(`Port ${port} is taken.`)
  }, 240_000)
})
