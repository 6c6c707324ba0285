// Runs commands in parallel and prints their output one after the other.
import { readFileSync } from 'node:fs'
import { spawnGroup } from './groups.mjs'
import { environment, root } from './preflight.mjs'

/**
 * A phase starts after the phases in its `after` have ended, and is skipped if a phase in its `needs` has failed. Output is
 * printed in the given order. Returns the result of each phase.
 */
export async function runPhases(phases) {
  const results = new Map()
  const outputs = phases.map(bufferOutput)
  for (const [index, phase] of phases.entries()) {
    const { name, after = [], needs = [] } = phase
    const before = Promise.all(needs.map((each) => results.get(each)))
    const start = async () => {
      await Promise.all(after.map((each) => results.get(each)))
      return (await before).every(({ ok }) => ok)
        ? run(phase, outputs[index])
        : { ...phase, ok: false }
    }
    results.set(name, start())
  }
  for (const [index, { name }] of phases.entries()) {
    console.log(`\n── ${name}`)
    outputs[index].release()
    const { seconds } = await results.get(name)
    if (seconds === undefined) console.log('skipped: a phase that it needs has failed')
  }
  return Promise.all(results.values())
}

function run(phase, output) {
  const { command, args, env } = phase
  const started = Date.now()
  const child = spawnGroup(command, args, {
    cwd: root,
    env: { ...environment(), ...env?.() },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.on('data', output.write)
  child.stderr.on('data', output.write)
  return new Promise((resolve) => {
    let processor = 0
    // The kernel adds its processor time to ours at its exit. Two phases never exit at the same moment.
    child.on('exit', () => (processor = processorSeconds()))
    const end = (code) =>
      resolve({ ...phase, ok: code === 0, code, seconds: (Date.now() - started) / 1000, processor })
    child.on('error', (error) => {
      output.write(`${error.message}\n`)
      end(null)
    })
    child.on('close', (code, signal) => {
      // A killed command prints nothing about it.
      if (code !== 0)
        output.write(`${signal === null ? `exited with ${code}` : `ended by ${signal}`}\n`)
      end(code)
    })
  })
}

let countedSeconds = 0

/** Processor seconds of child processes that have ended since the previous call; they differ less between machines than wall time. */
export function processorSeconds() {
  if (process.platform !== 'linux') return 0
  // proc(5): after the name, which may hold anything, cutime and cstime are the 14th and 15th fields, in hundredths.
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1).split(' ')
  const total = (Number(fields[13]) + Number(fields[14])) / 100
  const since = total - countedSeconds
  countedSeconds = total
  return since
}

/** Buffers a command's output until `release`. */
function bufferOutput() {
  const buffered = []
  let isReleased = false
  return {
    write: (chunk) => {
      if (isReleased) process.stdout.write(chunk)
      else buffered.push(chunk)
    },
    release: () => {
      isReleased = true
      for (const chunk of buffered.splice(0)) process.stdout.write(chunk)
    },
  }
}
