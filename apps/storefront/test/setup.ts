import '@bandari/ui/browser-in-jsdom'
import { thenCalm } from '@bandari/ui/calm'
import '@testing-library/jest-dom/vitest'
import { configure } from '@testing-library/dom'
import { afterEach } from 'vitest'
import { leave } from './storefront.ts'

configure({
  asyncWrapper: thenCalm,
  // Whether something is hidden is read from computed styles, element by element: most of a query's time.
  defaultHidden: true,
  asyncUtilTimeout: 30_000,
  // Each look that finds nothing yet would print the page.
  getElementError: (message) => new Error(message ?? ''),
})

afterEach(() => {
  leave()
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`
})
