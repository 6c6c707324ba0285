// `npm test`: everything that decides whether a change may land, cheap first.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build, environment, fail, findNode, install, requireNode, root } from './preflight.mjs'

requireNode()
install()
const node = findNode()
const bin = (name) => join(root, 'node_modules/.bin', name)
const reports = join(root, 'node_modules/.cache/reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const withBrowser = !process.argv.includes('--without-e2e')
const started = Date.now()
let failed = 0

const checks = [
  ['the SDK is generated from the contract', node, ['packages/sdk/scripts/generate.ts', '--check']],
  [
    'the contract is sound',
    join(root, 'packages/sdk/node_modules/.bin/redocly'),
    ['lint', '--config', 'openapi/redocly.yaml', 'openapi/openapi.yaml'],
  ],
  ['the tokens are generated from the theme', node, ['packages/ui/scripts/tokens.ts', '--check']],
  ['types', bin('tsc'), ['-b']],
  ['lint and import walls', bin('oxlint'), ['--type-aware', '--deny-warnings']],
  ['no folder needs another that needs it', node, ['apps/api/scripts/folder-cycles.ts']],
  ['format', bin('biome'), ['format', '.']],
]
for (const [name, command, args] of checks) if (!run(name, command, args)) failed += 1

const unit = join(reports, 'unit.json')
run('rules, components, API', bin('vitest'), [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${unit}`,
])
const counts = [readVitest(unit)]

if (withBrowser && failed === 0) {
  build()
  const browser = findBrowser()
  const journeys = join(reports, 'e2e.json')
  run(
    'browser journeys',
    join(root, 'e2e/node_modules/.bin/playwright'),
    ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json'],
    {
      CHROME_PATH: browser,
      PLAYWRIGHT_JSON_OUTPUT_NAME: journeys,
    },
  )
  counts.push(readPlaywright(journeys))
}

const total = (part) => counts.reduce((sum, count) => sum + count[part], 0)
const passed = total('passed') + checks.length - failed
failed += total('failed')
console.log(`\nin ${Math.round((Date.now() - started) / 1000)} s`)
console.log(`${passed} passed, ${failed} failed, ${total('skipped')} skipped`)
process.exit(failed === 0 ? 0 : 1)

function run(name, command, args, more = {}) {
  console.log(`\n── ${name}`)
  const { status } = spawnSync(command, args, {
    cwd: root,
    env: { ...environment(), ...more },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return status === 0
}

/** A runner that ended without a report has failed, whatever it printed. */
function readVitest(file) {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 }
  const report = JSON.parse(readFileSync(file, 'utf8'))
  const broken = report.success ? 0 : Math.max(1, report.numFailedTests)
  return {
    passed: report.numPassedTests,
    failed: broken,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

function readPlaywright(file) {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 }
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8'))
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  }
}

/**
 * A Chromium that is here already, else Debian's, else Playwright's own. The shell is Chromium without its windows:
 * it shows the tests the same pages in half the time.
 */
function findBrowser() {
  const debian = ['chromium-headless-shell', 'chromium']
  const known = [
    process.env.CHROME_PATH,
    ...debian.map((name) => `/usr/bin/${name}`),
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ]
  const found = () => known.find((path) => path && existsSync(path))
  if (found()) return found()
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('\n── installing Chromium')
    aptGet('update', '-q')
    for (const name of debian)
      if (!found()) aptGet('install', '-qy', '--no-install-recommends', name, 'fonts-dejavu-core')
    if (found()) return found()
  }
  const own = spawnSync(join(root, 'e2e/node_modules/.bin/playwright'), ['install', 'chromium'], {
    cwd: root,
    env: environment(),
    stdio: 'inherit',
  })
  if (own.status !== 0) fail('No Chromium was found or could be installed: set CHROME_PATH to one.')
  return ''
}

function aptGet(...args) {
  spawnSync('apt-get', args, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
