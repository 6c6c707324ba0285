import type { Context } from '../../core/context.ts'
import type { FavouriteListRow } from './favourites.store.ts'

/** Bound to the seal: a token that was moved to another list does not open. */
export const sealOwner = (listId: number): string => `favourite list ${listId}`

/** The token is in the link's fragment, which browsers do not send: it gets into no server's log and no referrer. */
export function listLink(
  { secrets, settings }: Pick<Context, 'secrets' | 'settings'>,
  { id, token_sealed }: Pick<FavouriteListRow, 'id' | 'token_sealed'>,
): string | null {
  if (!token_sealed) return null
  return `${settings.storefrontOrigin}/shared-list#${secrets.unseal(token_sealed, sealOwner(id))}`
}
