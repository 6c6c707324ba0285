import { serveWork } from '../processes/serve-work.ts'
import { makeRendition } from './make-rendition.ts'

/** Makes renditions, for `renditions.ts`. */
serveWork(makeRendition)
