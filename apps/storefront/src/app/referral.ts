import type { Caller, ReferralRequest } from '@bandari/sdk'
import type { Store } from './store.ts'

/**
 * A supporter's link is the address of any page with `?ref=CODE`, and `via` where it has a name. The visit is noted at once and tied to whoever signs
 * in within its 120 days, in this browser (decision 14).
 */
const key = 'bandari.referral'

/** Null for an address that is no link of a supporter. */
function visitInAddress(): ReferralRequest | null {
  const { pathname, search } = window.location
  const query = new URLSearchParams(search)
  const code = query.get('ref')
  if (code === null || !/^[A-Za-z0-9]{5,32}$/.test(code)) return null
  const via = query.get('via')
  const product = /\/details\/([1-9]\d{0,8})$/.exec(pathname)?.[1]
  return {
    code,
    ...(via !== null && /^[a-z0-9-]{1,32}$/i.test(via) && { via }),
    ...(product !== undefined && { product: Number(product) }),
  }
}

interface Dependencies {
  client: Caller
  store: Pick<Store, 'getState' | 'subscribe'>
}

export async function followReferral({ client, store }: Dependencies) {
  const visit = visitInAddress()
  if (visit !== null) await recordReferral(client, visit)
  let isClaiming = false
  const claimWhenSignedIn = async () => {
    if (isClaiming || store.getState().session.status !== 'in') return
    isClaiming = true
    if (await claim(client)) stop()
    isClaiming = false
  }
  const stop = store.subscribe(() => void claimWhenSignedIn())
  await claimWhenSignedIn()
}

/** A later link takes an earlier one's place; an address without a known code changes nothing. */
async function recordReferral(client: Caller, body: ReferralRequest) {
  const { data } = await client.POST('/referrals/', { body }).catch(() => ({ data: undefined }))
  if (!data) return
  localStorage.setItem(key, data.token)
  // From now on the address bar has the page's own address, not the supporter's link.
  const { pathname, search, hash } = window.location
  const rest = new URLSearchParams(search)
  rest.delete('ref')
  rest.delete('via')
  const query = rest.toString()
  const address = pathname + (query === '' ? '' : `?${query}`) + hash
  window.history.replaceState(window.history.state, '', address)
}

/** False when it has to be tried again: no answer came, or the sign-in is over. */
async function claim(client: Caller): Promise<boolean> {
  const token = localStorage.getItem(key)
  if (token === null) return true
  const answer = await client.POST('/referrals/claim/', { body: { token } }).catch(() => null)
  const isSettled = answer !== null && [204, 404, 409].includes(answer.response.status)
  if (isSettled) localStorage.removeItem(key)
  return isSettled
}
