import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { loadMessages } from '../language/translator.ts'
import { usePageKeys } from './keys/use-page-keys.ts'
import { overlays } from './overlays.ts'
import type { MenuEntry } from './portal-resource.ts'

/** Both are fetched when somebody first wants one: no page opens later for them. */
const Finder = lazy(async () => {
  const [module] = await Promise.all([
    import('./finder/Finder.tsx'),
    loadMessages(['portalFinder']),
  ])
  return { default: module.Finder }
})

const KeysDialog = lazy(async () => {
  const [module] = await Promise.all([
    import('./keys/KeysDialog.tsx'),
    loadMessages(['portalFinder']),
  ])
  return { default: module.KeysDialog }
})

/** What keys and buttons open over any page: the search of everything, and the keys of the page. */
export function Overlays({ entries }: { entries: readonly MenuEntry[] }) {
  usePageKeys()
  const current = useSyncExternalStore(overlays.subscribe, overlays.current)
  // Signing out takes the page away, and what lay over it.
  useEffect(() => overlays.close, [])
  return (
    <Suspense>
      {current === 'finder' && <Finder entries={entries} onClose={overlays.close} />}
      {current === 'keys' && <KeysDialog onClose={overlays.close} />}
    </Suspense>
  )
}
