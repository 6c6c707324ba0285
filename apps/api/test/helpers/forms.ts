import type { LightMyRequestResponse } from 'fastify'
import type { World } from './world.ts'
import { checkAnswer } from './contract-check.ts'

/** A form as a browser sends it. */
export type Fields = Record<string, string | number | File>

export async function encodeForm(fields: Fields) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    form.append(name, value instanceof File ? value : String(value))
  const encoded = new Response(form)
  return {
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  }
}

interface FormCall {
  path: string
  token: string
  fields: Fields
}

/** The answer is held to the contract. */
export async function sendForm(
  { app, settings }: Pick<World, 'app' | 'settings'>,
  { path, token, fields }: FormCall,
): Promise<LightMyRequestResponse> {
  const { headers, payload } = await encodeForm(fields)
  const url = `/api${path}`
  const answer = await app.inject({
    method: 'POST',
    url,
    headers: {
      ...headers,
      host: new URL(settings.storefrontOrigin).host,
      authorization: `Token ${token}`,
    },
    payload,
  })
  checkAnswer('POST', url, answer)
  return answer
}
