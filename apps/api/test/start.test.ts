import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { databaseUrl } from './shop-process.ts'
import { copyTemplate, dropDatabase } from './world.ts'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'bandari-start-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

/** Starts the process and waits until it ends by itself. */
async function start(environment: Record<string, string>) {
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, DATA_DIR: dataDir, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => {
    said += String(chunk)
  })
  const [code] = await once(child, 'exit')
  return { code, said }
}

describe('a start that would open the shop to others is refused', () => {
  it.each([
    ['production without mails', { NODE_ENV: 'production' }, 'Setting SMTP_URL is needed'],
    ['the demo and the mailbox for everybody', { HOST: '0.0.0.0' }, 'Setting HOST is 0.0.0.0'],
    [
      'the mailbox alone for everybody',
      { HOST: '0.0.0.0', DEMO: 'false' },
      'could use the mailbox',
    ],
  ])('%s', async (_, environment, sentence) => {
    const { code, said } = await start(environment)
    expect(code).toBe(1)
    expect(said).toContain(sentence)
    expect(said).not.toContain('    at ')
  })
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
  }, 40_000)

  it('with a port that is taken', async () => {
    const { connection } = inject('postgres')
    const database = await copyTemplate(connection)
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const { port } = taken.address() as AddressInfo
    const { code, said } = await start({ DATABASE_URL: databaseUrl(database), PORT: String(port) })
    taken.close()
    await dropDatabase(database)
    expect(code).toBe(1)
    expect(said).toContain(`Port ${port} is taken.`)
  }, 40_000)
})
