import type { Flood } from './flood.ts'

export const floods: readonly Flood[] = []
