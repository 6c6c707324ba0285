import EditNote from '@mui/icons-material/EditNoteOutlined'
import Gavel from '@mui/icons-material/GavelOutlined'
import PriceCheck from '@mui/icons-material/PriceCheckOutlined'
import { lazyPage } from '../layout/lazy-page.ts'
import { staffResource } from '../staff/staff-resource.tsx'

const domains = ['staff', 'staffImportRules', 'staffRuleForm', 'calculator'] as const

export const importRules = staffResource({
  name: 'support/import-rules',
  menu: { group: 'shipping', name: 'portal.menu.importRules', icon: Gavel },
  list: [
    'listSupportImportRules',
    lazyPage(() => import('./import-rules/ImportRuleList.tsx'), 'ImportRuleList', domains),
  ],
  show: [
    'getSupportImportRule',
    lazyPage(() => import('./import-rules/ImportRuleShow.tsx'), 'ImportRuleShow', domains),
  ],
  recordRepresentation: 'words',
})

export const importRuleDrafts = staffResource({
  name: 'support/import-rule-drafts',
  menu: { group: 'shipping', name: 'portal.menu.importRuleDrafts', icon: EditNote },
  list: [
    'listImportRuleDrafts',
    lazyPage(() => import('./drafts/DraftList.tsx'), 'DraftList', domains),
  ],
  show: [
    'getImportRuleDraft',
    lazyPage(() => import('./drafts/DraftShow.tsx'), 'DraftShow', domains),
  ],
  recordRepresentation: 'words',
})

export const priceLists = staffResource({
  name: 'support/price-lists',
  menu: { group: 'shipping', name: 'portal.menu.priceLists', icon: PriceCheck },
  list: [
    'listPriceLists',
    lazyPage(() => import('./price-lists/PriceListList.tsx'), 'PriceListList', domains),
  ],
  show: [
    'getPriceList',
    lazyPage(() => import('./price-lists/PriceListShow.tsx'), 'PriceListShow', domains),
  ],
  recordRepresentation: 'edition',
})
