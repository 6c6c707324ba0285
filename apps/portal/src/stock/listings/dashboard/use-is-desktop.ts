import { useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'

/** Room for a grid; below it there are cards, and a field that sorts them. */
export function useIsDesktop(): boolean {
  return useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true })
}
