import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { isAllowed, licenceOf } from './licence-rules.ts'

/** `pnpm run licences [--list]`, part of `npm test`: checks the licences of the installed packages. */
const root = fileURLToPath(new URL('../../../', import.meta.url))
const { values } = parseArgs({ options: { list: { type: 'boolean', default: false } } })

const folders = globSync(
  [
    'node_modules/.pnpm/*/node_modules/*/package.json',
    'node_modules/.pnpm/*/node_modules/@*/*/package.json',
  ],
  { cwd: root },
)
const packages = new Map<string, string>()
for (const path of folders) {
  const manifest = JSON.parse(readFileSync(join(root, path), 'utf8')) as Record<string, unknown>
  // Our own packages are linked there, too.
  if (manifest['private'] === true || typeof manifest['version'] !== 'string') continue
  packages.set(`${String(manifest['name'])}@${manifest['version']}`, licenceOf(manifest))
}

const byLicence = Map.groupBy(
  [...packages].toSorted(([a], [b]) => a.localeCompare(b)),
  ([, licence]) => licence,
)
for (const [licence, packageEntries] of [...byLicence].toSorted(
  ([, a], [, b]) => b.length - a.length,
)) {
  console.log(`${String(packageEntries.length).padStart(5)}  ${licence}`)
  if (values.list) for (const [name] of packageEntries) console.log(`         ${name}`)
}
const refused = [...packages].filter(([name, licence]) => !isAllowed(name, licence))
for (const [name, licence] of refused)
  console.error(`${name}: ${licence} is not on the list of licences.`)
if (packages.size === 0) console.error('No package is installed.')
if (refused.length > 0 || packages.size === 0) process.exitCode = 1
