import { type AnyLanguage, inLanguage, readLanguage, type Translator } from '@bandari/i18n'
import { StaticRouter } from 'react-router-dom'
import { App } from './app/App.tsx'
import { assetsOf } from './app/assets.ts'
import { createRouteLoader } from './app/load-route.ts'
import { matchRoute } from './app/match-route.ts'
import { routes } from './app/routes.tsx'
import { completeDocument } from './app/server/complete-document.ts'
import { drawDocument } from './app/server/draw-document.ts'
import { frameMarks, withFrame } from './app/server/cached-frame.tsx'
import { type FetchInside, insideClient } from './app/server/inside-client.ts'
import { collectAnswers } from './app/server/page-answers.ts'
import { pageStore } from './app/server/page-store.ts'
import type { PublicSettings, Site } from './shared/page/settings.ts'

export { destinationFor } from './app/destination-pages.ts'
export { publicPaths } from './app/public-paths.ts'

/** Every page's pattern, by which visits are counted. */
export const pagePatterns: readonly string[] = routes.map(({ path }) => path)

export interface RenderRequest {
  /** Path and query. */
  url: string
  /** The shop's origin, without a trailing slash. */
  origin: string
  nonce: string
  settings: PublicSettings
  /** Knows all sentences of its language. The process has them already: a second copy would be most of this bundle. */
  translatorOf: (language: AnyLanguage) => Translator
  /** What `destinationFor` says of the visitor; nothing for a page that is the same for everybody. */
  destination?: string
  /** The visitor saves data. */
  savesData?: boolean
  /** The API, in this process. */
  ask: FetchInside
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

/** The pattern of a page's address, for whoever counts pages: `/details/:id/:parts?`. */
export function routeOf(url: string, settings: PublicSettings): string {
  const { path } = readLanguage(url, { drafts: settings.draftLanguages })
  return matchRoute(new URL(`http://page${path}`).pathname).route.path
}

/** The sentences are here already. */
const loader = createRouteLoader(() => Promise.resolve())

/** Renders a public page completely, for a visitor who is not signed in. */
export async function render(request: RenderRequest): Promise<RenderedPage> {
  const {
    url,
    origin,
    nonce,
    settings,
    translatorOf,
    destination = '',
    savesData = false,
  } = request
  const { language, path } = readLanguage(url, { drafts: settings.draftLanguages })
  const { pathname, searchParams: search } = new URL(origin + path)
  const { route, params } = matchRoute(pathname)
  const { prefetch, status, redirect, leadsTo, usesGoogle, hasStock } = await loader.load(route)
  const allowsGoogle = usesGoogle === true && settings.google !== null
  const renderedAt = Date.now()
  const site: Site = {
    ...settings,
    origin,
    language,
    allowsGoogle,
    renderedAt,
    destination,
    savesData,
    pagePattern: route.path,
  }
  const place = { params, search, site }

  const elsewhere = redirect?.(place) ?? null
  if (elsewhere !== null) return redirectTo(elsewhere, language)

  const { ask, queries } = collectAnswers(insideClient(request.ask, language), language)
  await prefetch?.({ ...place, ask })
  const store = pageStore(queries)
  const state = store.getState()
  const found = leadsTo?.({ ...place, state }) ?? null
  if (found !== null) return redirectTo(found, language)
  const assets = assetsOf(route, language)
  const drawn = { store, site, translator: translatorOf(language), loader }
  const page = await drawDocument(
    <StaticRouter location={url} basename={inLanguage('/', language)}>
      <App {...drawn} assets={assets} frame={frameMarks} />
    </StaticRouter>,
  )
  const html = await withFrame(page, { ...drawn, settings, path })
  return {
    status: status?.({ ...place, state }) ?? 200,
    html: completeDocument(html, { nonce, site, assets, queries }),
    allowsGoogle,
    ...(hasStock && { hasStock }),
  }
}

function redirectTo(path: string, language: AnyLanguage): RenderedPage {
  return { status: 302, html: '', redirect: inLanguage(path, language) }
}
