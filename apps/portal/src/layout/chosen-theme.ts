export type ThemeName = 'light' | 'dark'

/** Names react-admin's store, which keeps the choice of theme as its own. */
export const storeName = 'bandari'
export const themeKey = `RaStore${storeName}.theme`

/** The theme the person chose with the portal's switch, else the one their system prefers. */
export function chosenTheme(): ThemeName {
  const stored = localStorage.getItem(themeKey)
  if (stored === '"dark"') return 'dark'
  if (stored === '"light"') return 'light'
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** The variables of `@bandari/ui/tokens.css` follow the attribute. */
export function applyTheme(name: ThemeName) {
  document.documentElement.dataset['theme'] = name
}

export function applyChosenTheme() {
  applyTheme(chosenTheme())
}
