import { NotFound } from '../shared/page/NotFound.tsx'
import type { RouteModule } from '../shared/addresses/route.ts'
import { pathOfForm } from './search-form.ts'

/** /search?…, which only a browser without JavaScript asks for. It is never drawn. */
export const searchFormRoute: RouteModule = {
  Page: NotFound,
  redirect: ({ search }) => pathOfForm(search),
}
