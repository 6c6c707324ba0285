import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { whenTold } from '@bandari/api/scripts/groups.mjs'
import { endAll } from '../cluster/programs.ts'
import { rehearse } from './run-one-machine.ts'

/**
 * `pnpm rehearse [--port 27000] [--keep]`: what `docs/operating.md` has somebody do on one machine, by the files of
 * `deploy/`, in a folder of its own and on loopback ports. Installs nothing; without Debian's caddy and pebble it goes
 * without TLS, and says so. Ends with 1 where a step fails.
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
  if (values.keep || code > 0) console.log(`What the programs said: ${join(folder, '*.log')}`)
  else rmSync(folder, { recursive: true, force: true })
  process.exit(code)
}
whenTold(end)

console.log('| Step | Seconds | |\n| --- | ---: | --- |')
try {
  await rehearse({
    folder,
    port: Number(values.port),
    tell: (step, seconds, said) => console.log(`| ${step} | ${seconds.toFixed(1)} | ${said} |`),
  })
  await end(0)
} catch (error) {
  console.error(error)
  await end(1)
}
