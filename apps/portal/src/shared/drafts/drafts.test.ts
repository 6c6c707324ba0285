import { session } from '@bandari/sdk'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { drafts } from './drafts.ts'

const draftKey = 'support/articles/7'

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
  enter('a@b.example')
})
afterEach(() => {
  vi.restoreAllMocks()
  drafts.drop(draftKey)
})

function enter(email: string) {
  vi.spyOn(session, 'email').mockReturnValue(email)
}

it('what was typed is there again, under its key, until it is dropped', () => {
  drafts.save(draftKey, { title: 'Ports' })
  expect(drafts.read(draftKey)).toEqual({ title: 'Ports' })
  expect(drafts.read('support/articles/8')).toBeNull()
  expect(drafts.isUnsaved(draftKey)).toBe(true)
  drafts.drop(draftKey)
  expect(drafts.read(draftKey)).toBeNull()
  expect(drafts.isUnsaved(draftKey)).toBe(false)
})

it('another person sees nothing of it', () => {
  drafts.save(draftKey, { title: 'Ports' })
  enter('c@d.example')
  expect(drafts.read(draftKey)).toBeNull()
  enter('A@B.example')
  expect(drafts.read(draftKey)).toEqual({ title: 'Ports' })
})

it('whoever signs out is asked about nothing, and leaves nothing behind but the page itself', () => {
  drafts.save(draftKey, { title: 'Ports' })
  drafts.giveUpAll()
  expect(drafts.isUnsaved(draftKey)).toBe(false)
  expect(Object.keys(localStorage)).toEqual([])
})

it('what it cannot read is no draft', () => {
  drafts.save(draftKey, { title: 'Ports' })
  for (const kept of ['{', '7', 'null', '{"title":"Ports"}']) {
    for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, kept)
    expect(drafts.read(draftKey), kept).toBeNull()
  }
})

it('without storage nothing is kept, and leaving is asked about', () => {
  vi.stubGlobal('sessionStorage', undefined)
  drafts.save(draftKey, { title: 'Ports' })
  expect(drafts.read(draftKey)).toBeNull()
  expect(drafts.isUnsaved(draftKey)).toBe(true)
})
