import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import {
  type Advisory,
  type AcceptedAdvisories,
  lockedVersions,
  problemsOf,
  type Snapshot,
  sortedAdvisories,
} from './advisory-rules.ts'

/**
 * `pnpm advisories`, part of `npm test`: compares the lockfile with the advisories that the registry had when
 * `pnpm advisories --refresh` was last run. The check itself makes no request.
 */
const root = fileURLToPath(new URL('../../../', import.meta.url))
const file = join(root, 'apps/api/scripts/advisories.json')
const { values } = parseArgs({ options: { refresh: { type: 'boolean', default: false } } })

/** URL and reason of each. */
const accepted: AcceptedAdvisories = {}

const lockfile = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')
if (values.refresh) {
  const snapshot: Snapshot = {
    taken: new Date().toISOString().slice(0, 10),
    advisories: sortedAdvisories(await fetchAdvisories(lockedVersions(lockfile))),
  }
  writeFileSync(file, `${JSON.stringify(snapshot, null, 2)}\n`)
}
const snapshot = JSON.parse(readFileSync(file, 'utf8')) as Snapshot
const problems = problemsOf({ lockfile, snapshot, accepted })
if (problems.length > 0) {
  console.error(problems.join('\n'))
  // A refresh succeeds even if it finds problems; only the check fails.
  process.exitCode = values.refresh ? 0 : 1
} else if (snapshot.taken === null) {
  console.log('No advisories have been fetched yet: pnpm advisories --refresh.')
} else {
  console.log(
    `No advisory known on ${snapshot.taken} affects a locked package, except accepted ones.`,
  )
}

async function fetchAdvisories(
  versions: Record<string, string[]>,
): Promise<Record<string, Advisory[]>> {
  const registry = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim()
  const answer = await fetch(new URL('-/npm/v1/security/advisories/bulk', registry), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(versions),
  })
  if (!answer.ok) {
    console.error(`The registry answers ${answer.status}; nothing was changed.`)
    process.exit(1)
  }
  return (await answer.json()) as Record<string, Advisory[]>
}
