import type { EmailChangeInput, EmailConfirmed, WaitingEmailChange } from '@bandari/sdk'
import { type Answer, ask, client } from './sdk.ts'

/** Nothing changes before both addresses have confirmed. */
export function askEmailChange(body: EmailChangeInput): Promise<Answer<WaitingEmailChange>> {
  return ask(client.POST('/profile/email/', { body }))
}

export function cancelEmailChange(): Promise<Answer<WaitingEmailChange>> {
  return ask(client.DELETE('/profile/email/'))
}

/** Takes no sign-in: the link may be opened on another device. */
export function confirmEmailChange(token: string): Promise<Answer<EmailConfirmed>> {
  return ask(client.POST('/email-change/confirmation/', { body: { token } }))
}

export function stopEmailChange(token: string): Promise<Answer<{ detail: string }>> {
  return ask(client.POST('/email-change/stop/', { body: { token } }))
}
