import { useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'

/** Whether ten columns fit beside the menu, in every language; below that width there are cards with a sort field. */
export function useIsWide(): boolean {
  return useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true })
}
