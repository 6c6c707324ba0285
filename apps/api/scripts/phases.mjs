// Runs the gate's commands beside one another; their output is printed one after the other.
import { readFileSync } from 'node:fs'
import { spawnGroup } from './groups.mjs'
import { environment, root } from './preflight.mjs'

/**
 * A phase starts when those it comes `after` have ended, and is left out when one that it `needs` has failed. Prints
 * in the order given. Returns the result of each.
 */
export async function runPhases(phases) {
  const ends = new Map()
  const outputs = phases.map(holdOutput)
  for (const [index, phase] of phases.entries()) {
    const { name, after = [], needs = [] } = phase
    const before = Promise.all(needs.map((each) => ends.get(each)))
    const start = async () => {
      await Promise.all(after.map((each) => ends.get(each)))
      return (await before).every(({ ok }) => ok)
        ? run(phase, outputs[index])
        : { ...phase, ok: false }
    }
    ends.set(name, start())
  }
  for (const [index, { name }] of phases.entries()) {
    console.log(`\n── ${name}`)
    outputs[index].release()
    const { seconds } = await ends.get(name)
    if (seconds === undefined) console.log('left out: what it needs has failed')
  }
  return Promise.all(ends.values())
}

function run(phase, output) {
  const { command, args, more } = phase
  const started = Date.now()
  const child = spawnGroup(command, args, {
    cwd: root,
    env: { ...environment(), ...more?.() },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.on('data', output.write)
  child.stderr.on('data', output.write)
  return new Promise((resolve) => {
    let processor = 0
    // Its processes are counted to us at this moment: two phases never end in the same.
    child.on('exit', () => (processor = processorSeconds()))
    const end = (code) =>
      resolve({ ...phase, ok: code === 0, code, seconds: (Date.now() - started) / 1000, processor })
    child.on('error', (error) => {
      output.write(`${error.message}\n`)
      end(null)
    })
    child.on('close', (code, signal) => {
      // A command that was killed has said nothing of it.
      if (code !== 0) output.write(`ended by ${signal ?? `itself, with ${code}`}\n`)
      end(code)
    })
  })
}

let counted = 0

/** Seconds of a processor that ended children have used since it was last asked: machines differ in them least. */
export function processorSeconds() {
  if (process.platform !== 'linux') return 0
  // proc(5): after the name, which may hold anything, cutime and cstime are the 14th and 15th fields, in hundredths.
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1).split(' ')
  const total = (Number(fields[13]) + Number(fields[14])) / 100
  const since = total - counted
  counted = total
  return since
}

/** Holds a command's output until its turn has come. */
function holdOutput() {
  const held = []
  let isReleased = false
  return {
    write: (chunk) => {
      if (isReleased) process.stdout.write(chunk)
      else held.push(chunk)
    },
    release: () => {
      isReleased = true
      for (const chunk of held.splice(0)) process.stdout.write(chunk)
    },
  }
}
