import { describe, expect, it } from 'vitest'
import { type Asked, isKeepable, isOfPerson, type KeepingRules, treatmentOf } from './rules.ts'

const rules: KeepingRules = {
  origin: 'https://shop.example',
  files: '/assets/',
  isPageKept: (pathname) => !pathname.startsWith('/login'),
}
const token = 'Token secret'

function asked(path: string, more: Partial<Asked> = {}): Asked {
  const url = path.startsWith('https:') ? path : `https://shop.example${path}`
  return { method: 'GET', url, mode: 'cors', authorization: null, isPart: false, ...more }
}

describe('what is done with a request', () => {
  it.each([
    ['/assets/entry-1x2y3z.js', {}, 'file'],
    ['/details/7', { mode: 'navigate' }, 'page'],
    ['/login', { mode: 'navigate' }, 'none'],
    ['/media/9f2c-640.jpg', {}, 'picture'],
    ['/media/walk.mp4', { isPart: true }, 'none'],
    ['/api/vehicles/?make=toyota', {}, 'answer'],
    ['/api/landed-price/?country=ZM', {}, 'answer'],
    ['/api/exchange-rates/', {}, 'answer'],
    ['/api/vehicles/', { authorization: token }, 'own-answer'],
    ['/api/favourites/', { authorization: token }, 'own-answer'],
    ['/api/orders/', { authorization: token }, 'own-answer'],
    ['/api/orders/7/', { authorization: token }, 'own-answer'],
    ['/api/orders/7/papers/3/', { authorization: token }, 'own-answer'],
    ['/api/orders/7/receipts/3/', { authorization: token }, 'own-answer'],
    ['/api/threads/7/', { authorization: token }, 'own-answer'],
    // What an answer to a stranger would be is nobody's.
    ['/api/orders/7/', {}, 'none'],
    ['/api/favourites/', {}, 'none'],
    // Staff read what others wrote; a seller's and a supporter's figures, and what secures an account, stay online.
    ['/api/support/orders', { authorization: token }, 'none'],
    ['/api/vendor/get-products', { authorization: token }, 'none'],
    ['/api/payout-details/', { authorization: token }, 'none'],
    ['/api/account/sessions/', { authorization: token }, 'none'],
    ['/api/users/7/', { authorization: token }, 'none'],
    ['/api/orders/7/papers-file/', { authorization: token }, 'none'],
    ['/api/requests/parts/', { method: 'POST' }, 'none'],
    ['/api/ordersheet/', { authorization: token }, 'none'],
    ['https://elsewhere.example/assets/a.js', {}, 'none'],
  ] as const)('%s %j: %s', (path, more, treatment) => {
    expect(treatmentOf(asked(path, more), rules)).toBe(treatment)
  })
})

describe('what is kept of answers', () => {
  it.each([
    [200, {}, true],
    [200, { 'cache-control': 'private, no-cache' }, true],
    [200, { 'cache-control': 'no-store' }, false],
    [200, { 'content-length': '9000000' }, false],
    [206, {}, false],
    [404, {}, false],
    [500, {}, false],
    [503, {}, false],
  ])('%d with %j: %s', (status, headers: Record<string, string>, isKept) => {
    const answer = { status, type: 'basic' as const, headers: new Headers(headers) }
    expect(isKeepable(answer)).toBe(isKept)
  })

  it('what the API made for one caller is kept, as it is kept for that caller alone', () => {
    const headers = new Headers({ 'cache-control': 'no-store' })
    expect(isKeepable({ status: 200, type: 'basic', headers }, true)).toBe(true)
    // There is no thread yet.
    expect(isKeepable({ status: 204, type: 'basic', headers }, true)).toBe(true)
    expect(isKeepable({ status: 404, type: 'basic', headers }, true)).toBe(false)
  })

  it('nothing of a redirect or of another origin is kept', () => {
    const headers = new Headers()
    expect(isKeepable({ status: 200, type: 'opaqueredirect', headers })).toBe(false)
    expect(isKeepable({ status: 200, type: 'cors', headers })).toBe(false)
  })
})

it.each([
  ['bandari-pages', true],
  ['bandari-answers', true],
  ['bandari-pictures', true],
  ['bandari-own-1a2b', true],
  ['bandari-files-9f2c', false],
  ['of-somebody-else', false],
])('signing out removes %s: %s', (cache, isRemoved) => {
  expect(isOfPerson(cache)).toBe(isRemoved)
})
