import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { packagesOf, problemsOf } from './lockfile-rules.ts'

/** `pnpm lockfile:check`, part of `npm test`: checks the lockfile, the build settings and all package.json files. */
const root = fileURLToPath(new URL('../../../', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const paths = globSync(['package.json', 'e2e/package.json', '{apps,packages}/*/package.json'], {
  cwd: root,
})

const lockfile = read('pnpm-lock.yaml')
const manifests = Object.fromEntries(paths.map((path) => [path, read(path)]))
const problems = problemsOf({ lockfile, workspace: read('pnpm-workspace.yaml'), manifests })
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exitCode = 1
} else {
  console.log(
    `${packagesOf(lockfile).length} packages, each pinned by its hash; none runs a script.`,
  )
}
