import { TranslatorProvider } from '@bandari/i18n/react'
import type { ReactElement } from 'react'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { Entrance } from './Entrance.tsx'
import { translator } from './language/translator.ts'

/** The portal at the window's address. */
export function openPortal(): ReactElement {
  // A data router, although the routes are react-admin's: no other lets an editor hold back a navigation.
  const router = createBrowserRouter([{ path: '*', element: <Entrance /> }])
  return (
    <TranslatorProvider value={translator}>
      <RouterProvider router={router} />
    </TranslatorProvider>
  )
}
