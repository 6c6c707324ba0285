import { compileDomain } from '@bandari/i18n/catalogues'
import type { AnyLanguage } from '@bandari/i18n'
import type { Buyer } from '@bandari/api/arrange'
import type { ShopInProcess } from '@bandari/api/shop-in-process'
import { session } from '@bandari/sdk'
import { known } from '@bandari/ui/calm'
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
  const shop = wanted ?? (await openedShop())
  if (as) session.start(as)
  await open(path, { shop })
  await clearContexts()
  globalThis.fetch = fetchFrom(shop)
  root = await start()
  await waitFor(isTakenOver, { interval: 5 })
  return userEvent.setup({ delay: null })
}

/**
 * A page as a browser without JavaScript shows it, after the redirects on the way. The answer has its status and its
 * headers; its text stands in the document.
 */
export async function open(path: string, { shop: wanted }: Pick<Visit, 'shop'> = {}) {
  leave()
  const shop = wanted ?? (await openedShop())
  const answer = await shop.fetch(`${shop.storefront}${path}`, {
    headers: { cookie: document.cookie },
  })
  const elsewhere = answer.headers.get('location')
  if (elsewhere !== null) return open(elsewhere, { shop })
  show(await answer.text())
  window.history.replaceState(null, '', path)
  return answer
}

/** Where a GET form leads that a browser sends by itself. */
export function addressOf(form: HTMLFormElement, submitter?: HTMLElement): string {
  const { pathname } = new URL(form.action, window.location.href)
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form, submitter))
    if (typeof value === 'string') fields.append(name, value)
  return `${pathname}?${fields}`
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

/**
 * Parts of a page that come late bring their sentences with their code, once for each document. Here the code is there from
 * an earlier document, so these sentences come with those of every page.
 */
const lateDomains = [
  'alerts',
  'door',
  'favourites',
  'find',
  'garage',
  'offers',
  'offline',
  'sheet',
  'shopView',
]

function sentencesOf(language: AnyLanguage, domain: string) {
  const domains = domain === 'shell' ? [domain, ...lateDomains] : [domain]
  return Object.assign({}, ...domains.map((name) => compileDomain(language, name))) as object
}

/** The API's answers, and the sentences, which the build makes files of. */
function fetchFrom(shop: ShopInProcess): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const [, language, domain] = sentences.exec(new URL(request.url).pathname) ?? []
    if (domain !== undefined) return Response.json(sentencesOf(language as AnyLanguage, domain))
    return known(shop.fetch(request))
  }
}
