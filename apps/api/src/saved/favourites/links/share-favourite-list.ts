import { randomBytes } from 'node:crypto'
import type { Handler } from '../../../core/contract.ts'
import { notFound } from '../../../core/refusal.ts'
import { lockAccount } from '../../lock-account.store.ts'
import { answerLists } from '../favourites.view.ts'
import { findOwnList } from '../own-list.ts'
import { sealOwner } from '../list-link.ts'
import { setListToken } from './list-links.store.ts'

/** 256 random bits: nobody guesses a link. */
export const shareFavouriteList: Handler<'shareFavouriteList'> = async (
  context,
  { path, account },
) => {
  const { db, secrets } = context
  await lockAccount(db, account.id)
  const list = await findOwnList(db, account.id, path.id)
  if (!list) return notFound
  if (!list.token_sealed) {
    const token = randomBytes(32).toString('base64url')
    await setListToken(db, list.id, { token, sealed: secrets.seal(token, sealOwner(list.id)) })
  }
  return answerLists(context, account.id)
}
