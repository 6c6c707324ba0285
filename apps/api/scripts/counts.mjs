// What the phases of `npm test` and `npm run test:deep` counted, and the lines that end both.
import { existsSync, readFileSync } from 'node:fs'

/** Prints the seconds of each phase and what all counted together; the number of failures. */
export function summarise(ends, { started, before }) {
  const ran = ends.filter(({ seconds }) => seconds !== undefined)
  const counts = ran.map((end) => end.count(end))
  const total = (part) => counts.reduce((sum, count) => sum + count[part], 0)
  const all = [...before, ...ran]
  console.log('\nSeconds of each, several at a time, and of a processor:')
  for (const { name, seconds, processor, ok = true } of all)
    console.log(
      `${seconds.toFixed(1).padStart(7)} ${processor.toFixed(1).padStart(7)}  ${name}${ok ? '' : ': FAILED'}`,
    )
  // By name, because of a long output often only its end is kept.
  for (const name of counts.flatMap(({ names = [] }) => names).slice(0, 20))
    console.log(`failed: ${name}`)
  const processor = Math.round(all.reduce((sum, phase) => sum + phase.processor, 0))
  console.log(`\nin ${Math.round((Date.now() - started) / 1000)} s, ${processor} s of a processor`)
  console.log(`${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped`)
  return total('failed')
}

/** A check is a test, too. */
export function countCheck({ ok }) {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 }
}

/** A step that only prepares counts if it fails. */
export function countFailure({ ok }) {
  return { passed: 0, failed: ok ? 0 : 1, skipped: 0 }
}

/** A runner that ended without a report has failed, even if it printed something else. */
export function readVitest(file) {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 }
  const report = JSON.parse(readFileSync(file, 'utf8'))
  const broken = report.success ? 0 : Math.max(1, report.numFailedTests)
  const names = report.testResults.flatMap(({ name, message, assertionResults: tests }) => [
    ...(message ? [`${name}: ${firstLine(message)}`] : []),
    ...tests
      .filter(({ status }) => status === 'failed')
      .map(
        ({ fullName, failureMessages: [why = ''] }) => `${name}: ${fullName}: ${firstLine(why)}`,
      ),
  ])
  return {
    passed: report.numPassedTests,
    failed: broken,
    skipped: report.numPendingTests + report.numTodoTests,
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
