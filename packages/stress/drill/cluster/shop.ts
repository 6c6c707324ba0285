import { randomBytes } from 'node:crypto'
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Ports } from './files.ts'
import { directUrl, password } from './database.ts'
import { pgbouncerVersion, type Program, run, type Start, start, until } from './programs.ts'

const api = fileURLToPath(new URL('../../../../apps/api', import.meta.url))

/** Two processes that answer, one that works, and the store of pictures. */
export interface RunningShop {
  web: Program[]
  worker: Program
  s3: Program
  /** Its settings. */
  environment: Record<string, string>
  startWeb: (n: number) => Promise<void>
  startWorker: () => Promise<void>
  startS3: () => void
  /** From here on what starts is a version with one more migration, which it applies. */
  upgrade: () => Promise<void>
}

export async function openShop(
  folder: string,
  ports: Ports,
  listings: number,
): Promise<RunningShop> {
  const env = environment(folder, ports)
  let home = api
  const node = (
    name: string,
    script: string,
    more: Record<string, string> = {},
    ...args: string[]
  ) => ({
    name,
    command: process.execPath,
    args: [join(home, script), ...args],
    folder,
    env: { ...env, ...more },
  })
  const direct = { DATABASE_URL: directUrl(ports) }
  const startS3 = () => startStore(folder, ports)
  const s3 = startS3()
  await run(node('seed', 'seeds/seed.ts', direct, '--listings', String(listings)))
  const begin = (name: string, port: number | undefined, role: string) =>
    untilReady(node(name, 'src/main.ts', { PORT: String(port), ROLE: role }), port)
  const startOne = (n: number) => begin(`web${n + 1}`, ports.web[n], 'web')
  const work = () => begin('worker', ports.worker, 'worker')
  const shop: RunningShop = {
    web: await Promise.all([startOne(0), startOne(1)]),
    worker: await work(),
    s3,
    environment: env,
    startWeb: async (n) => {
      shop.web[n] = await startOne(n)
    },
    startWorker: async () => {
      shop.worker = await work()
    },
    startS3: () => {
      shop.s3 = startS3()
    },
    upgrade: async () => {
      home = nextVersion(folder)
      await run(node('migrate', 'scripts/migrate.ts', direct))
    },
  }
  return shop
}

function startStore(folder: string, ports: Ports): Program {
  return start({
    name: 's3',
    command: process.execPath,
    args: [
      '--openssl-legacy-provider',
      join(api, 'test/helpers/s3-process.ts'),
      join(folder, 's3'),
      String(ports.restored + 1),
      'pictures',
    ],
    folder,
  })
}

async function untilReady(command: Start, port: number | undefined): Promise<Program> {
  const { name, folder } = command
  const program = start(command)
  await until(`${name} is ready`, async () => {
    if (!program.isAlive()) return true
    return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok
  })
  if (!program.isAlive()) throw new Error(`${name} has ended: ${join(folder, name)}.log`)
  return program
}

function environment(folder: string, ports: Ports): Record<string, string> {
  return {
    DATABASE_URL: `postgres://bandari:${password}@127.0.0.1:${ports.primary}/bandari`,
    DATABASE_READ_URL: ports.pgbouncer
      .map((port) => `postgres://bandari:${password}@127.0.0.1:${port}/bandari`)
      .join(','),
    DATABASE_DIRECT_URL: directUrl(ports),
    // Debian 12 has one that forgets names between transactions.
    PREPARED_STATEMENTS: String(pgbouncerVersion() >= 1.21),
    DATABASE_POOL: '8',
    DATA_DIR: join(folder, 'shop'),
    DEMO: 'false',
    RATE_LIMITS: 'false',
    DRAIN_SECONDS: '4',
    SECRET_KEY: randomBytes(32).toString('base64'),
    MEDIA_URL: 's3://pictures/shop',
    S3_ENDPOINT: `http://127.0.0.1:${ports.restored + 1}`,
    S3_ACCESS_KEY: 'S3RVER',
    S3_SECRET_KEY: 'S3RVER',
  }
}

/** This version and one migration more, in a folder of its own. */
function nextVersion(folder: string): string {
  const root = join(folder, 'next')
  const home = join(root, 'apps/api')
  mkdirSync(home, { recursive: true })
  for (const part of ['src', 'migrations', 'reference', 'seeds', 'package.json'])
    cpSync(join(api, part), join(home, part), { recursive: true })
  symlinkSync(join(api, 'node_modules'), join(home, 'node_modules'))
  const repository = join(api, '../..')
  for (const part of ['packages', 'openapi', 'node_modules'])
    symlinkSync(join(repository, part), join(root, part))
  writeFileSync(
    join(home, 'migrations/9999-drill.sql'),
    `alter table orders add column drilled text;\ncreate table drilled (id bigint primary key);\n`,
  )
  return home
}
