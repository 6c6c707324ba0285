import { createClient, session } from '@bandari/sdk'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app/App.tsx'
import type { Embedded } from './app/embedded.ts'
import { loadRoute } from './app/load-route.ts'
import { matchRoute } from './app/routes.tsx'
import { createStore } from './app/store.ts'

declare global {
  interface Window {
    bandari: Embedded
  }
}

async function start() {
  const { site, assets, queries } = window.bandari
  const store = createStore({
    client: createClient({ baseUrl: '/api', token: session.token }),
    queries,
  })
  // Hydration must find the page's code, or it would draw nothing where the server drew a page.
  await loadRoute(matchRoute(window.location.pathname).route)
  hydrateRoot(
    document,
    <BrowserRouter>
      <App store={store} site={site} assets={assets} />
    </BrowserRouter>,
  )
}

void start()
