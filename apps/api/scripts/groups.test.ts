import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, it, vi } from 'vitest'

/** Like `npm start` and `npm test`: a script that starts commands, which start others; one command ignores SIGTERM. */
const groups = fileURLToPath(new URL('groups.mjs', import.meta.url))
const script = `
  import { endGroups, runQuietly, spawnGroup, onTermination } from ${JSON.stringify(groups)}
  onTermination(async (code) => {
    await endGroups()
    process.exit(code)
  })
  const stdio = ['ignore', 'pipe', 'ignore']
  const deaf = spawnGroup('sh', ['-c', 'trap "" TERM; sleep 61 & echo $$ $!; wait'], { stdio })
  const child = spawnGroup('sh', ['-c', 'sleep 62 & echo $$ $!; wait'], { stdio })
  deaf.stdout.pipe(process.stdout)
  child.stdout.pipe(process.stdout)
  await runQuietly('sleep', ['63'])
  console.error('went on')
`

/** Long enough for a busy machine. */
const patient = { timeout: 120_000, interval: 50 }

let parent: ChildProcess | undefined
afterEach(() => parent?.kill('SIGKILL'))

async function startScript(environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, npm_lifecycle_event: undefined, ...environment },
  })
  parent = child
  const output = { out: '', error: '' }
  child.stdout.on('data', (part: Buffer) => void (output.out += String(part)))
  child.stderr.on('data', (part: Buffer) => void (output.error += String(part)))
  const pids = await vi.waitFor(() => {
    const found = output.out.match(/\d+/g) ?? []
    expect(found).toHaveLength(4)
    return found.map(Number)
  }, patient)
  return { child, output, pids }
}

function listAlive(pids: readonly number[]): number[] {
  return pids.filter((pid) => {
    try {
      process.kill(pid, 0)
      return true
    } catch {
      return false
    }
  })
}

const waitUntilNoneIsAlive = (pids: readonly number[]) =>
  vi.waitFor(() => expect(listAlive(pids)).toEqual([]), patient)

it.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)('%s ends all that a script started, then the script', async (signal, code) => {
  const { child, output, pids } = await startScript()
  expect(listAlive(pids)).toEqual(pids)
  child.kill(signal)
  expect(await once(child, 'exit')).toEqual([code, null])
  await waitUntilNoneIsAlive(pids)
  expect(output.error).toBe('')
})

it('ends all that a killed script started', async () => {
  const { child, pids } = await startScript()
  child.kill('SIGKILL')
  await waitUntilNoneIsAlive(pids)
})

it('ends when npm, which started it, is killed', async () => {
  // As `npm start` does: a shell between npm and the script.
  const command = `${JSON.stringify(process.execPath)} --input-type=module --eval "$SCRIPT" & echo $!; wait`
  const npm = spawn('sh', ['-c', command], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, SCRIPT: script, npm_lifecycle_event: 'start' },
  })
  parent = npm
  let output = ''
  npm.stdout.on('data', (part: Buffer) => void (output += String(part)))
  const pids = await vi.waitFor(() => {
    const found = output.match(/\d+/g) ?? []
    expect(found).toHaveLength(5)
    return found.map(Number)
  }, patient)
  npm.kill('SIGKILL')
  await waitUntilNoneIsAlive(pids)
})
