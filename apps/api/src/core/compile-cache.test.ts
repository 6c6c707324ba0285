import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, it } from 'vitest'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bandari-compiled-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** In a process of its own, because a process sets its cache only once. */
async function start(dataDir: string): Promise<string> {
  const script = `
    import { openCompileCache, writeCompileCache } from './compile-cache.ts'
    process.stdout.write(String(openCompileCache(process.argv[1])))
    await import('./money.ts')
    writeCompileCache()
    process.kill(process.pid, 'SIGKILL')`
  const asked = ['--input-type=module', '--eval', script, dataDir]
  const killed = promisify(execFile)(process.execPath, asked, { cwd: import.meta.dirname })
  return killed.then(
    () => 'it was not killed',
    ({ stdout }: { stdout: string }) => stdout,
  )
}

it('keeps what was compiled where the shop keeps all else, also of a process that is killed', async () => {
  expect(await start(folder)).toBe('null')
  expect(await readdir(folder)).toEqual(['compiled'])
  expect((await readdir(join(folder, 'compiled'), { recursive: true })).length).toBeGreaterThan(5)
})

it('says so where nothing can be kept', async () => {
  const file = join(folder, 'a-file')
  await writeFile(file, '')
  expect(await start(file)).toMatch(/^What was compiled cannot be kept/)
})
