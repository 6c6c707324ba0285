import type { World } from './world.ts'

/** A mail as the development mailbox lists it. */
export interface ListedMail {
  id: number
  to: string
  subject: string
  text: string
  html: string
  attachments: { filename: string; contentType: string; size: number }[]
}

/** The mails to one address, newest first. */
export async function mailsTo({ app }: World, to: string): Promise<ListedMail[]> {
  const answer = await app.inject({ url: '/api/dev/mails', query: { to } })
  return answer.json<ListedMail[]>()
}

/** What the link of the newest mail to an address carries. */
export async function linkTo(world: World, to: string): Promise<{ uid: string; token: string }> {
  const [mail] = await mailsTo(world, to)
  const [, uid, token] = /\/(?:activate|confirm)\/([^/\s]+)\/(\S+)/.exec(mail?.text ?? '') ?? []
  if (uid === undefined || token === undefined) throw new Error(`no link was mailed to ${to}`)
  return { uid, token }
}
