import { type PersonProof, session } from '@bandari/sdk'
import { askFile, type NamedFile } from './file.ts'
import { granted } from './granted.ts'
import { ask, client } from './sdk.ts'

export async function downloadOwnData(body: PersonProof): Promise<NamedFile> {
  return granted(askFile(client.POST('/profile/data/', { body, parseAs: 'stream' })))
}

export async function requestConfirmationLink(): Promise<void> {
  await granted(ask(client.POST('/profile/confirmation/')))
}

/** This browser is signed out with it. */
export async function deleteOwnAccount(body: PersonProof): Promise<{ isDeleted: true }> {
  const answer = await ask(client.POST('/profile/deletion/', { body }))
  // The SDK has no data for a 204, which is no refusal.
  if (answer.refusal?.status !== 204) await granted(Promise.resolve(answer))
  await import('@bandari/sdk/sign-out').then(
    ({ leaveBrowser }) => leaveBrowser(),
    () => session.end(),
  )
  return { isDeleted: true }
}
