import type { Context } from '../../core/context.ts'
import type { Call } from '../../core/contract.ts'
import { receiveRequest } from './receive-request.ts'

/** The sentence that the sender reads when a form has arrived (buyer spec §5). */
const promise = 'An agent will be in touch within 12hrs'

/** The forms of both kinds ask for the same, and promise the same. */
export async function receiveContactForm(
  context: Context,
  kind: 'wholesale' | 'parts',
  { body, account, language }: Call<'sendWholesaleRequest' | 'sendSparesRequest'>,
) {
  const request = {
    kind,
    name: body.userName,
    email: body.userEmail,
    contactNumber: body.contactNumber,
    text: body.userRequest,
    accountId: account?.id ?? null,
    language,
  }
  const received = await receiveRequest(context, request)
  return { status: 201, body: { ...received, detail: promise } } as const
}
