import { expect, test } from 'vitest'
import { drawBusyPage } from './busy-page.ts'

test.each([
  ['/details/1', 'en', 'Please try again in 3 seconds.'],
  ['/sw/details/1', 'sw', 'jaribu tena baada ya sekunde 3'],
  ['/pt', 'pt', 'Tente de novo daqui a 3 segundos'],
  ['/fr?q=x', 'fr', 'Réessayez dans 3 secondes'],
])('%s says in %s that it comes back', (url, language, sentence) => {
  const html = drawBusyPage({ brandName: 'Cars & <b>more</b>', url, seconds: 3 })
  expect(html).toContain(`<html lang="${language}">`)
  expect(html).toContain(sentence)
  expect(html).toContain('<meta http-equiv="refresh" content="3">')
  expect(html).toContain('Cars &amp; &lt;b&gt;more&lt;/b&gt;')
})
