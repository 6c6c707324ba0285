import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keptForm } from './kept-form.ts'

const typed = {
  mobile: '+260971234567',
  checkedMobile: '+260971234567',
  referrer: 'a@b.example',
  isAgreed: true,
}

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('what was typed is there after a reload, the agreement is not', () => {
  keptForm.keep(typed)
  expect(keptForm.read()).toEqual({ ...typed, isAgreed: false })
  keptForm.drop()
  expect(keptForm.read().mobile).toBe('')
})

it('what an older release kept is left alone', () => {
  keptForm.keep({ ...typed, referrer: 7 as never })
  expect(keptForm.read().mobile).toBe('')
})
