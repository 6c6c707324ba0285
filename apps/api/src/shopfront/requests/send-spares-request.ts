import type { Handler } from '../../core/contract.ts'
import { promise, receiveRequest } from './receive-request.ts'

export const sendSparesRequest: Handler<'sendSparesRequest'> = async (
  context,
  { body, account, language },
) => {
  const reference = await receiveRequest(
    context,
    {
      kind: 'parts',
      name: body.userName,
      email: body.userEmail,
      contactNumber: body.contactNumber,
      text: body.userRequest,
      accountId: account?.id ?? null,
    },
    language,
  )
  return { status: 201, body: { reference, detail: promise } }
}
