import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { portalPageOf } from './portal-page.ts'

const file = readFileSync(new URL('../../../../portal/index.html', import.meta.url), 'utf8')

it.each([
  ['Mwangi & Sons', 'Mwangi &amp; Sons'],
  ['"$&"><script>', '&quot;$&amp;&quot;&gt;&lt;script&gt;'],
])('a shop called %s has it in its portal’s page', (brandName, written) => {
  const page = portalPageOf(file, brandName)
  expect(page).toContain(`<meta name="application-name" content="${written}" />`)
  expect(page).toContain(`<title>${written} portal</title>`)
  expect(page).not.toContain('Bandari')
})
