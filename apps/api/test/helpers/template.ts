import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../../src/platform/db/embedded.ts'
import { prepareTemplate } from './world.ts'

/** Once a run: one PostgreSQL with a migrated and seeded database that every test file copies. */
export default async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'bandari-test-'))
  const server = await startEmbedded({ dataDir, durable: false })
  const close = async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  // A run that is told to end tears nothing down.
  process.once('SIGTERM', () => void close().finally(() => process.exit(143)))
  await prepareTemplate(server.connection)
  project.provide('postgres', { connection: server.connection })
  return close
}
