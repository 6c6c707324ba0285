import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { session } from './session.ts'
import { leaveBrowser } from './sign-out.ts'

/** A browser's storage: its keys are its own, as `Object.keys` finds them. */
function storage(kept: Record<string, string>) {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key]
    },
    clear(this: Record<string, string>) {
      for (const key of Object.keys(this)) delete this[key]
    },
  }
  return Object.assign(Object.create(methods), kept) as Storage
}

const ofDevice = {
  'bandari.vehicle': 'trim=1&year=2014',
  'bandari.chosen-language': 'sw',
  'bandari.referral': 'a-visit',
  'RaStorebandari.theme': '"dark"',
  'RaStorebandari.views.orders.1x2y3z': '[]',
}

beforeEach(() => {
  const local = {
    ...ofDevice,
    'bandari.registration': 'proof',
    'bandari.draft-end': '1790000000000',
    'RaStorebandari.views.orders.grace@example.com': '[]',
    'RaStorebandari.support/orders.listParams': '{"filter":{"q":"Grace"}}',
  }
  vi.stubGlobal('localStorage', storage(local))
  const tab = { 'bandari.consignee': '{}', 'bandari.attempts': '[]', 'bandari.draft:a@b:x': '{}' }
  vi.stubGlobal('sessionStorage', storage(tab))
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('location', { protocol: 'https:' })
  session.start({ token: 'secret', email: 'grace@example.com' })
})
afterEach(() => vi.unstubAllGlobals())

it('signing out leaves only what belongs to the device', () => {
  leaveBrowser()
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual(ofDevice)
  expect(Object.keys(sessionStorage)).toEqual([])
  expect(document.cookie).toMatch(/^bandari_email=;.*max-age=0/)
})

it('a session that ends keeps what was typed', () => {
  session.end()
  expect(session.token()).toBeNull()
  expect(Object.keys(sessionStorage)).toHaveLength(3)
})
