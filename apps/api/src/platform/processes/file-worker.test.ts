import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openLog } from '../../core/log.ts'
import { FileWorker, unreadable } from './file-worker.ts'

let folder: string
let script: URL
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bandari-file-worker-'))
  const path = join(folder, 'reader.mjs')
  const serveWork = new URL('./serve-work.ts', import.meta.url).href
  await writeFile(
    path,
    `import { serveWork } from '${serveWork}'
import { setTimeout as wait } from 'node:timers/promises'
const descend = (depth) => 1 + descend(depth + 1)
const acts = {
  plain: async () => { await wait(100); return 'read' },
  slow: () => { for (;;); },
  ends: () => process.exit(3),
  deep: () => descend(0),
  large: () => { const kept = []; for (;;) kept.push(new Array(1e5).fill(kept.length)) },
}
serveWork(async (data) => acts[Buffer.from(data).toString()]())`,
  )
  script = pathToFileURL(path)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const log = openLog('fatal')

const open = (atOnce: number) =>
  new FileWorker<string>({ script, mostMemory: 500e6, mostHeap: 50, mostSeconds: 4, atOnce })

describe('the reader of strangers’ files', () => {
  it.each(['slow', 'ends', 'deep', 'large'])(
    'refuses one that is %s, and reads on',
    async (kind) => {
      const worker = open(1)
      expect(await worker.read(Buffer.from(kind), log)).toBe(unreadable)
      expect(await worker.read(Buffer.from('plain'), log)).toBe('read')
    },
  )

  it('refuses of files read at once only the one that ends it', async () => {
    const worker = open(3)
    const kinds = ['plain', 'ends', 'plain']
    const read = await Promise.all(kinds.map((kind) => worker.read(Buffer.from(kind), log)))
    expect(read).toEqual(['read', unreadable, 'read'])
  })
})
