import { TranslatorProvider } from '@bandari/i18n/react'
import '@bandari/ui/tokens.css'
import './layout/first-frame.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { Entrance } from './Entrance.tsx'
import { applyChosenLanguage } from './language/chosen-language.ts'
import { loadFirstMessages, translator } from './language/translator.ts'
import { applyChosenTheme } from './layout/chosen-theme.ts'
import { watchAttendance } from './providers/attendance.ts'

applyChosenTheme()
applyChosenLanguage()
watchAttendance()

// A data router, although the routes are react-admin's: no other lets an editor hold back a navigation.
const router = createBrowserRouter([{ path: '*', element: <Entrance /> }])

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

await loadFirstMessages()

createRoot(root).render(
  <StrictMode>
    <TranslatorProvider value={translator}>
      <RouterProvider router={router} />
    </TranslatorProvider>
  </StrictMode>,
)
