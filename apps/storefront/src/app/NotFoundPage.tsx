import { NotFound } from '../shared/NotFound.tsx'
import type { RouteModule } from '../shared/route.ts'

export const notFoundRoute: RouteModule = { Page: NotFound, status: () => 404 }
