import { compileDomain } from '@bandari/i18n/catalogues'
import type { AnyLanguage } from '@bandari/i18n'
import type { Buyer } from '@bandari/api/arrange'
import { people, type Role } from '@bandari/api/people'
import { openShop, type ShopInProcess } from '@bandari/api/shop-in-process'
import { session } from '@bandari/sdk'
import { calm, known } from '@bandari/ui/calm'
import { createRoot, type Root } from 'react-dom/client'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, inject } from 'vitest'
import { openPortal } from '../src/Portal.tsx'

/** One shop for all files of a worker: a test makes the people and the things that it needs. */
let opened: Promise<ShopInProcess> | undefined

export function openedShop(): Promise<ShopInProcess> {
  opened ??= openShop({ connection: inject('postgres').connection })
  return opened
}

/** Other settings, for the tests of one file: they have a shop of their own. */
export function openOtherShop(settings: () => Promise<Record<string, string>>) {
  const usual = opened
  beforeAll(async () => {
    opened = openShop({
      connection: inject('postgres').connection,
      environment: await settings(),
    })
    await opened
  })
  afterAll(async () => {
    leave()
    await (await opened)?.close()
    opened = usual
  })
}

let root: Root | undefined

export function leave() {
  root?.unmount()
  root = undefined
  document.body.replaceChildren()
}

/** The whole portal at an address, signed in as a demo account, as a person or as nobody, with its calls led into the shop. */
export async function visit(
  path: string,
  visitor: Role | Pick<Buyer, 'token' | 'email'> | null,
): Promise<UserEvent> {
  leave()
  const shop = await openedShop()
  globalThis.fetch = fetchFrom(shop)
  if (typeof visitor === 'string')
    session.start({ token: await shop.tokenOf(visitor), email: people[visitor].email })
  else if (visitor) session.start(visitor)
  window.history.replaceState(null, '', path)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(openPortal())
  await calm()
  return userEvent.setup({ delay: null })
}

const sentences = /^\/portal-assets\/i18n\/[^/]+\/([\w-]+)\/(\w+)\.json$/

/** What the API itself asks of others, such as a stub of a payment service, leaves the process. */
const fetchOutside = globalThis.fetch

/** The API's answers, and the sentences, which the build makes files of. */
function fetchFrom(shop: ShopInProcess): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const { origin } = new URL(request.url)
    if (origin !== shop.portal && origin !== shop.storefront) return fetchOutside(request)
    const [, language, domain] = sentences.exec(new URL(request.url).pathname) ?? []
    return domain === undefined
      ? known(shop.fetch(request))
      : Response.json(compileDomain(language as AnyLanguage, domain))
  }
}
