import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TaskTimeoutError } from './task-timeout-error.ts'
import { WorkerProcess } from './worker-process.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bandari-worker-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Doubles a number, and never comes to an end with a zero. */
async function doubler(): Promise<URL> {
  const path = join(folder, 'doubler.mjs')
  const serveWork = new URL('./serve-work.ts', import.meta.url).href
  const act = 'async (n) => { while (n === 0); return 2 * n }'
  await writeFile(path, `import { serveWork } from '${serveWork}'\nserveWork(${act})\n`)
  return pathToFileURL(path)
}

describe('a worker process with bounded time', () => {
  it('ends with work that holds it up, and a fresh one does the next', async () => {
    const worker = new WorkerProcess<number, number>({
      script: await doubler(),
      mostMemory: 300e6,
      mostSeconds: 3,
    })
    expect(await worker.run(21)).toBe(42)
    await expect(worker.run(0)).rejects.toBeInstanceOf(TaskTimeoutError)
    expect(await worker.run(4)).toBe(8)
  })
})
