import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { connect } from '../src/platform/db/connect.ts'
import { openDatabase } from '../src/platform/db/database.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { loadReference } from '../reference/load-reference.ts'
import { importVehicles } from '../src/stock/fitment/import/import-vehicles.ts'
import { reportCsv, reportLines } from '../src/stock/fitment/import/report.ts'
import { readVehicleFile, VehicleFileError } from '../src/stock/fitment/import/vehicle-file.ts'
import { ExpectedError } from '../src/core/expected-error.ts'
import { readSettings } from '../src/settings.ts'

/** `pnpm run import vehicles <file.csv>`: adds the vehicles of a list to the tree of vehicles that spares fit. */
const usage = `pnpm run import vehicles <file.csv> [--dry-run] [--report out.csv] [--years 2018-2025]

--dry-run   prints what would be imported and stores nothing
--report    writes each correction and each rejection to a CSV file
--years     for lists without years; default: those that Kenya admitted when the list was published`

/** Kenya admitted vehicles of up to eight years when its Revenue Authority published the list in 2025. */
const defaultYears = '2018-2025'

try {
  await run()
} catch (error) {
  const expected = error instanceof VehicleFileError || error instanceof ExpectedError
  console.error(expected ? error.message : error)
  process.exit(1)
}

async function run() {
  const { file, dryRun, report, years } = readArguments()
  const started = performance.now()
  const vehicles = readVehicleFile(await readBytes(file))
  const connection = await connect(readSettings(process.env))
  try {
    await migrate(connection.config)
    await loadReference(connection.config)
    const db = openDatabase({ ...connection.config, max: 1 })
    const plan = await importVehicles(db, vehicles, { dryRun, assumedYears: years })
    await db.destroy()
    const seconds = (performance.now() - started) / 1000
    console.log(`${file}: ${vehicles.shape.name}`)
    console.log(reportLines(plan).join('\n'))
    const speed = Math.round(plan.outcomes.length / seconds).toLocaleString('en-GB')
    console.log(`${seconds.toFixed(1)} s, ${speed} rows a second.`)
    if (dryRun) console.log('Nothing was stored: this was a dry run.')
    if (report !== undefined) await writeFile(report, reportCsv(plan))
  } finally {
    await connection.stop()
  }
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        report: { type: 'string' },
        years: { type: 'string', default: defaultYears },
      },
    })
    const [what, file, ...more] = positionals
    if (what !== 'vehicles' || file === undefined || more.length > 0) throw new TypeError(usage)
    return {
      file: fromCaller(file),
      dryRun: values['dry-run'],
      report: values.report === undefined ? undefined : fromCaller(values.report),
      years: readYears(values.years),
    }
  } catch (error) {
    if (error instanceof TypeError) {
      throw new VehicleFileError(error.message === usage ? usage : `${error.message}\n\n${usage}`)
    }
    throw error
  }
}

/** Resolves against the caller's folder: pnpm starts scripts in the package's folder. */
function fromCaller(path: string): string {
  return resolve(process.env['INIT_CWD'] ?? '.', path)
}

function readYears(text: string): number[] {
  const [, first, last] = /^((?:19|20)\d\d)-((?:19|20)\d\d)$/.exec(text) ?? []
  const [from, to] = [Number(first), Number(last)]
  if (!first || !last || from > to) throw new TypeError(`--years wants two years: ${defaultYears}`)
  return Array.from({ length: to - from + 1 }, (_, at) => from + at)
}

async function readBytes(file: string): Promise<Buffer> {
  try {
    return await readFile(file)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') throw new VehicleFileError(`There is no file ${file}.`)
    if (code === 'EISDIR') throw new VehicleFileError(`${file} is a folder, not a file.`)
    throw error
  }
}
