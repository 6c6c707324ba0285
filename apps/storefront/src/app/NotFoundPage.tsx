import { NotFound } from '../shared/page/NotFound.tsx'
import type { RouteModule } from '../shared/addresses/route.ts'

export const notFoundRoute: RouteModule = { Page: NotFound, status: () => 404 }
