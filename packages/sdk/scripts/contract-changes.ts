import { readFile, writeFile } from 'node:fs/promises'
import type { ContractDocument } from './changes/change.ts'
import { problemsOf, writeChangelog, writeSection } from './changes/changelog.ts'
import { compareContracts } from './changes/compare-contracts.ts'
import { readBreaks, readReleased, writeReleased } from './changes/released.ts'

/**
 * Compares the contract with the released one and writes `docs/api-changelog.md`. Fails on a breaking change that is not named.
 *
 *   --check    writes nothing, and fails if the changelog is stale
 *   --release  begins a new version, that of `info.version`: its changes get its heading, and it becomes the released one
 */
const changelogFile = new URL('../../../docs/api-changelog.md', import.meta.url)
const contractFile = new URL('../src/generated/openapi.json', import.meta.url)

const isRelease = process.argv.includes('--release')
const contract = JSON.parse(await readFile(contractFile, 'utf8')) as ContractDocument
const breaks = await readBreaks()
const released = await readReleased()
const changes = compareContracts(released, contract)
const problems = problemsOf(changes, breaks)
const { version } = contract.info
if (isRelease && version === released.info.version)
  problems.push(`Version ${version} is released: raise info.version in openapi/openapi.yaml first.`)

const heading = isRelease
  ? `${version}, ${new Date().toISOString().slice(0, 10)}`
  : `Unreleased (since ${released.info.version})`
const committed = await readFile(changelogFile, 'utf8').catch(() => '')
const changelog = writeChangelog(committed, writeSection({ heading, changes, contract, breaks }))
if (process.argv.includes('--check')) {
  if (changelog !== committed) problems.push('docs/api-changelog.md is stale: run `pnpm contract`.')
} else await writeFile(changelogFile, changelog)

if (problems.length > 0) {
  console.error(
    `${problems.join('\n')}\n\nA breaking change is undone, or named with what its callers do now in openapi/released/breaks.json.`,
  )
  process.exit(1)
}
if (isRelease) await writeReleased(contract)
