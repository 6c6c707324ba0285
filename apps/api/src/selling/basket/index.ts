import type { Operations } from '../../core/contract.ts'
import { addBasketLine } from './add-basket-line.ts'
import { applyDiscount } from './apply-discount.ts'
import { changeBasketLine } from './change-basket-line.ts'
import { getBasket } from './get-basket.ts'
import { getBasketById } from './get-basket-by-id.ts'
import { getBasketLine } from './get-basket-line.ts'
import { getLineAttribute } from './get-line-attribute.ts'
import { listBasketLines } from './list-basket-lines.ts'
import { listShippingMethods } from './list-shipping-methods.ts'
import { removeBasketLine } from './remove-basket-line.ts'
import { removeDiscount } from './remove-discount.ts'
import { setBasketShipping } from './set-basket-shipping.ts'

export const basket = {
  addBasketLine,
  applyDiscount,
  changeBasketLine,
  getBasket,
  getBasketById,
  getBasketLine,
  getLineAttribute,
  listBasketLines,
  listShippingMethods,
  removeBasketLine,
  removeDiscount,
  setBasketShipping,
} satisfies Partial<Operations>
