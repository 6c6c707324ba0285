import type {
  ModelAnswer,
  ModelRequestInput,
  ModelRequestMade,
  SupportModelCase,
} from '@bandari/sdk'
import { granted } from './granted.ts'
import { type Answer, ask, client, done } from './sdk.ts'

/** Returns a refusal as a value: the form shows it itself, even a 401, and loses nothing. */
export async function askForModel(
  body: ModelRequestInput,
  key: string,
): Promise<Answer<ModelRequestMade>> {
  const params = { header: { 'Idempotency-Key': key } }
  return ask(client.POST('/vendor/model-requests', { params, body }))
}

export function askAgain(body: ModelRequestInput): Promise<ModelRequestMade> {
  return granted(ask(client.POST('/vendor/model-requests', { body })))
}

export function withdrawModelRequest(id: number) {
  return granted(done(client.DELETE('/vendor/model-requests/{id}', { params: { path: { id } } })))
}

export function setListingModel(id: number, subId: number) {
  const params = { path: { id } }
  return granted(done(client.PUT('/vendor/listings/{id}/model', { params, body: { subId } })))
}

export function answerModelRequest(id: number, body: ModelAnswer): Promise<SupportModelCase> {
  const params = { path: { id } }
  return granted(ask(client.POST('/support/model-requests/{id}/answer', { params, body })))
}
