import { isLocalPath } from '../sessions/next-path.ts'

/** The links that mails carry (buyer spec §2 and §9). */
export type LinkPurpose = 'activate' | 'reset'

interface LinkKind {
  path: string
  hours: number
}

export const linkKinds: Record<LinkPurpose, LinkKind> = {
  activate: { path: '/activate', hours: 48 },
  reset: { path: '/password/reset/confirm', hours: 24 },
}

/** The path of a link in the shop. What would lead out of it afterwards is left out. */
export function linkPath(
  purpose: LinkPurpose,
  { accountId, token }: { accountId: number; token: string },
  next: string | null = null,
): string {
  const path = `${linkKinds[purpose].path}/${uidOf(accountId)}/${token}`
  return next !== null && isLocalPath(next) ? `${path}?next=${encodeURIComponent(next)}` : path
}

/** The account's id as it stands in a link: base64url of its digits. */
export function uidOf(accountId: number): string {
  return Buffer.from(String(accountId)).toString('base64url')
}

/** The id in a link, or null when the text has another form than our links. */
export function accountIdOf(uid: string): number | null {
  const digits = Buffer.from(uid, 'base64url').toString('latin1')
  if (!/^[1-9]\d{0,14}$/.test(digits)) return null
  return uidOf(Number(digits)) === uid ? Number(digits) : null
}
