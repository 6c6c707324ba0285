import { createTranslator, inLanguage, readLanguage } from '@bandari/i18n'
import { createClient, session } from '@bandari/sdk'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app/App.tsx'
import type { Embedded } from './app/embedded.ts'
import { createRouteLoader } from './app/load-route.ts'
import { createMessageLoader, everyPage } from './app/messages.ts'
import { matchRoute } from './app/match-route.ts'
import { createStore } from './app/store.ts'

declare global {
  interface Window {
    bandari: Embedded
  }
}

async function start() {
  const { site, assets, queries } = window.bandari
  const client = createClient({ baseUrl: '/api', token: session.token, language: site.language })
  const store = createStore({ client, queries })
  // Hydration must find the page's code, or it would draw nothing where the server drew a page.
  const { language, draftLanguages: drafts } = site
  const { path } = readLanguage(window.location.pathname, { drafts })
  const translator = createTranslator(language)
  const loadMessages = createMessageLoader(translator)
  const loader = createRouteLoader(loadMessages)
  await Promise.all([loader.load(matchRoute(path).route), loadMessages(everyPage)])
  hydrateRoot(
    document,
    <BrowserRouter basename={inLanguage('/', language)}>
      <App {...{ store, site, assets, translator, loader }} />
    </BrowserRouter>,
  )
  // The visitor came by a supporter's link, now or before. Few do, so others do not load this code.
  if (/[?&]ref=/.test(window.location.search) || localStorage.getItem('bandari.referral')) {
    const { followReferral } = await import('./app/referral.ts')
    await followReferral({ client, store })
  }
}

void start()
