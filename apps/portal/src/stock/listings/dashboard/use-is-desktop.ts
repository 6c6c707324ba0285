import { useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'

/** Whether there is room for a grid; below that width there are cards with a sort field. */
export function useIsDesktop(): boolean {
  return useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true })
}
