import { Writable } from 'node:stream'
import { type AnyLanguage, inLanguage, readLanguage } from '@bandari/i18n'
import { createClient } from '@bandari/sdk/client'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { App } from './app/App.tsx'
import { assetsOf, entryScript } from './app/assets.ts'
import { embeddedScript } from './app/embedded.ts'
import { withFirstScript } from './app/first-script.ts'
import { createRouteLoader } from './app/load-route.ts'
import { matchRoute } from './app/match-route.ts'
import { serverTranslator } from './app/server-translators.ts'
import { createStore } from './app/store.ts'
import type { PublicSettings, Site } from './shared/settings.ts'

export { destinationFor } from './app/destination-pages.ts'
export { publicPaths } from './app/public-paths.ts'

export interface RenderRequest {
  /** Path and query. */
  url: string
  /** Of the shop, without a trailing slash. */
  origin: string
  nonce: string
  settings: PublicSettings
  /** What `destinationFor` says of the visitor; nothing for a page that is the same for everybody. */
  destination?: string
  /** The API, in this process. */
  fetch: (request: Request) => Promise<Response>
}

export interface RenderedPage {
  status: number
  html: string
  redirect?: string
  /** Google's sign-in script may run in the document. */
  allowsGoogle?: boolean
  /** It shows what is left of something that may be sold at any moment. */
  hasStock?: boolean
}

/** The sentences are here already. */
const loader = createRouteLoader(() => Promise.resolve())

/** Renders a public page completely, for a visitor who is not signed in. */
export async function render(request: RenderRequest): Promise<RenderedPage> {
  const { url, origin, nonce, settings, destination = '', fetch } = request
  const { language, path } = readLanguage(url, { drafts: settings.draftLanguages })
  const { pathname, searchParams: search } = new URL(origin + path)
  const { route, params } = matchRoute(pathname)
  const { prefetch, status, redirect, leadsTo, usesGoogle, hasStock } = await loader.load(route)
  const allowsGoogle = usesGoogle === true && settings.google !== null
  const renderedAt = Date.now()
  const site: Site = { ...settings, origin, language, allowsGoogle, renderedAt, destination }
  const place = { params, search, site }

  const elsewhere = redirect?.(place) ?? null
  if (elsewhere !== null) return redirectTo(elsewhere, language)

  const client = createClient({ baseUrl: `${origin}/api`, language: () => language, fetch })
  const store = createStore({ client, language })
  await prefetch?.({ ...place, dispatch: store.dispatch })
  const state = store.getState()
  const found = leadsTo?.({ ...place, state }) ?? null
  if (found !== null) return redirectTo(found, language)
  const assets = assetsOf(route, language)
  const html = await renderWhole(
    <StaticRouter location={url} basename={inLanguage('/', language)}>
      <App {...{ store, site, assets, translator: serverTranslator(language), loader }} />
    </StaticRouter>,
    { nonce, script: embeddedScript({ site, assets, queries: state.api.queries }) },
  )
  return {
    status: status?.({ ...place, state }) ?? 200,
    html: withFirstScript(html, nonce),
    allowsGoogle,
    ...(hasStock && { hasStock }),
  }
}

function redirectTo(path: string, language: AnyLanguage): RenderedPage {
  return { status: 302, html: '', redirect: inLanguage(path, language) }
}

/** Waits for the last byte: a page either comes whole or its request fails. */
function renderWhole(page: ReactNode, { nonce, script }: { nonce: string; script: string }) {
  return new Promise<string>((resolve, reject) => {
    const chunks: Buffer[] = []
    const sink = new Writable({
      write: (chunk: Buffer, _, done) => {
        chunks.push(chunk)
        done()
      },
      final: (done) => {
        resolve(Buffer.concat(chunks).toString('utf8'))
        done()
      },
    })
    const stream = renderToPipeableStream(page, {
      nonce,
      bootstrapScriptContent: script,
      bootstrapModules: [entryScript],
      // Nothing is left for a script to put in place: the page is whole without one.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => stream.pipe(sink),
      onError: reject,
    })
  })
}
