import { translatorOf } from '@bandari/i18n/catalogues'
import { refusalOf } from '@bandari/sdk'
import { describe, expect, it } from 'vitest'
import {
  activationOutcome,
  confirmResetSentence,
  outcomeSentence,
  registrationSentence,
  resendOutcome,
  signInSentence,
  socialReason,
} from './account-answers.ts'

const { formatSentence } = translatorOf('en')
const taken = 'A user with this email already exists'
const wrong = 'Unable to log in with provided credentials.'
const unexpected = 'An error has occurred. Please try again or contact customer service.'
const sorry = "We're sorry, but something went wrong. Contact customer service support."
const invalidLink =
  'The link to activate your account is invalid. Please check your inbox for a valid link.'

describe('registrationSentence', () => {
  it.each([
    [400, { email: [taken] }, taken],
    [400, { password: ['This password is too common.'], email: [taken] }, taken],
    [400, { password: ['This password is too common.'] }, 'Error!'],
    [400, { non_field_errors: ['No.'] }, 'Error!'],
    [429, { detail: 'Request was throttled.' }, 'Error! try later'],
    [500, null, 'Error! try later'],
    [0, null, 'Error! try later'],
  ])('%d %j: %s', (status, body, sentence) => {
    expect(formatSentence(registrationSentence(refusalOf(status, body)))).toBe(sentence)
  })
})

describe('signInSentence', () => {
  it.each([
    [400, { non_field_errors: [wrong] }, wrong],
    [400, { password: ['This field is required.'] }, unexpected],
    [400, { detail: 'The body is no JSON.' }, unexpected],
    [400, null, unexpected],
    [429, { detail: 'Request was throttled.' }, unexpected],
    [500, null, unexpected],
  ])('%d %j: %s', (status, body, sentence) => {
    expect(formatSentence(signInSentence(refusalOf(status, body)))).toBe(sentence)
  })
})

describe('socialReason', () => {
  it.each([
    [
      400,
      { errors: { non_field_errors: 'Authentication Failed' }, code: 'authentication_failed' },
      null,
    ],
    [400, { errors: { token: 'Invalid token', detail: 'Invalid Value' } }, null],
    [
      400,
      { errors: { non_field_errors: 'This user account is inactive' }, code: 'inactive_account' },
      'This user account is inactive',
    ],
    [429, { detail: 'Request was throttled.' }, 'Request was throttled.'],
    [0, null, null],
  ])('%d %j: %s', (status, body, sentence) => {
    expect(socialReason(refusalOf(status, body))).toBe(sentence)
  })
})

describe('confirmResetSentence', () => {
  it.each([
    [400, { uid: ['No.'], codes: { uid: ['reset_link_invalid'] } }, 'Password reset link invalid'],
    [
      400,
      { token: ['No.'], codes: { token: ['reset_link_invalid'] } },
      'Password reset link invalid',
    ],
    [400, { new_password2: ['This password is too common.'] }, 'This password is too common.'],
    [500, null, sorry],
  ])('%d %j: %s', (status, body, sentence) => {
    expect(formatSentence(confirmResetSentence(refusalOf(status, body)))).toBe(sentence)
  })
})

describe('activationOutcome', () => {
  it.each([
    ['account_activated', undefined, 'Your account has been registered successfully.'],
    ['already_active', undefined, 'Active Account'],
    ['link_good', undefined, 'One step is left: press the button, and your account is open.'],
    [undefined, refusalOf(411, { msg: 'Gone.', code: 'link_expired' }), 'Activation Link expired'],
    [undefined, refusalOf(411, { msg: 'No.', code: 'link_invalid' }), invalidLink],
    [undefined, refusalOf(411, { msg: 'No.', code: 'unknown_account' }), invalidLink],
    [undefined, refusalOf(0, null), sorry],
    [undefined, refusalOf(500, null), sorry],
  ])('%s %j: %s', (msg, refusal, sentence) => {
    expect(formatSentence(outcomeSentence[activationOutcome(msg, refusal)])).toBe(sentence)
  })
})

describe('resendOutcome', () => {
  it.each([
    ['link_resent', 'Activation link re-sent (click within 48 hours, check spam)'],
    ['already_active', 'Active Account'],
    ['unknown_account', 'Account not registered'],
    ['something_else', sorry],
    [undefined, sorry],
  ])('%s: %s', (msg, sentence) => {
    expect(formatSentence(outcomeSentence[resendOutcome(msg)])).toBe(sentence)
  })
})
