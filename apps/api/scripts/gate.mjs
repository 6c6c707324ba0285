// `npm test`: everything that decides whether a change may land. The browser waits for the cheap checks.
import { join } from 'node:path'
import { findBrowser } from './browser.mjs'
import { countCheck, countFailure, readPlaywright, readVitest, summarise } from './counts.mjs'
import { runPhases } from './phases.mjs'
import { root } from './preflight.mjs'
import { prepareTests } from './prepare-tests.mjs'

const { started, node, reports, installing } = await prepareTests('reports')
const bin = (name) => join(root, 'node_modules/.bin', name)
const unitReport = join(reports, 'unit.json')
const browserReport = join(reports, 'e2e.json')

const withBrowser = !process.argv.includes('--without-e2e')

const checks = [
  ['every package is the one that was chosen', node, ['apps/api/scripts/lockfile.ts']],
  ['every licence is allowed', node, ['apps/api/scripts/licences.ts']],
  ['no known advisory concerns us', node, ['apps/api/scripts/advisories.ts']],
  ['the SDK is generated from the contract', node, ['packages/sdk/scripts/generate.ts', '--check']],
  ['sentences are typed as written', node, ['packages/i18n/scripts/generate.ts', '--check']],
  [
    'the contract is sound',
    join(root, 'packages/sdk/node_modules/.bin/redocly'),
    ['lint', '--config', 'openapi/redocly.yaml', 'openapi/openapi.yaml'],
  ],
  ['the tokens are generated from the theme', node, ['packages/ui/scripts/tokens.ts', '--check']],
  // Each thread of these two works out the types that it meets anew, in memory of its own: one does half the work.
  ['types', bin('tsc'), ['-b', '--singleThreaded']],
  [
    'lint and import walls',
    bin('oxlint'),
    ['--type-aware', '--deny-warnings'],
    { GOMAXPROCS: '1' },
  ],
  ['no folder needs another that needs it', node, ['apps/api/scripts/folder-cycles.ts']],
  ['format', bin('biome'), ['format', '.']],
  // One after the other, because the large ones use every core.
].map(([name, command, args, more], index, all) => ({
  name,
  command,
  args,
  more: () => more,
  after: all.slice(0, index).map(([before]) => before),
  count: countCheck,
}))

// Beside the checks, because the tests wait for the database more than they compute.
const unit = {
  name: 'rules, components, API',
  command: bin('vitest'),
  args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
  count: () => readVitest(unitReport),
}

const browser = [
  {
    name: 'a Chromium',
    command: node,
    args: ['apps/api/scripts/browser.mjs'],
    count: countFailure,
  },
  {
    name: 'both apps are built',
    command: node,
    args: ['apps/api/scripts/build.mjs', '--changed'],
    needs: checks.map(({ name }) => name),
    count: countFailure,
  },
  {
    name: 'browser journeys',
    command: join(root, 'e2e/node_modules/.bin/playwright'),
    args: ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json'],
    more: () => ({ CHROME_PATH: findBrowser() ?? '', PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport }),
    // Not beside the tests of the API: on two cores both would run into their limits of time.
    after: [unit.name],
    needs: ['a Chromium', 'both apps are built'],
    count: () => readPlaywright(browserReport),
  },
]

const ends = await runPhases([...checks, unit, ...(withBrowser ? browser : [])])
process.exit(summarise(ends, { started, before: [installing] }) === 0 ? 0 : 1)
