import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { onTermination } from '@bandari/api/scripts/groups.mjs'
import { endAll, missingPackages } from './programs.ts'
import { logFiles, type Row, runClusterDrill } from './run-cluster.ts'

/**
 * `pnpm drill [--listings 100000] [--primaries 20] [--rate 2] [--port 26000] [--keep]`: starts the cluster of `deploy/cluster/`
 * on this machine in a temporary folder, and kills its programs in turn under load. Installs nothing. Exits with 1 when an order
 * was lost or doubled, and with 2 when packages are missing.
 */
const { values } = parseArgs({
  options: {
    listings: { type: 'string', default: '100000' },
    primaries: { type: 'string', default: '20' },
    rate: { type: 'string', default: '2' },
    port: { type: 'string', default: '26000' },
    keep: { type: 'boolean', default: false },
  },
})

const missing = missingPackages()
if (missing.length > 0) {
  console.error(`The drill needs these Debian packages: ${missing.join(' ')}`)
  process.exit(2)
}

const folder = mkdtempSync(join(tmpdir(), 'bandari-cluster-'))
const end = async (code: number) => {
  await endAll()
  if (values.keep || code > 0) console.log(`Logs of the programs: ${logFiles(folder)}`)
  else rmSync(folder, { recursive: true, force: true })
  process.exit(code)
}
onTermination(end)

const columns = [
  'requests',
  'failed',
  'read gap',
  'picture gap',
  'write gap',
  'orders',
  'lost',
  'doubled',
]
console.log(`| Killed | ${columns.join(' | ')} |`)
console.log(`| --- |${' ---: |'.repeat(columns.length)}`)
const printRow = ({
  fault,
  requests,
  failed,
  readGap,
  pictureGap,
  writeGap,
  acknowledged,
  lost,
  doubled,
  statuses,
}: Row) => {
  const figures = [
    requests,
    failed,
    `${readGap.toFixed(1)} s`,
    `${pictureGap.toFixed(1)} s`,
    `${writeGap.toFixed(1)} s`,
    acknowledged,
    lost,
    doubled,
  ]
  console.log(`| ${fault} | ${figures.join(' | ')} |${statuses ? ` ${statuses}` : ''}`)
}

try {
  const rows = await runClusterDrill(
    {
      folder,
      port: Number(values.port),
      listings: Number(values.listings),
      primaries: Number(values.primaries),
      rate: Number(values.rate),
    },
    printRow,
  )
  const isSound = rows.every(({ lost, doubled }) => lost + doubled === 0)
  await end(isSound ? 0 : 1)
} catch (error) {
  console.error(error)
  await end(1)
}
