import type { Context } from '../../../core/context.ts'

type Needs = Pick<Context, 'secrets' | 'settings'>

const signed = (accountId: number) => `stop alerts of ${accountId}`

/**
 * The account's number and the shop's signature of it. It opens nothing: whoever has it can only stop these mails, and it is
 * good for as long as a mail is kept.
 */
function stopToken({ secrets }: Pick<Needs, 'secrets'>, accountId: number): string {
  return `${accountId}-${secrets.sign(signed(accountId)).toString('base64url')}`
}

/** The account whose alerts a token stops; null for one that is none of ours. */
export function accountOfStopToken(
  { secrets }: Pick<Needs, 'secrets'>,
  token: string,
): number | null {
  const [, id = '', signature = ''] = /^(\d{1,15})-([\w-]{43})$/.exec(token) ?? []
  if (id === '') return null
  const accountId = Number(id)
  const isOurs = secrets.isSignedBy(signed(accountId), Buffer.from(signature, 'base64url'))
  return isOurs ? accountId : null
}

/** A page with a button for people, and where their mail program POSTs. */
export const stopPath = '/stop-alerts'

export function stopLink(context: Needs, accountId: number): string {
  return `${context.settings.storefrontOrigin}${stopPath}/${stopToken(context, accountId)}`
}
