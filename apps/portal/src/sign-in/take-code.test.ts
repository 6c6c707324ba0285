import { expect, it } from 'vitest'
import { takeCode } from './take-code.ts'

function browserAt(hash: string) {
  const location = { hash, pathname: '/sso', search: '' }
  const history = {
    state: { idx: 0 },
    replaceState: (_state: unknown, _title: string, address: string) => {
      location.hash = new URL(address, 'http://portal.localhost').hash
    },
  }
  return { location, history } as unknown as Window
}

it('takes the code out of the address, and answers it once more when asked again', () => {
  const browser = browserAt('#code=mYb1tqC0w6lq3cXQ')
  expect(takeCode(browser)).toBe('mYb1tqC0w6lq3cXQ')
  expect(browser.location.hash).toBe('')
  expect(takeCode(browser)).toBe('mYb1tqC0w6lq3cXQ')
})

it.each(['#code=', '#other=1'])('finds none in %s, and clears it', (hash) => {
  const browser = browserAt(hash)
  expect(takeCode(browser)).toBeNull()
  expect(browser.location.hash).toBe('')
})
