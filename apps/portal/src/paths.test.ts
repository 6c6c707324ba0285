import { describe, expect, it } from 'vitest'
import {
  narrowed,
  ownPath,
  paths,
  storefrontOrigin,
  storefrontPaths,
  storefrontUrl,
} from './paths.ts'

describe('paths', () => {
  it('is every address of the portal', () => {
    expect({
      ...paths,
      orderHistory: paths.orderHistory(),
      orderHistoryPage: paths.orderHistory({ page: 2 }),
      orderHistoryDialog: paths.orderHistory({ page: 2, order: 52 }),
      becomeSeller: paths.becomeSeller(),
      becomeSellerTerms: paths.becomeSeller('terms'),
      training: paths.training(),
      trainingChapter: paths.training('chapter_1'),
      statement: paths.statement(),
      statementPage: paths.statement(2),
      createVehicle: paths.createVehicle(),
      createVehicleOfModel: paths.createVehicle('model=912'),
      createSpare: paths.createSpare(),
      vehicleEditor: paths.vehicleEditor(7),
      lectureEditor: paths.vehicleEditor(7, 31),
      spareEditor: paths.spareEditor(7),
      listing: paths.listing('vehicles', 7),
      importListings: paths.importListings(),
      importReport: paths.importListings(3),
      importReportPage: paths.importListings(3, 2),
      supportOrder: paths.supportOrder(52),
      supportAgent: paths.supportAgent(3),
      supportAgentPage: paths.supportAgent(3, 2),
      supportRequest: paths.supportRequest(1043),
      supportImportRule: paths.supportImportRule(512),
      supportImportRuleDraft: paths.supportImportRuleDraft(3),
      supportVendor: paths.supportVendor(11),
      supportListing: paths.supportListing(20418),
      supportUser: paths.supportUser(7),
      supportAuditEntry: paths.supportAuditEntry(7),
      supportQuote: paths.supportQuote(118),
      supportPayout: paths.supportPayout(7),
      supportPayoutPage: paths.supportPayout(7, 2),
      article: paths.article(7),
      bankEntry: paths.bankEntry(7),
      voucher: paths.voucher(2),
      destination: paths.destination('KE'),
      port: paths.port(4),
      tariff: paths.tariff(1),
      supportClaim: paths.supportClaim(7),
      supportThread: paths.supportThread(7),
      messages: paths.messages(),
      messagesPage: paths.messages(2),
      thread: paths.thread(7),
      ask: paths.ask(),
      askAboutProduct: paths.ask({ product: 7 }),
      askAboutOrder: paths.ask({ order: 52 }),
      storefrontProduct: storefrontPaths.product(4711),
    }).toEqual({
      home: '/',
      signIn: '/login',
      arrival: '/sso',
      profile: '/profile',
      security: '/profile?tab=security',
      ownData: '/profile?tab=data',
      payoutDetails: '/profile?tab=payouts',
      addresses: '/profile?tab=addresses',
      orderHistory: '/profile?tab=orders',
      orderHistoryPage: '/profile?tab=orders&page=2',
      orderHistoryDialog: '/profile?tab=orders&page=2&order=52',
      becomeSeller: '/become-a-seller',
      becomeSellerTerms: '/become-a-seller?step=terms',
      supporterDashboard: '/supporter-dashboard',
      downline: '/my-downline',
      training: '/supporter-training',
      trainingChapter: '/supporter-training?chapter=chapter_1',
      promotion: '/advertising-tools',
      statement: '/commission',
      statementPage: '/commission?page=2',
      vendorDashboard: '/vendor-dashboard',
      supportOrderBoard: '/support/order-board',
      supportOverview: '/support/overview',
      supportRequests: '/support/requests',
      supportRequest: '/support/requests/1043/show',
      supportVendors: '/support/vendors',
      supportVendor: '/support/vendors/11/show',
      supportListings: '/support/listings',
      supportListing: '/support/listings/20418/show',
      supportUsers: '/support/users',
      supportRoles: '/support/roles',
      supportUser: '/support/users/7/show',
      supportAudit: '/support/audit',
      supportAuditEntry: '/support/audit/7/show',
      createVehicle: '/vendor/create-product',
      createVehicleOfModel: '/vendor/create-product?model=912',
      createSpare: '/vendor/create-spares-listing',
      vehicleEditor: '/vendor/add-content/7',
      lectureEditor: '/vendor/add-content/7/31',
      spareEditor: '/vendor/list-auto-spares/7',
      listing: '/vendor/vehicles/7',
      importListings: '/vendor/import',
      importHouseListings: '/vendor/import?class=house',
      importReport: '/vendor/import?import=3',
      importReportPage: '/vendor/import?import=3&page=2',
      supportOrders: '/support/orders',
      supportAgents: '/support/agents',
      supportOrder: '/support/orders/52/show',
      supportAgent: '/support/agents/3/show',
      supportAgentPage: '/support/agents/3/show?page=2',
      supportQuotes: '/support/quotes',
      supportQuote: '/support/quotes/118/show',
      supportPayouts: '/support/payout-batches',
      supportAdjustments: '/support/adjustments',
      supportPayout: '/support/payout-batches/7/show',
      supportPayoutPage: '/support/payout-batches/7/show?page=2',
      supportArticles: '/support/articles',
      newArticle: '/support/articles/create',
      article: '/support/articles/7',
      supportClaim: '/support/claims/7/show',
      supportClaims: '/support/claims',
      supportThread: '/support/threads/7/show',
      supportThreads: '/support/threads',
      messages: '/messages',
      messagesPage: '/messages?page=2',
      thread: '/messages/7',
      ask: '/messages/new',
      askAboutProduct: '/messages/new?product=7',
      askAboutOrder: '/messages/new?order=52',
      supportDeals: '/support/deals',
      supportPromotions: '/support/promotions',
      supportVouchers: '/support/vouchers',
      newVoucher: '/support/vouchers/create',
      voucher: '/support/vouchers/2',
      supportDestinations: '/support/destinations',
      destination: '/support/destinations/KE',
      supportPorts: '/support/ports',
      newPort: '/support/ports/create',
      port: '/support/ports/4',
      supportTariffs: '/support/tariffs',
      newTariff: '/support/tariffs/create',
      tariff: '/support/tariffs/1',
      supportImportRules: '/support/import-rules',
      supportImportRule: '/support/import-rules/512/show',
      supportImportRuleDrafts: '/support/import-rule-drafts',
      supportImportRuleDraft: '/support/import-rule-drafts/3/show',
      supportDoorTariffs: '/support/door-tariffs',
      newDoorTariff: '/support/door-tariffs/create',
      supportInsuranceTariffs: '/support/insurance-tariffs',
      newInsuranceTariff: '/support/insurance-tariffs/create',
      bankEntries: '/support/bank-entries',
      bankEntry: '/support/bank-entries/7/show',
      bankStatements: '/support/bank-statements',
      mpesaReceipts: '/support/mpesa-receipts',
      supportRates: '/support/exchange-rates',
      newRate: '/support/exchange-rates/create',
      storefrontProduct: '/details/4711',
    })
  })
})

