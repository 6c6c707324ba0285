import type { Operations } from '../../core/contract.ts'
import { getShopSettings } from './get-shop-settings.ts'
import { updateShopSettings } from './update-shop-settings.ts'

export const shopSettings = {
  getShopSettings,
  updateShopSettings,
} satisfies Partial<Operations>
