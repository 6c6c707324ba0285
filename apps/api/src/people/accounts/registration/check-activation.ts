import type { Handler } from '../../../core/contract.ts'
import { validateLink } from './activation-link.ts'
import { msg } from './msg.ts'

/** The page of the link calls it on load; anything but 200 is a failure there (buyer spec §4, §8). */
export const checkActivation: Handler<'checkActivation'> = async ({ db, clock }, { path }) => {
  const { code } = await validateLink(db, path, clock.now())
  return code === 'link_good' || code === 'already_active'
    ? { status: 200, body: msg(code) }
    : { status: 411, body: msg(code) }
}
