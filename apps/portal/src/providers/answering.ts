import type { Assignment, AssignmentInput, SupportRequest } from '@bandari/sdk'
import { granted } from './granted.ts'
import { ask, client } from './sdk.ts'

type Assigning = AssignmentInput & { id: number }

const assigning = ({ id, ...body }: Assigning) => ({ params: { path: { id } }, body })

/** What is answered, and by which call it is given to somebody. */
export const assignCalls = {
  thread: (wish: Assigning): Promise<Assignment> =>
    granted(ask(client.PUT('/support/threads/{id}/assignee', assigning(wish)))),
  quote: (wish: Assigning): Promise<Assignment> =>
    granted(ask(client.PUT('/support/quotes/{id}/assignee', assigning(wish)))),
  request: (wish: Assigning): Promise<Assignment> =>
    granted(ask(client.PUT('/support/requests/{id}/assignee', assigning(wish)))),
}

interface Written {
  id: number
  text: string
  /** Of the press: the same press is written once. */
  key: string
}

const pressed = ({ id, key }: Written) => ({ path: { id }, header: { 'Idempotency-Key': key } })

export const requestCalls = {
  answerRequest: (answer: Written): Promise<SupportRequest> => {
    const call = { params: pressed(answer), body: { text: answer.text } }
    return granted(ask(client.POST('/support/requests/{id}/messages', call)))
  },
  recordRequestReply: (reply: Written & { via: 'mail' | 'telephone' }): Promise<SupportRequest> => {
    const { text, via } = reply
    const call = { params: pressed(reply), body: { text, via } }
    return granted(ask(client.POST('/support/requests/{id}/replies', call)))
  },
}
