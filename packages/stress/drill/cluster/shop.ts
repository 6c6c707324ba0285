import { randomBytes } from 'node:crypto'
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Ports } from './config-files.ts'
import { directUrl, password } from './database.ts'
import {
  pgbouncerVersion,
  type Program,
  run,
  type StartOptions,
  start,
  waitUntil,
} from './programs.ts'

const api = fileURLToPath(new URL('../../../../apps/api', import.meta.url))

/** Two web processes, one worker, and the object storage of pictures. */
export interface RunningShop {
  web: Program[]
  worker: Program
  s3: Program
  /** Its settings. */
  environment: Record<string, string>
  startWeb: (n: number) => Promise<void>
  startWorker: () => Promise<void>
  startS3: () => void
  /** Applies one more migration; processes that start afterwards run the version with it. */
  upgrade: () => Promise<void>
}

export async function openShop(
  folder: string,
  ports: Ports,
  listings: number,
): Promise<RunningShop> {
  const env = environment(folder, ports)
  let apiFolder = api
  const node = (
    name: string,
    script: string,
    extra: Record<string, string> = {},
    ...args: string[]
  ) => ({
    name,
    command: process.execPath,
    args: [join(apiFolder, script), ...args],
    folder,
    env: { ...env, ...extra },
  })
  const direct = { DATABASE_URL: directUrl(ports) }
  const startS3 = () => startStore(folder, ports)
  const s3 = startS3()
  await run(node('seed', 'seeds/seed.ts', direct, '--listings', String(listings)))
  const startReady = (name: string, port: number | undefined, role: string) =>
    startUntilReady(node(name, 'src/main.ts', { PORT: String(port), ROLE: role }), port)
  const startWeb = (n: number) => startReady(`web${n + 1}`, ports.web[n], 'web')
  const startWorker = () => startReady('worker', ports.worker, 'worker')
  const shop: RunningShop = {
    web: await Promise.all([startWeb(0), startWeb(1)]),
    worker: await startWorker(),
    s3,
    environment: env,
    startWeb: async (n) => {
      shop.web[n] = await startWeb(n)
    },
    startWorker: async () => {
      shop.worker = await startWorker()
    },
    startS3: () => {
      shop.s3 = startS3()
    },
    upgrade: async () => {
      apiFolder = nextVersion(folder)
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

async function startUntilReady(command: StartOptions, port: number | undefined): Promise<Program> {
  const { name, folder } = command
  const program = start(command)
  await waitUntil(`${name} is ready`, async () => {
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
    // PgBouncer before 1.21 (Debian 12) does not support prepared statements in transaction mode.
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

/** Copies this version to a folder and adds one migration. */
function nextVersion(folder: string): string {
  const root = join(folder, 'next')
  const apiFolder = join(root, 'apps/api')
  mkdirSync(apiFolder, { recursive: true })
  for (const part of ['src', 'migrations', 'reference', 'seeds', 'package.json'])
    cpSync(join(api, part), join(apiFolder, part), { recursive: true })
  symlinkSync(join(api, 'node_modules'), join(apiFolder, 'node_modules'))
  const repository = join(api, '../..')
  for (const part of ['packages', 'openapi', 'node_modules'])
    symlinkSync(join(repository, part), join(root, part))
  writeFileSync(
    join(apiFolder, 'migrations/9999-drill.sql'),
    `alter table orders add column drilled text;\ncreate table drilled (id bigint primary key);\n`,
  )
  return apiFolder
}
