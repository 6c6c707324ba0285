import { session } from '@bandari/sdk'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { drafts } from './drafts.ts'

const place = 'support/articles/7'

/** A browser's storage: its keys are its own, as `Object.keys` finds them. */
function storage() {
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
  }
  return Object.assign(Object.create(methods), {}) as Storage
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storage())
  vi.stubGlobal('localStorage', storage())
  vi.useFakeTimers({ now: 1000 })
  enter('a@b.example')
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  drafts.drop(place)
})

function enter(email: string) {
  vi.spyOn(session, 'email').mockReturnValue(email)
}

it('what was typed is there again, at its place, until it is dropped', () => {
  drafts.keep(place, { title: 'Ports' })
  expect(drafts.read(place)).toEqual({ title: 'Ports' })
  expect(drafts.read('support/articles/8')).toBeNull()
  expect(drafts.isUnsaved(place)).toBe(true)
  drafts.drop(place)
  expect(drafts.read(place)).toBeNull()
  expect(drafts.isUnsaved(place)).toBe(false)
})

it('another person sees nothing of it', () => {
  drafts.keep(place, { title: 'Ports' })
  enter('c@d.example')
  expect(drafts.read(place)).toBeNull()
  enter('A@B.example')
  expect(drafts.read(place)).toEqual({ title: 'Ports' })
})

it('signing out forgets it, in this tab and in another', () => {
  drafts.keep(place, { title: 'Ports' })
  const otherTab = Object.entries(sessionStorage)
  drafts.dropAll()
  expect(drafts.read(place)).toBeNull()
  expect(drafts.isUnsaved(place)).toBe(false)
  for (const [key, value] of otherTab) sessionStorage.setItem(key, String(value))
  expect(drafts.read(place)).toBeNull()
  vi.setSystemTime(2000)
  drafts.keep(place, { title: 'Rain' })
  expect(drafts.read(place)).toEqual({ title: 'Rain' })
})

it('what it cannot read is no draft', () => {
  drafts.keep(place, { title: 'Ports' })
  for (const kept of ['{', '7', 'null', '{"title":"Ports"}']) {
    for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, kept)
    expect(drafts.read(place), kept).toBeNull()
  }
})

it('without storage nothing is kept, and leaving is asked about', () => {
  vi.stubGlobal('sessionStorage', undefined)
  drafts.keep(place, { title: 'Ports' })
  expect(drafts.read(place)).toBeNull()
  expect(drafts.isUnsaved(place)).toBe(true)
})
