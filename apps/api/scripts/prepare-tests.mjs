// The first step of `npm test` and `npm run test:deep`.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { CommandError, endGroups, onTermination } from './groups.mjs'
import { processorSeconds } from './phases.mjs'
import { fail, findNode, install, requireNode, root } from './preflight.mjs'

/** Installs every package. Returns the Node to run with, an empty folder for the runners' reports, and how long it took. */
export async function prepareTests(name) {
  const started = Date.now()
  onTermination(async (code) => {
    await endGroups()
    process.exit(code)
  })
  requireNode()
  try {
    await install({ everything: true })
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    fail(`The packages could not be installed: ${error.message}`)
  }
  const reports = join(root, 'node_modules/.cache', name)
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  const installing = {
    name: 'install',
    seconds: (Date.now() - started) / 1000,
    processor: processorSeconds(),
  }
  return { started, node: findNode(), reports, installing }
}
