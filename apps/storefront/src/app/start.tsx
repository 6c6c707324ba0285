import {
  type AnyLanguage,
  createMessageLoader,
  createTranslator,
  inLanguage,
  readLanguage,
} from '@bandari/i18n'
import { type Caller, deferClient, session } from '@bandari/sdk'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import type { ReactNode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { provideMessages } from '../shared/page/lazy-messages.ts'
import { App } from './App.tsx'
import { saveChosenLanguage, recordChosenLanguage } from './chosen-language.ts'
import type { Embedded } from './embedded.ts'
import { createRouteLoader } from './load-route.ts'
import { matchRoute } from './match-route.ts'
import { everyPage, messagesUrl } from './messages.ts'
import { createStore } from './store.ts'

declare global {
  interface Window {
    bandari: Embedded
  }
}

/** Takes over the page that the server drew. */
export async function start(): Promise<Root> {
  const { site: drawn, assets, queries } = window.bandari
  const isShell = document.getElementById(shellMark) !== null
  // The worker had no document of this address: what is drawn here is as of what its answers are.
  const site = isShell ? { ...drawn, renderedAt: Date.now() } : drawn
  const { language, draftLanguages: drafts } = site
  const loadClient = clientLoader(language)
  const client = deferClient(loadClient)
  const store = createStore({ client, language, queries })
  // Hydration must find the page's code, or it would draw nothing where the server drew a page.
  const { path } = readLanguage(window.location.pathname, { drafts })
  const translator = createTranslator(language)
  const loadMessages = createMessageLoader(translator, messagesUrl)
  provideMessages(loadMessages)
  const loader = createRouteLoader(loadMessages)
  await Promise.all([loader.load(matchRoute(path).route), loadMessages(everyPage)])
  saveChosenLanguage()
  const app = (
    <BrowserRouter basename={inLanguage('/', language)}>
      <App {...{ store, site, assets, translator, loader }} />
    </BrowserRouter>
  )
  const root = isShell ? drawAnew(app) : hydrateRoot(document, app)
  // Early enough for the first call, late enough not to hold up the page.
  void loadClient().catch(reportError)
  void recordChosenLanguage(client).catch(reportError)
  // The visitor came by a supporter's link, now or before. Few do, so others do not load this code.
  if (/[?&]ref=/.test(window.location.search) || localStorage.getItem('bandari.referral')) {
    const { followReferral } = await import('./referral.ts')
    await followReferral({ client, store })
  }
  return root
}

/** On the document that a worker answers with for addresses which it has none of. */
const shellMark = 'offline-shell'

function drawAnew(app: ReactNode): Root {
  const root = createRoot(document)
  root.render(app)
  return root
}

/** The API client is not part of the first load: the page has its answers. Fetched again after a failure. */
function clientLoader(language: AnyLanguage): () => Promise<Caller> {
  let loading: Promise<Caller> | null = null
  return () => {
    loading ??= import('@bandari/sdk/client').then(({ createClient }) =>
      createClient({ baseUrl: '/api', token: session.token, language: () => language }),
    )
    loading.catch(() => (loading = null))
    return loading
  }
}
