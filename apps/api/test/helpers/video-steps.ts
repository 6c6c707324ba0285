import { type Fields, sendForm } from './forms.ts'
import type { Photographer } from './photo-steps.ts'
import type { World } from './world.ts'

/** The real call, with the answer held to the contract. */
export async function uploadVideo(
  world: World,
  { token }: Pick<Photographer, 'token'>,
  data: Buffer,
  cid: number,
) {
  const fields: Fields = { video: new File([new Uint8Array(data)], 'walk.mp4'), cid }
  const answer = await sendForm(world, { path: '/vendor/upload-video', token, fields })
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() }
}
