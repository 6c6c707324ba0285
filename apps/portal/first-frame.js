// Before the first frame: the theme that was chosen (`chosen-theme.ts`), whether the frame has a bar and a menu, and what whoever is
// signed in needs next.
;(function () {
  var chosen = null
  var token = null
  try {
    chosen = localStorage.getItem('RaStorebandari.theme')
    token = localStorage.getItem('bandari.token')
  } catch {
    // A browser that keeps nothing has no choice of theme to follow; the system's is. Nobody is signed in there.
  }
  var isDark = chosen ? chosen === '"dark"' : matchMedia('(prefers-color-scheme: dark)').matches
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
  var isOutside = /^\/(login|sso)\b/.test(location.pathname)
  if (isOutside) document.documentElement.dataset.outside = ''
  // The entrance asks for these files when it has come itself, which is a second later on a slow line.
  var ahead = document.currentScript.dataset.ahead
  if (ahead && token && !isOutside)
    ahead.split(' ').forEach(function (file) {
      var link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = file
      document.head.append(link)
    })
})()
