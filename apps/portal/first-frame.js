// Before the first frame: the theme that was chosen (`chosen-theme.ts`), and whether the frame has a bar and a menu.
;(function () {
  var chosen = null
  try {
    chosen = localStorage.getItem('RaStorebandari.theme')
  } catch {
    // A browser that keeps nothing has no choice of theme to follow; the system's is.
  }
  var isDark = chosen ? chosen === '"dark"' : matchMedia('(prefers-color-scheme: dark)').matches
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
  if (/^\/(login|sso)\b/.test(location.pathname)) document.documentElement.dataset.outside = ''
})()
