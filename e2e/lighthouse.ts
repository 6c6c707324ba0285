import { existsSync } from 'node:fs'
import lighthouse from 'lighthouse'
import { launch } from 'chrome-launcher'

/** `node lighthouse.ts http://localhost:8080`: mobile scores of home, search and details, one JSON line each. */
const origin = process.argv[2] ?? 'http://localhost:8080'
const pages = [
  ['home', '/'],
  ['search', '/search/1/0/0/1/*/*/0'],
  ['details', '/details/1'],
] as const

const chromePath = [process.env['CHROME_PATH'], '/usr/bin/chromium'].find(
  (path) => path && existsSync(path),
)
const chrome = await launch({
  ...(chromePath ? { chromePath } : {}),
  chromeFlags: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})
for (const [page, path] of pages) {
  const result = await lighthouse(origin + path, {
    port: chrome.port,
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    logLevel: 'error',
  })
  const scores = Object.fromEntries(
    Object.entries(result?.lhr.categories ?? {}).map(([name, { score }]) => [name, score]),
  )
  const lost = Object.values(result?.lhr.audits ?? {})
    .filter(
      ({ score, scoreDisplayMode }) =>
        score !== null &&
        score < 1 &&
        ['binary', 'metricSavings', 'numeric'].includes(scoreDisplayMode),
    )
    .map(({ id, displayValue }) => (displayValue ? `${id}: ${displayValue}` : id))
  console.log(JSON.stringify({ figure: 'lighthouse mobile', page, ...scores, lost }))
}
chrome.kill()
