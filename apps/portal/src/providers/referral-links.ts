import type { ReferralLink, ReferralLinkInput } from '@bandari/sdk'
import { askFile, type NamedFile } from './file.ts'
import { granted } from './granted.ts'
import { ask, client, done } from './sdk.ts'

const one = (id: number) => ({ path: { id } })

/** Calls that are not verbs of react-admin. */
export const referralLinkCalls = {
  create: (body: ReferralLinkInput): Promise<ReferralLink> =>
    granted(ask(client.POST('/referral-links/', { body }))),
  rename: ({ id, name }: { id: number; name: string }) =>
    granted(done(client.PATCH('/referral-links/{id}/', { params: one(id), body: { name } }))),
  end: (id: number) => granted(done(client.DELETE('/referral-links/{id}/', { params: one(id) }))),
  downloadCode: (id: number): Promise<NamedFile> =>
    granted(
      askFile(client.GET('/referral-links/{id}/qr/', { params: one(id), parseAs: 'stream' })),
    ),
}
