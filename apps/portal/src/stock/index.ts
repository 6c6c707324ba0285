import ContentCopy from '@mui/icons-material/ContentCopyOutlined'
import PlaylistAdd from '@mui/icons-material/PlaylistAddOutlined'
import Flag from '@mui/icons-material/FlagOutlined'
import Sell from '@mui/icons-material/SellOutlined'
import UploadFile from '@mui/icons-material/UploadFileOutlined'
import { approvedSellers, listers } from '../layout/audiences.ts'
import { lazyPage } from '../layout/lazy-page.ts'
import { menuPage, type PortalResource } from '../layout/portal-resource.ts'
import { paths } from '../paths.ts'
import { staffResource, staffRoute } from '../staff/staff-resource.tsx'

export const sellerDashboard = menuPage(
  lazyPage(() => import('./listings/dashboard/VendorDashboardPage.tsx'), 'VendorDashboardPage', [
    'portalSelling',
    'portalListings',
    'portalModels',
    'portalTable',
  ]),
  {
    group: 'seller',
    path: paths.vendorDashboard,
    name: 'portal.menu.sellerDashboard',
    icon: Sell,
    isFor: approvedSellers,
  },
)

export const listingImport = menuPage(
  lazyPage(() => import('./imports/ImportPage.tsx'), 'ImportPage', [
    'portalSelling',
    'portalListings',
    'portalImportEffects',
    'portalImports',
    'portalPictures',
  ]),
  {
    group: 'seller',
    path: paths.importListings(),
    name: 'portal.menu.importFile',
    icon: UploadFile,
    isFor: listers,
  },
)

const CreateVehiclePage = lazyPage(
  () => import('./listings/create/CreateVehiclePage.tsx'),
  'CreateVehiclePage',
  ['portalListings', 'portalModels'],
)
const CreateSparePage = lazyPage(
  () => import('./listings/create/CreateSparePage.tsx'),
  'CreateSparePage',
  ['portalListings', 'spareCategories'],
)
const ListingLink = lazyPage(() => import('./listings/dashboard/ListingLink.tsx'), 'ListingLink')
const SpareEditorPage = lazyPage(
  () => import('./listings/editor/SpareEditorPage.tsx'),
  'SpareEditorPage',
  [
    'portalSelling',
    'portalEditor',
    'portalFitment',
    'portalListings',
    'portalModels',
    'search',
    'spareCategories',
    'vehicle',
  ],
)
const VehicleEditorPage = lazyPage(
  () => import('./listings/editor/VehicleEditorPage.tsx'),
  'VehicleEditorPage',
  [
    'portalSelling',
    'portalEditor',
    'portalListings',
    'portalModels',
    'portalOffers',
    'search',
    'vehicle',
    'features',
  ],
)

const ListingDefaultsPage = lazyPage(
  () => import('./listings/create/ListingDefaultsPage.tsx'),
  'ListingDefaultsPage',
  ['portalListings'],
)

export const listingEditors: PortalResource = {
  routes: [
    { path: paths.createVehicle(), page: CreateVehiclePage },
    { path: paths.createSpare(), page: CreateSparePage },
    { path: paths.listingDefaults, page: ListingDefaultsPage },
    { path: paths.spareEditor(':cid'), page: SpareEditorPage },
    { path: paths.spareEditor(':cid', ':lid'), page: SpareEditorPage },
    { path: paths.listing(':prod_class', ':prod_id'), page: ListingLink },
    // The vehicle editor has a bar of its own instead of the portal's (account spec §2).
    { path: paths.vehicleEditor(':cid'), page: VehicleEditorPage, bare: true },
    { path: paths.vehicleEditor(':cid', ':lid'), page: VehicleEditorPage, bare: true },
  ],
}

export const listings = staffResource({
  name: 'support/listings',
  menu: { group: 'stock', name: 'portal.menu.listings', icon: Sell },
  list: [
    'listSupportListings',
    lazyPage(() => import('./listings/staff/ListingList.tsx'), 'ListingList', [
      'staff',
      'staffListings',
    ]),
  ],
  show: [
    'getSupportListing',
    lazyPage(() => import('./listings/staff/ListingShow.tsx'), 'ListingShow', [
      'staff',
      'staffAudit',
      'staffListings',
      'staffModeration',
      'portalOffers',
    ]),
  ],
  recordRepresentation: 'title',
})

/** Models that sellers miss in the vehicle tree. */
export const modelRequests = staffResource({
  name: 'support/model-requests',
  menu: {
    group: 'desk',
    name: 'portal.menu.modelRequests',
    icon: PlaylistAdd,
    counts: ['model-requests'],
  },
  list: [
    'listSupportModelRequests',
    lazyPage(() => import('./model-requests/staff/ModelRequestList.tsx'), 'ModelRequestList', [
      'staff',
      'staffModels',
    ]),
  ],
  show: [
    'getSupportModelRequest',
    lazyPage(() => import('./model-requests/staff/ModelRequestShow.tsx'), 'ModelRequestShow', [
      'staff',
      'staffModels',
      'portalListings',
      'vehicle',
    ]),
  ],
  recordRepresentation: 'model',
})

/** What moderation rules found of listings, and the rules. */
export const findings = staffResource({
  name: 'support/findings',
  menu: {
    group: 'desk',
    name: 'portal.menu.findings',
    icon: Flag,
    counts: ['listings-found'],
  },
  list: [
    'listSupportFindings',
    lazyPage(() => import('./listings/staff/findings/FindingList.tsx'), 'FindingList', [
      'staff',
      'staffListings',
      'staffModeration',
    ]),
  ],
  show: [
    'getSupportFinding',
    lazyPage(() => import('./listings/staff/findings/FindingShow.tsx'), 'FindingShow', [
      'staff',
      'staffListings',
      'staffModeration',
    ]),
  ],
  routes: [
    staffRoute(paths.moderationRules, [
      'listModerationRules',
      lazyPage(() => import('./listings/staff/findings/RulesPage.tsx'), 'RulesPage', [
        'staff',
        'staffListings',
        'staffModeration',
      ]),
    ]),
  ],
})

/** One chassis number on listings of two sellers: in the menu it is one of the findings. */
export const chassisDoubles: PortalResource = {
  ...staffResource({
    name: 'support/chassis-doubles',
    menu: {
      group: 'desk',
      name: 'portal.menu.chassisDoubles',
      icon: ContentCopy,
      counts: ['chassis-doubles'],
    },
    list: [
      'listSupportChassisDoubles',
      lazyPage(
        () => import('./listings/staff/chassis-doubles/ChassisDoubleList.tsx'),
        'ChassisDoubleList',
        ['staff', 'staffChassisDoubles'],
      ),
    ],
    show: [
      'getSupportChassisDouble',
      lazyPage(
        () => import('./listings/staff/chassis-doubles/ChassisDoubleShow.tsx'),
        'ChassisDoubleShow',
        ['staff', 'staffChassisDoubles'],
      ),
    ],
    recordRepresentation: 'chassis',
  }),
  menu: undefined,
}
