import type { AuthenticatorSecret, PasswordChange, SecondFactor, StepUpProof } from '@bandari/sdk'
import { type Answer, ask, client, done } from './sdk.ts'

export function endSession(id: number): Promise<Answer<unknown>> {
  return done(client.DELETE('/account/sessions/{id}/', { params: { path: { id } } }))
}

export function endOtherSessions(): Promise<Answer<{ ended: number }>> {
  return ask(client.POST('/account/sessions/end-others/', {}))
}

export function changePassword(body: PasswordChange): Promise<Answer<{ detail: string }>> {
  return ask(client.POST('/account/password/', { body }))
}

export function getSecondFactor(): Promise<Answer<SecondFactor>> {
  return ask(client.GET('/account/second-factor/'))
}

export function enrolAuthenticator(): Promise<Answer<AuthenticatorSecret>> {
  return ask(client.POST('/account/second-factor/authenticator/', {}))
}

export function confirmAuthenticator(code: string): Promise<Answer<{ recovery_codes: string[] }>> {
  return ask(client.POST('/account/second-factor/authenticator/confirm/', { body: { code } }))
}

export function removeAuthenticator(): Promise<Answer<unknown>> {
  return done(client.DELETE('/account/second-factor/authenticator/', {}))
}

export function renewRecoveryCodes(): Promise<Answer<{ recovery_codes: string[] }>> {
  return ask(client.POST('/account/second-factor/recovery-codes/', {}))
}

export function proveAgain(body: StepUpProof): Promise<Answer<unknown>> {
  return done(client.POST('/account/step-up/', { body }))
}
