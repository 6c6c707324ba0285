import { createTheme, getContrastRatio } from '@mui/material/styles'
import { expect, it } from 'vitest'
import { darkTheme, lightTheme } from './portal-theme.ts'

// WCAG 2.2, 1.4.3. Rows of tables, entries of lists and of menus have this ground under the mouse.
it.each([
  ['light', lightTheme],
  ['dark', darkTheme],
])('every text of a %s row can be read under the mouse', (_, theme) => {
  const { action, text, primary, error, warning, success } = createTheme(theme).palette
  const colours = [
    text.primary,
    text.secondary,
    ...[primary, error, warning, success].map((one) => one.main),
  ]
  for (const colour of colours)
    expect(getContrastRatio(colour, action.hover)).toBeGreaterThanOrEqual(4.5)
})
