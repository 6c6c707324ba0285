import { peopleData } from './people/personal-data.store.ts'
import type { PersonalData } from './people/privacy/personal-data.ts'
import { conversationsData } from './conversations/personal-data.store.ts'
import { deliveryData } from './delivery/personal-data.store.ts'
import { landedData } from './landed/personal-data.ts'
import { moneyData } from './money/personal-data.store.ts'
import { pricingData } from './pricing/personal-data.ts'
import { reportsData } from './reports/personal-data.ts'
import { savedData } from './saved/personal-data.ts'
import { sellersData } from './sellers/personal-data.store.ts'
import { sellingData } from './selling/personal-data.store.ts'
import { shopfrontData } from './shopfront/personal-data.store.ts'
import { stockData } from './stock/personal-data.store.ts'
import { supportersData } from './supporters/personal-data.store.ts'
import { webhooksData } from './webhooks/personal-data.store.ts'

/**
 * What every module keeps about people. Things are locked and erased in this order: an order holds its basket before goods,
 * ledger and account, and the account, which all others point at, is the last.
 */
export const personalData: readonly PersonalData[] = [
  webhooksData,
  shopfrontData,
  reportsData,
  moneyData,
  sellersData,
  deliveryData,
  conversationsData,
  sellingData,
  savedData,
  landedData,
  pricingData,
  stockData,
  supportersData,
  peopleData,
]
