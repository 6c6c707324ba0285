import { startWorker } from '@bandari/sdk/offline/worker'
import { isPageKept, shellFor } from './kept-pages.ts'

startWorker({
  version: import.meta.env.VERSION,
  files: '/assets/',
  isPageKept,
  keyOf: ({ pathname, search }) => pathname + search,
  // A page tells which language its device reads.
  shells: [],
  shellOf: ({ pathname }) => shellFor(pathname),
})
