import { expect, it } from 'vitest'
import { isSavedUpgradeForm } from './saved-form.ts'

const typed = { mobile: '+260971234567', checkedMobile: '+260971234567', referrer: 'a@b.example' }

it('what an older release kept is left alone', () => {
  expect(isSavedUpgradeForm(typed)).toBe(true)
  expect(isSavedUpgradeForm({ ...typed, referrer: 7 })).toBe(false)
  expect(isSavedUpgradeForm({ mobile: '', referrer: '' })).toBe(false)
  expect(isSavedUpgradeForm(null)).toBe(false)
})
