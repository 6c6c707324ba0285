import type { Handler } from '../../core/contract.ts'
import { lastPage, pageLinks, readPage } from '../../platform/db/paging.ts'
import { refuse } from '../../core/refusal.ts'
import { detail } from '../../core/problem.ts'
import { basketUrl, lineView } from './basket.view.ts'
import { readContents } from './contents.ts'
import { myBasket } from './my-basket.ts'

/** Lines a page; a basket never fills one (contract 0.7). */
const size = 100

export const listBasketLines: Handler<'listBasketLines'> = async (context, call) => {
  const { path, query, account, origin } = call
  const own = await myBasket(context.db, { id: path.id, account })
  if ('body' in own) return own
  const contents = await readContents(context, own.id)
  const count = contents.lines.length
  const asked = readPage(query.page)
  const page = asked === 'last' ? lastPage(count, size) : asked
  if (page === null || page > lastPage(count, size)) return refuse(404, detail('invalid_page'))
  const address = `${basketUrl(own.id, origin)}lines/`
  const results = contents.lines
    .slice((page - 1) * size, page * size)
    .map((line) => lineView(line, contents, origin))
  return {
    status: 200,
    body: { count, ...pageLinks({ address, query, page, count, size }), results },
  }
}
