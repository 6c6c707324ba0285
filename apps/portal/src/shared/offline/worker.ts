import { startWorker } from '@bandari/sdk/offline/worker'

/** All pages of the portal are one document. */
const shell = '/'

startWorker({
  version: import.meta.env.VERSION,
  files: '/portal-assets/',
  isPageKept: (pathname) => !/^\/(api|media|mailbox)(\/|$)/.test(pathname),
  keyOf: () => shell,
  shells: [shell],
  shellOf: () => shell,
})
