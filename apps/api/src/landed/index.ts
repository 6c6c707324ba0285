import type { Operations } from '../core/contract.ts'
import { decideImportRuleDraft } from './drafts/decide-import-rule-draft.ts'
import { draftCountryRules } from './drafts/draft-country-rules.ts'
import { draftImportRule } from './drafts/draft-import-rule.ts'
import { editImportRuleDraft } from './drafts/edit-import-rule-draft.ts'
import { getImportRuleDraft } from './drafts/get-import-rule-draft.ts'
import { listImportRuleDrafts } from './drafts/list-import-rule-drafts.ts'
import { getImportRules } from './get-import-rules.ts'
import { getLandedPrice } from './get-landed-price.ts'
import { listImportDestinations } from './list-import-destinations.ts'
import { decidePriceList } from './price-lists/decide-price-list.ts'
import { getPriceList, getPriceListPreview } from './price-lists/get-price-list.ts'
import { importPriceList } from './price-lists/import-price-list.ts'
import { matchPriceListModel } from './price-lists/match-price-list-model.ts'
import { listPriceLists } from './price-lists/list-price-lists.ts'
import { checkImportRule } from './staff/check-import-rule.ts'
import { getImportRuleSchema } from './drafts/get-import-rule-schema.ts'
import { getSupportImportRule } from './staff/get-support-import-rule.ts'
import { getSupportDoorTariff } from './local-charges/get-door-tariff.ts'
import { listSupportDoorTariffs } from './local-charges/list-door-tariffs.ts'
import { setDoorTariff } from './local-charges/set-door-tariff.ts'
import { listSupportImportRules } from './staff/list-support-import-rules.ts'

export const landed = {
  checkImportRule,
  decideImportRuleDraft,
  decidePriceList,
  draftCountryRules,
  draftImportRule,
  editImportRuleDraft,
  getImportRuleDraft,
  getImportRuleSchema,
  getImportRules,
  getLandedPrice,
  getPriceList,
  getPriceListPreview,
  getSupportDoorTariff,
  getSupportImportRule,
  importPriceList,
  listImportRuleDrafts,
  listImportDestinations,
  listPriceLists,
  listSupportDoorTariffs,
  listSupportImportRules,
  matchPriceListModel,
  setDoorTariff,
} satisfies Partial<Operations>
