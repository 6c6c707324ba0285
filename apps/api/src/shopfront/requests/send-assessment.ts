import type { Handler } from '../../core/contract.ts'
import { receiveRequest } from './receive-request.ts'

/** The form asks for no e-mail address, so only support is written to. */
export const sendAssessment: Handler<'sendAssessment'> = async (
  context,
  { body, account, language },
) => {
  const { refNumber, invoiceNumber1, invoiceNumber2 } = body
  const received = await receiveRequest(context, {
    kind: 'assessment',
    name: body.userName,
    email: null,
    contactNumber: body.contactNumber,
    text: body.benchMarked,
    details: { refNumber, invoiceNumber1, invoiceNumber2 },
    accountId: account?.id ?? null,
    language,
  })
  return { status: 201, body: received }
}
