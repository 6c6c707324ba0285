import '@bandari/ui/tokens.css'
import './layout/first-frame.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { applyChosenLanguage } from './language/chosen-language.ts'
import { loadFirstMessages } from './language/translator.ts'
import { applyChosenTheme } from './layout/chosen-theme.ts'
import { openPortal } from './Portal.tsx'
import { watchAttendance } from './providers/attendance.ts'

applyChosenTheme()
applyChosenLanguage()
watchAttendance()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

await loadFirstMessages()

createRoot(root).render(<StrictMode>{openPortal()}</StrictMode>)
