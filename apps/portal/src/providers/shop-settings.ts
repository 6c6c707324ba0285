import type { ShopSettingsState, ShopSettingsUpdate } from '@bandari/sdk'
import { granted } from './granted.ts'
import { ask, client } from './sdk.ts'

export async function updateShopSettings(body: ShopSettingsUpdate): Promise<ShopSettingsState> {
  return granted(ask(client.PUT('/support/shop-settings', { body })))
}
