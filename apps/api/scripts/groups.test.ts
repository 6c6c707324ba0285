import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, it, vi } from 'vitest'

/** As `npm start` and `npm test`: a script that starts commands, one of which starts another and hears no SIGTERM. */
const groups = fileURLToPath(new URL('groups.mjs', import.meta.url))
const script = `
  import { endGroups, runQuietly, spawnGroup, whenTold } from ${JSON.stringify(groups)}
  whenTold(async (code) => {
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

/** Processes of a busy machine take their time. */
const patient = { timeout: 120_000, interval: 50 }

let parent: ChildProcess | undefined
afterEach(() => parent?.kill('SIGKILL'))

async function startScript(environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, npm_lifecycle_event: undefined, ...environment },
  })
  parent = child
  const said = { out: '', error: '' }
  child.stdout.on('data', (part: Buffer) => void (said.out += String(part)))
  child.stderr.on('data', (part: Buffer) => void (said.error += String(part)))
  const pids = await vi.waitFor(() => {
    const found = said.out.match(/\d+/g) ?? []
    expect(found).toHaveLength(4)
    return found.map(Number)
  }, patient)
  return { child, said, pids }
}

function living(pids: readonly number[]): number[] {
  return pids.filter((pid) => {
    try {
      process.kill(pid, 0)
      return true
    } catch {
      return false
    }
  })
}

const untilNoneLives = (pids: readonly number[]) =>
  vi.waitFor(() => expect(living(pids)).toEqual([]), patient)

it.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)('%s ends all that a script started, then the script', async (signal, code) => {
  const { child, said, pids } = await startScript()
  expect(living(pids)).toEqual(pids)
  child.kill(signal)
  expect(await once(child, 'exit')).toEqual([code, null])
  await untilNoneLives(pids)
  expect(said.error).toBe('')
})

it('ends all that a killed script started', async () => {
  const { child, pids } = await startScript()
  child.kill('SIGKILL')
  await untilNoneLives(pids)
})

it('ends when npm, which started it, is killed', async () => {
  // As `npm start` does: a shell between npm and the script.
  const command = `${JSON.stringify(process.execPath)} --input-type=module --eval "$SCRIPT" & echo $!; wait`
  const npm = spawn('sh', ['-c', command], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, SCRIPT: script, npm_lifecycle_event: 'start' },
  })
  parent = npm
  let said = ''
  npm.stdout.on('data', (part: Buffer) => void (said += String(part)))
  const pids = await vi.waitFor(() => {
    const found = said.match(/\d+/g) ?? []
    expect(found).toHaveLength(5)
    return found.map(Number)
  }, patient)
  npm.kill('SIGKILL')
  await untilNoneLives(pids)
})
