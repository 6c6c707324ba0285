// `node browser.mjs`: makes sure that a Chromium exists for the browser tests.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { environment, fail, root } from './preflight.mjs'

const debian = ['chromium-headless-shell', 'chromium']

/**
 * Finds an installed Chromium; none if Playwright has its own. The shell is Chromium without its windows: it
 * shows the tests the same pages in half the time.
 */
export function findBrowser() {
  const known = [
    process.env.CHROME_PATH,
    ...debian.map((name) => `/usr/bin/${name}`),
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ]
  return known.find((path) => path && existsSync(path))
}

if (import.meta.main) installBrowser()

/** Debian's, else Playwright's own. */
function installBrowser() {
  if (findBrowser()) return
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    aptGet('update', '-q')
    for (const name of debian)
      if (!findBrowser())
        aptGet('install', '-qy', '--no-install-recommends', name, 'fonts-dejavu-core')
    if (findBrowser()) return
  }
  const own = spawnSync(join(root, 'e2e/node_modules/.bin/playwright'), ['install', 'chromium'], {
    cwd: root,
    env: environment(),
    stdio: 'inherit',
  })
  if (own.status !== 0) fail('No Chromium was found or could be installed: set CHROME_PATH to one.')
}

function aptGet(...args) {
  spawnSync('apt-get', args, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}
