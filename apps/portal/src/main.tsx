import '@bandari/ui/tokens.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { Entrance } from './Entrance.tsx'
import { applyChosenTheme } from './layout/chosen-theme.ts'

applyChosenTheme()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <Entrance />
    </BrowserRouter>
  </StrictMode>,
)
