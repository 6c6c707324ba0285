import { accounts } from './people/accounts/index.ts'
import { agents } from './supporters/index.ts'
import { articles } from './shopfront/articles/index.ts'
import { askForItem } from './selling/basket/add-basket-line.ts'
import { basket } from './selling/basket/index.ts'
import { catalogue } from './stock/catalogue/index.ts'
import { content } from './shopfront/home/content-index.ts'
import type { Operations, Preparations } from './core/contract.ts'
import { deals } from './shopfront/home/index.ts'
import { fitment } from './stock/fitment/index.ts'
import { imports } from './stock/imports/index.ts'
import { items } from './stock/partner-items/index.ts'
import { listings } from './stock/listings/index.ts'
import { orders } from './selling/orders/index.ts'
import { payouts } from './supporters/payouts/index.ts'
import { people } from './people/staff/index.ts'
import { promotion } from './supporters/promotion-material/index.ts'
import { quotes } from './selling/quotes/index.ts'
import { requests } from './shopfront/requests/index.ts'
import { shipping } from './selling/shipping/index.ts'
import { support } from './overview/index.ts'
import { tariffs } from './selling/tariffs/index.ts'

/** Every operation of the contract; a missing one does not compile. */
export const operations: Operations = {
  ...accounts,
  ...agents,
  ...articles,
  ...basket,
  ...catalogue,
  ...content,
  ...deals,
  ...fitment,
  ...imports,
  ...items,
  ...listings,
  ...orders,
  ...payouts,
  ...people,
  ...promotion,
  ...quotes,
  ...requests,
  ...shipping,
  ...support,
  ...tariffs,
}

export const preparations: Preparations = { addBasketLine: askForItem }
