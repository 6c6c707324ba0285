// Counts of the phases of `npm test` and `npm run test:deep`, and the summary at the end of both.
import { existsSync, readFileSync } from 'node:fs'

/** Prints the time of each phase and the total counts. Returns the number of failures. */
export function summarise(results, { started, before }) {
  const ran = results
    .filter(({ seconds }) => seconds !== undefined)
    .map((result) => ({ ...result, counted: result.count(result) }))
  const counts = ran.map(({ counted }) => counted)
  const totalOf = (part) => counts.reduce((sum, count) => sum + count[part], 0)
  const all = [...before, ...ran]
  console.log('\nWall seconds (phases overlap) and processor seconds of each:')
  for (const { name, seconds, processor, ok = true, counted } of all) {
    const end = ok ? '' : counted?.failed === 0 ? ': skipped' : ': FAILED'
    console.log(
      `${seconds.toFixed(1).padStart(7)} ${processor.toFixed(1).padStart(7)}  ${name}${end}`,
    )
  }
  // Repeats the names of failures, because often only the end of a long log is stored.
  for (const name of counts.flatMap(({ names = [] }) => names).slice(0, 20))
    console.log(`failed: ${name}`)
  const processor = Math.round(all.reduce((sum, phase) => sum + phase.processor, 0))
  console.log(
    `\nin ${Math.round((Date.now() - started) / 1000)} s, ${processor} s of processor time`,
  )
  console.log(
    `${totalOf('passed')} passed, ${totalOf('failed')} failed, ${totalOf('skipped')} skipped`,
  )
  return totalOf('failed')
}

/** Counts a check as one test. */
export function countCheck({ ok }) {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 }
}

/** Counts a preparing step only if it fails. */
export function countFailure({ ok }) {
  return { passed: 0, failed: ok ? 0 : 1, skipped: 0 }
}

/**
 * A runner without a report has failed, whatever it printed. The report has also the tests of the other command, the
 * nightly ones of `npm test` and the others of `npm run test:deep`: they are not skipped.
 */
export function readVitest(file, { isNightly = false } = {}) {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 }
  const report = JSON.parse(readFileSync(file, 'utf8'))
  const skipped = report.testResults.flatMap(({ assertionResults: tests }) =>
    tests.filter(
      ({ status, tags }) =>
        status !== 'passed' && status !== 'failed' && tags.includes('nightly') === isNightly,
    ),
  )
  const broken = report.success ? 0 : Math.max(1, report.numFailedTests)
  const names = report.testResults.flatMap(({ name, message, assertionResults: tests }) => [
    ...(message ? [`${name}: ${firstLine(message)}`] : []),
    ...tests
      .filter(({ status }) => status === 'failed')
      .map(
        ({ fullName, failureMessages: [message = ''] }) =>
          `${name}: ${fullName}: ${firstLine(message)}`,
      ),
  ])
  return {
    passed: report.numPassedTests,
    failed: broken,
    skipped: skipped.length,
    names,
  }
}

export function readPlaywright(file) {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 }
  const { stats, errors, suites } = JSON.parse(readFileSync(file, 'utf8'))
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    names: [...suites.flatMap(failedSpecs), ...errors.map(({ message }) => firstLine(message))],
  }
}

function failedSpecs({ specs, suites = [] }) {
  return [
    ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`),
    ...suites.flatMap(failedSpecs),
  ]
}

const firstLine = (text) => text.split('\n', 1)[0].slice(0, 300)
