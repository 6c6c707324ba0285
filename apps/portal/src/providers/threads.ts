import type { SupportThreadRead, Thread, ThreadReportOutcome } from '@bandari/sdk'
import type { GetOneParams } from 'react-admin'
import { granted } from './granted.ts'
import { ask, client } from './sdk.ts'

export async function getThread({ id }: GetOneParams): Promise<{ data: Thread }> {
  const path = { id: Number(id) }
  return { data: await granted(ask(client.GET('/threads/{id}/', { params: { path } }))) }
}

export interface Asked {
  id: number
  title: string
}

/** What a question is about, by its title. */
export async function getAskedProduct({ id }: GetOneParams): Promise<{ data: Asked }> {
  const path = { id: Number(id) }
  const { title } = await granted(ask(client.GET('/products/{id}/', { params: { path } })))
  return { data: { ...path, title } }
}

interface Written {
  id: number
  text: string
}

/** What is no verb of react-admin. */
export const threadCalls = {
  askAboutProduct: ({ id, text }: Written): Promise<Thread> => {
    const params = { path: { id } }
    return granted(ask(client.POST('/products/{id}/thread/', { params, body: { text } })))
  },
  askAboutOrder: ({ id, text }: Written): Promise<Thread> => {
    const params = { path: { id } }
    return granted(ask(client.POST('/orders/{id}/thread/', { params, body: { text } })))
  },
  writeToThread: ({ id, text }: Written): Promise<Thread> => {
    const params = { path: { id } }
    return granted(ask(client.POST('/threads/{id}/messages/', { params, body: { text } })))
  },
  readBefore: ({ id, before }: { id: number; before: number }): Promise<Thread> => {
    const params = { path: { id }, query: { before } }
    return granted(ask(client.GET('/threads/{id}/', { params })))
  },
  markThreadSeen: ({ id, message }: { id: number; message: number }): Promise<Thread> => {
    const params = { path: { id } }
    return granted(ask(client.POST('/threads/{id}/seen/', { params, body: { message } })))
  },
  blockThread: ({ id, blocked }: { id: number; blocked: boolean }): Promise<Thread> => {
    const params = { path: { id } }
    return granted(ask(client.POST('/threads/{id}/block/', { params, body: { blocked } })))
  },
  reportThread: ({ id, reason }: { id: number; reason: string }): Promise<Thread> => {
    const params = { path: { id } }
    return granted(ask(client.POST('/threads/{id}/report/', { params, body: { reason } })))
  },
  answerSupportThread: ({ id, text }: Written): Promise<SupportThreadRead> => {
    const params = { path: { id } }
    return granted(ask(client.POST('/support/threads/{id}/messages', { params, body: { text } })))
  },
  readSupportBefore: ({ id, before }: { id: number; before: number }) => {
    const params = { path: { id }, query: { before } }
    return granted(ask(client.GET('/support/threads/{id}', { params })))
  },
  decideThreadReport: ({ id, outcome }: { id: number; outcome: ThreadReportOutcome }) => {
    const params = { path: { id } }
    return granted(ask(client.POST('/support/threads/{id}/report', { params, body: { outcome } })))
  },
}
