import { TranslatorProvider } from '@bandari/i18n/react'
import '@bandari/ui/tokens.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { Entrance } from './Entrance.tsx'
import { applyChosenTheme } from './layout/chosen-theme.ts'
import { translator } from './translator.ts'

applyChosenTheme()

// A data router, although the routes are react-admin's: no other lets an editor hold back a navigation.
const router = createBrowserRouter([{ path: '*', element: <Entrance /> }])

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

createRoot(root).render(
  <StrictMode>
    <TranslatorProvider value={translator}>
      <RouterProvider router={router} />
    </TranslatorProvider>
  </StrictMode>,
)
