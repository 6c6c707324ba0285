import type { CreatedApiKey, NewApiKey } from '@bandari/sdk'
import { type Answer, ask, client, done } from './sdk.ts'

export function createApiKey(body: NewApiKey): Promise<Answer<CreatedApiKey>> {
  return ask(client.POST('/api-keys/', { body }))
}

export function endApiKey(id: number): Promise<Answer<unknown>> {
  return done(client.DELETE('/api-keys/{id}/', { params: { path: { id } } }))
}
