import { compileDomain } from '@bandari/i18n/catalogues'
import type { AnyLanguage } from '@bandari/i18n'
import type { Buyer } from '@bandari/api/arrange'
import type { ShopInProcess } from '@bandari/api/shop-in-process'
import { session } from '@bandari/sdk'
import { waitFor } from '@testing-library/dom'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import type { Root } from 'react-dom/client'
import { renderToPipeableStream } from 'react-dom/server'
import { start } from '../src/app/start.tsx'
import type { Embedded } from '../src/app/embedded.ts'
import { openedShop } from './shop.ts'

let root: Root | undefined

export function leave() {
  root?.unmount()
  root = undefined
}

interface Visit {
  /** Signed in from an earlier visit. */
  as?: Pick<Buyer, 'token' | 'email'>
  shop?: ShopInProcess
}

/** A page of the shop as a browser shows it: drawn by the server, taken over by the app, its calls led into the shop. */
export async function visit(path: string, { as, shop: wanted }: Visit = {}): Promise<UserEvent> {
  leave()
  const shop = wanted ?? (await openedShop())
  const answer = await shop.fetch(`${shop.storefront}${path}`)
  show(await answer.text())
  await clearContexts()
  window.history.replaceState(null, '', path)
  globalThis.fetch = fetchFrom(shop)
  if (as) session.start(as)
  root = await start()
  await waitFor(isTakenOver, { interval: 5 })
  return userEvent.setup({ delay: null })
}

const handedOver = 'window.bandari='

/** Puts the page in the place of the one before. Its scripts do not run: the app is started by hand. */
function show(html: string) {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const script of page.querySelectorAll('script')) {
    const { textContent, type } = script
    if (textContent.startsWith(handedOver))
      window.bandari = JSON.parse(textContent.slice(handedOver.length)) as Embedded
    if (type !== 'application/ld+json') script.remove()
  }
  document.documentElement.lang = page.documentElement.lang
  document.head.replaceChildren(...page.head.childNodes)
  document.body.replaceChildren(...page.body.childNodes)
}

/** The server's stream leaves a page's contexts set; in one process with the browser's renderer it would read them. */
function clearContexts(): Promise<void> {
  return new Promise((resolve) => {
    renderToPipeableStream(null, { onAllReady: resolve })
  })
}

/** A person is slower than React, a test is not: the last thing on the page has to answer before it begins. */
function isTakenOver() {
  const last = [...document.querySelectorAll('#main *')].at(-1)
  if (last && !Object.keys(last).some((key) => key.startsWith('__react')))
    throw new Error('The page is not taken over')
}

const sentences = /^\/assets\/i18n\/[^/]+\/([\w-]+)\/(\w+)\.json$/

/** The API's answers, and the sentences, which the build makes files of. */
function fetchFrom(shop: ShopInProcess): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const [, language, domain] = sentences.exec(new URL(request.url).pathname) ?? []
    return domain === undefined
      ? shop.fetch(request)
      : Response.json(compileDomain(language as AnyLanguage, domain))
  }
}
