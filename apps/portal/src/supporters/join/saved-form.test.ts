import { expect, it } from 'vitest'
import { isTyped } from './saved-form.ts'

const typed = { mobile: '+260971234567', checkedMobile: '+260971234567', referrer: 'a@b.example' }

it('what an older release kept is left alone', () => {
  expect(isTyped(typed)).toBe(true)
  expect(isTyped({ ...typed, referrer: 7 })).toBe(false)
  expect(isTyped({ mobile: '', referrer: '' })).toBe(false)
  expect(isTyped(null)).toBe(false)
})
