import { describe, expect, it } from 'vitest'
import { fieldError } from './field-error.ts'

const both = 'Email and Password required to register'
const values = { first_name: '', email: '', password: '' }
const touched = { email: true, password: true }

describe('fieldError', () => {
  it.each([
    ['first_name', { email: both }, touched, undefined, undefined],
    ['email', { email: both, password: both }, touched, both, undefined],
    ['password', { email: both, password: both }, touched, undefined, 'email'],
    ['password', { password: both }, touched, both, undefined],
    ['password', { email: both, password: both }, { password: true }, both, undefined],
    ['email', { email: both }, {}, undefined, undefined],
  ])('%s of %j, touched %j', (name, errors, touched, text, saidBy) => {
    expect(fieldError(name, { values, errors, touched })).toEqual({ text, saidBy })
  })
})
