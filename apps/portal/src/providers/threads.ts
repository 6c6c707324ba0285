import {
  session,
  type SupportThreadRead,
  type Thread,
  type ThreadFile,
  type ThreadReportOutcome,
} from '@bandari/sdk'
import { upload } from '@bandari/sdk/upload'
import { granted } from './granted.ts'
import { apiUrl, ask, client, pageLanguage } from './sdk.ts'

/** What somebody sends, with the name of their press: the same press is sent once. */
export interface Message {
  text: string
  files: number[]
  key: string
}

type NewMessage = Message & { id: number }

const pressed = ({ id, key }: NewMessage) => ({ path: { id }, header: { 'Idempotency-Key': key } })

interface FileOfThread {
  id: number
  file: number
}

/** Calls that are not verbs of react-admin. */
export const threadCalls = {
  addThreadFile: (file: File): Promise<ThreadFile> => {
    const sending = { baseUrl: apiUrl, token: session.token(), language: pageLanguage() }
    return granted(ask(upload('/thread-files/', { ...sending, fields: { file } })))
  },
  askAboutProduct: (message: NewMessage): Promise<Thread> => {
    const { text, files } = message
    const call = { params: pressed(message), body: { text, files } }
    return granted(ask(client.POST('/products/{id}/thread/', call)))
  },
  askAboutOrder: (message: NewMessage): Promise<Thread> => {
    const { text, files } = message
    const call = { params: pressed(message), body: { text, files } }
    return granted(ask(client.POST('/orders/{id}/thread/', call)))
  },
  writeToThread: (message: NewMessage): Promise<Thread> => {
    const { text, files } = message
    const call = { params: pressed(message), body: { text, files } }
    return granted(ask(client.POST('/threads/{id}/messages/', call)))
  },
  downloadThreadFile: (path: FileOfThread): Promise<Blob> => {
    const call = { params: { path }, parseAs: 'blob' } as const
    return granted(ask<Blob>(client.GET('/threads/{id}/files/{file}/', call)))
  },
  downloadSupportThreadFile: (path: FileOfThread): Promise<Blob> => {
    const call = { params: { path }, parseAs: 'blob' } as const
    return granted(ask<Blob>(client.GET('/support/threads/{id}/files/{file}', call)))
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
  answerSupportThread: (message: NewMessage): Promise<SupportThreadRead> => {
    const { text, files } = message
    const call = { params: pressed(message), body: { text, files } }
    return granted(ask(client.POST('/support/threads/{id}/messages', call)))
  },
  markSupportThreadSeen: ({ id, message }: { id: number; message: number }) => {
    const params = { path: { id } }
    return granted(ask(client.POST('/support/threads/{id}/seen', { params, body: { message } })))
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