describe('narrowed', () => {
  it('is the address of a list with its filters', () => {
    const { pathname, searchParams } = new URL(
      narrowed('/support/orders', { status: 'Pending', payment_due_lte: '2026-03-02' }),
      'https://portal.bandari.example',
    )
    expect(pathname).toBe('/support/orders')
    expect(JSON.parse(searchParams.get('filter') ?? '')).toEqual({
      status: 'Pending',
      payment_due_lte: '2026-03-02',
    })
    expect(JSON.parse(searchParams.get('displayedFilters') ?? '')).toEqual({
      status: true,
      payment_due_lte: true,
    })
  })
})

describe('storefrontOrigin', () => {
  it.each([
    ['http:', 'portal.localhost:8080', 'http://localhost:8080'],
    ['https:', 'portal.bandari.example', 'https://bandari.example'],
    ['https:', 'portal.shop.bandari.example', 'https://shop.bandari.example'],
    ['http:', 'localhost:5173', 'http://localhost:5173'],
    ['https:', 'my.portal.example', 'https://my.portal.example'],
    ['https:', 'portals.example', 'https://portals.example'],
  ])('of %s//%s is %s', (protocol, host, origin) => {
    expect(storefrontOrigin({ protocol, host })).toBe(origin)
    expect(storefrontUrl('/auth-reset', { protocol, host })).toBe(`${origin}/auth-reset`)
  })
})

describe('ownPath', () => {
  it.each(['/', '/profile', '/profile?tab=orders&page=2', '/support/orders/52/show'])(
    'keeps %s',
    (next) => {
      expect(ownPath(next)).toBe(next)
    },
  )

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/a\\b',
    'https://evil.example',
    'profile',
    '',
    undefined,
    null,
    7,
  ])('leads home instead of %j', (next) => {
    expect(ownPath(next)).toBe('/')
  })
})
