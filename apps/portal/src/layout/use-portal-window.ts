import { session } from '@bandari/sdk'
import { useEffect } from 'react'
import { useTheme } from 'react-admin'
import { applyTheme } from './chosen-theme.ts'

/** What every page does with its window, whether it has the portal's bar or one of its own. */
export function usePortalWindow() {
  const [theme] = useTheme()
  // The components of packages/ui follow an attribute of the document, not MUI's theme.
  useEffect(() => applyTheme(theme === 'dark' ? 'dark' : 'light'), [theme])
  // Signing in or out in another tab counts for this one too.
  useEffect(() => session.onChangeElsewhere(() => window.location.reload()), [])
}
