import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { onTermination } from '@bandari/api/scripts/groups.mjs'
import { endAll } from '../cluster/programs.ts'
import { rehearse } from './run-one-machine.ts'

/**
 * `pnpm rehearse [--port 27000] [--keep]`: runs the steps of `docs/operating.md` for one machine with the files of `deploy/`, in
 * a temporary folder and on loopback ports. Installs nothing; without Debian's caddy and pebble it skips TLS, and prints that.
 * Exits with 1 when a step fails.
 */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '27000' },
    keep: { type: 'boolean', default: false },
  },
})

const folder = mkdtempSync(join(tmpdir(), 'bandari-machine-'))
const end = async (code: number) => {
  await endAll()
  if (values.keep || code > 0) console.log(`Logs of the programs: ${join(folder, '*.log')}`)
  else rmSync(folder, { recursive: true, force: true })
  process.exit(code)
}
onTermination(end)

console.log('| Step | Seconds | |\n| --- | ---: | --- |')
try {
  await rehearse({
    folder,
    port: Number(values.port),
    onStep: (step, seconds, result) =>
      console.log(`| ${step} | ${seconds.toFixed(1)} | ${result} |`),
  })
  await end(0)
} catch (error) {
  console.error(error)
  await end(1)
}
