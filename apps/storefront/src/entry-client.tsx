import {
  type AnyLanguage,
  createMessageLoader,
  createTranslator,
  inLanguage,
  readLanguage,
} from '@bandari/i18n'
import { type Caller, deferClient, session } from '@bandari/sdk'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app/App.tsx'
import { keepChosenLanguage, tellChosenLanguage } from './app/chosen-language.ts'
import type { Embedded } from './app/embedded.ts'
import { createRouteLoader } from './app/load-route.ts'
import { everyPage, messagesUrl } from './app/messages.ts'
import { matchRoute } from './app/match-route.ts'
import { createStore } from './app/store.ts'
import { provideMessages } from './shared/late-messages.ts'

declare global {
  interface Window {
    bandari: Embedded
  }
}

async function start() {
  const { site, assets, queries } = window.bandari
  const { language, draftLanguages: drafts } = site
  const client = deferClient(() => loadClient(language))
  const store = createStore({ client, language, queries })
  // Hydration must find the page's code, or it would draw nothing where the server drew a page.
  const { path } = readLanguage(window.location.pathname, { drafts })
  const translator = createTranslator(language)
  const loadMessages = createMessageLoader(translator, messagesUrl)
  provideMessages(loadMessages)
  const loader = createRouteLoader(loadMessages)
  await Promise.all([loader.load(matchRoute(path).route), loadMessages(everyPage)])
  keepChosenLanguage()
  hydrateRoot(
    document,
    <BrowserRouter basename={inLanguage('/', language)}>
      <App {...{ store, site, assets, translator, loader }} />
    </BrowserRouter>,
  )
  // Early enough for the first call, late enough not to hold up the page.
  void loadClient(language).catch(reportError)
  void tellChosenLanguage(client).catch(reportError)
  // The visitor came by a supporter's link, now or before. Few do, so others do not load this code.
  if (/[?&]ref=/.test(window.location.search) || localStorage.getItem('bandari.referral')) {
    const { followReferral } = await import('./app/referral.ts')
    await followReferral({ client, store })
  }
}

let loading: Promise<Caller> | null = null

/** The API client is not part of the first load: the page has its answers. Fetched again after a failure. */
function loadClient(language: AnyLanguage): Promise<Caller> {
  loading ??= import('@bandari/sdk/client').then(({ createClient }) =>
    createClient({ baseUrl: '/api', token: session.token, language: () => language }),
  )
  loading.catch(() => (loading = null))
  return loading
}

void start()
