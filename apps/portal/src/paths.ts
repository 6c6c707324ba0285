/** The addresses of the portal, and those of the storefront it links to. Only react-admin makes paths too, of a resource's name. */
export const paths = {
  home: '/',
  signIn: '/login',
  /** Where the storefront's hand-over arrives, with its code in the fragment (contract N13). */
  arrival: '/sso',
  emailChange: '/email-change',
  profile: '/profile',
  orderHistory: (page = 1) =>
    page > 1 ? `/profile?tab=orders&page=${page}` : '/profile?tab=orders',
  /** Mails and the storefront lead here, too. */
  order: (id: number | ':id') => `/orders/${id}`,
  /** A mailed link leads here, too. */
  ownData: '/profile?tab=data',
  security: '/profile?tab=security',
  /** A mailed link leads here, too. */
  payoutDetails: '/profile?tab=payouts',
  addresses: '/profile?tab=addresses',
  messages: (page = 1) => (page > 1 ? `/messages?page=${page}` : '/messages'),
  /** A mailed link leads here, too. */
  thread: (id: number | ':id') => `/messages/${id}`,
  /** The storefront leads here with a listing. */
  ask: (about: { product: number } | { order: number } | null = null) =>
    addressed(
      '/messages/new',
      new URLSearchParams(
        Object.entries(about ?? {}).map(([what, id]) => [what, String(id)]),
      ).toString(),
    ),
  /** A mailed link leads here, too. */
  offers: '/profile?tab=offers',
  /** A mailed link leads here, too. */
  listingOffers: ({ view = 'open', page = 1 }: { view?: string; page?: number } = {}) => {
    const query = new URLSearchParams()
    if (view !== 'open') query.set('view', view)
    if (page > 1) query.set('page', String(page))
    return addressed('/vendor/offers', query.toString())
  },
  /** A mailed link leads here, too. */
  reviews: (page = 1) => (page > 1 ? `/vendor/reviews?page=${page}` : '/vendor/reviews'),
  /** A mailed link leads here, too. */
  company: '/vendor/company',
  team: '/vendor/team',
  /** A mailed link leads here, too, with its token in the fragment. */
  teamInvitation: '/team-invitation',
  /** Ours: the specification names no address for the upgrade wizard. */
  becomeSeller: (step: 'payment' | 'terms' = 'payment') =>
    step === 'terms' ? '/become-a-seller?step=terms' : '/become-a-seller',
  supporterDashboard: '/supporter-dashboard',
  downline: '/my-downline',
  training: (chapter?: string) =>
    chapter === undefined ? '/supporter-training' : `/supporter-training?chapter=${chapter}`,
  promotion: '/advertising-tools',
  supporterLinks: '/supporter-links',
  statement: (page = 1) => (page > 1 ? `/commission?page=${page}` : '/commission'),
  /** The query holds what the table shows. */
  vendorDashboard: '/vendor-dashboard',
  /** A mailed link leads here, too. */
  figures: '/vendor/figures',
  /** A mailed link leads here, too. */
  listingFigures: (id: number | ':id') => `/vendor/figures/${id}`,
  /** A mailed link leads here, too. */
  vendorOrders: ({ waits = false, listing, page = 1 }: VendorOrdersQuery = {}) => {
    const query = new URLSearchParams()
    if (waits) query.set('view', 'waits')
    if (listing !== undefined) query.set('listing', String(listing))
    if (page > 1) query.set('page', String(page))
    return addressed('/vendor/orders', query.toString())
  },
  supportOverview: '/support/overview',
  /** The query may hold a choice already made. */
  createVehicle: (query = '') => addressed('/vendor/create-product', query),
  listingDefaults: '/vendor/listing-defaults',
  createSpare: (query = '') => addressed('/vendor/create-spares-listing', query),
  vehicleEditor: (id: number | ':cid', lecture?: number | ':lid') =>
    lecture === undefined ? `/vendor/add-content/${id}` : `/vendor/add-content/${id}/${lecture}`,
  spareEditor: (id: number | ':cid', lecture?: number | ':lid') =>
    lecture === undefined
      ? `/vendor/list-auto-spares/${id}`
      : `/vendor/list-auto-spares/${id}/${lecture}`,
  /** Redirects to the editor of its class (decisions 19). */
  listing: (prodClass: string, id: number | ':prod_id') => `/vendor/${prodClass}/${id}`,
  importListings: (id?: number, page = 1) =>
    id === undefined
      ? '/vendor/import'
      : `/vendor/import?import=${id}${page > 1 ? `&page=${page}` : ''}`,
  importColumns: (id: number) => `/vendor/import?import=${id}&step=columns`,
  importDecisions: (id: number) => `/vendor/import?import=${id}&step=decisions`,
  feeds: '/vendor/feeds',
  newFeed: '/vendor/feeds/new',
  /** A mailed link leads here, too. */
  feed: (id: number | ':id') => `/vendor/feeds/${id}`,
  editFeed: (id: number) => `/vendor/feeds/${id}?edit`,
  feedRun: (id: number, run: number) => `/vendor/feeds/${id}?run=${run}`,
  /** With what was sent to one of them. */
  sellerWebhooks: (log?: number) => addressed('/vendor/webhooks', logQuery(log)),
  supporterWebhooks: (log?: number) => addressed('/supporter/webhooks', logQuery(log)),
  shopWebhooks: (log?: number) => addressed('/support/webhooks', logQuery(log)),
  importHouseListings: '/vendor/import?class=house',
  supportOrders: '/support/orders',
  supportOrderBoard: '/support/order-board',
  supportAgents: '/support/agents',
  supportOrder: (id: number) => `/support/orders/${id}/show`,
  supportAgent: (id: number, page = 1) =>
    `/support/agents/${id}/show${page > 1 ? `?page=${page}` : ''}`,
  supportRequests: '/support/requests',
  supportRequest: (id: number) => `/support/requests/${id}/show`,
  supportClaims: '/support/claims',
  supportClaim: (id: number) => `/support/claims/${id}/show`,
  supportThreads: '/support/threads',
  supportThread: (id: number) => `/support/threads/${id}/show`,
  supportReviews: '/support/reviews',
  supportReview: (id: number) => `/support/reviews/${id}/show`,
  supportVendors: '/support/vendors',
  supportVendor: (id: number) => `/support/vendors/${id}/show`,
  supportChassisDoubles: '/support/chassis-doubles',
  supportChassisDouble: (id: number) => `/support/chassis-doubles/${id}/show`,
  supportModelRequests: '/support/model-requests',
  supportModelRequest: (id: number) => `/support/model-requests/${id}/show`,
  supportFindings: '/support/findings',
  supportFinding: (id: number) => `/support/findings/${id}/show`,
  productFeeds: '/support/product-feeds',
  shopSettings: '/support/shop-settings',
  moderationRules: '/support/moderation-rules',
  supportListings: '/support/listings',
  supportListing: (id: number) => `/support/listings/${id}/show`,
  supportUsers: '/support/users',
  supportRoles: '/support/roles',
  supportMerges: '/support/account-merges',
  supportMerge: (id: number) => `/support/account-merges/${id}/show`,
  supportUser: (id: number) => `/support/users/${id}/show`,
  supportReports: '/support/reports',
  supportVisits: '/support/visits',
  supportAudit: '/support/audit',
  supportAuditEntry: (id: number) => `/support/audit/${id}/show`,
  supportQuotes: '/support/quotes',
  supportQuote: (id: number) => `/support/quotes/${id}/show`,
  supportPayouts: '/support/payout-batches',
  supportPayout: (id: number, page = 1) =>
    `/support/payout-batches/${id}/show${page > 1 ? `?page=${page}` : ''}`,
  supportAdjustments: '/support/adjustments',
  answerTemplates: '/support/answer-templates',
  newAnswerTemplate: '/support/answer-templates/create',
  answerTemplate: (id: number) => `/support/answer-templates/${id}`,
  supportArticles: '/support/articles',
  newArticle: '/support/articles/create',
  article: (id: number) => `/support/articles/${id}`,
  supportDeals: '/support/deals',
  supportPromotions: '/support/promotions',
  supportVouchers: '/support/vouchers',
  newVoucher: '/support/vouchers/create',
  voucher: (id: number) => `/support/vouchers/${id}`,
  supportDestinations: '/support/destinations',
  destination: (code: string) => `/support/destinations/${code}`,
  supportPorts: '/support/ports',
  newPort: '/support/ports/create',
  port: (id: number) => `/support/ports/${id}`,
  supportTariffs: '/support/tariffs',
  newTariff: '/support/tariffs/create',
  tariff: (id: number) => `/support/tariffs/${id}`,
  supportImportRules: '/support/import-rules',
  supportImportRule: (id: number) => `/support/import-rules/${id}/show`,
  supportImportRuleDrafts: '/support/import-rule-drafts',
  supportImportRuleDraft: (id: number) => `/support/import-rule-drafts/${id}/show`,
  supportPriceLists: '/support/price-lists',
  supportPriceList: (id: number) => `/support/price-lists/${id}/show`,
  supportLocalCharges: '/support/door-tariffs',
  newLocalCharge: '/support/door-tariffs/create',
  supportInsuranceTariffs: '/support/insurance-tariffs',
  newInsuranceTariff: '/support/insurance-tariffs/create',
  bankAccounts: '/support/bank-accounts',
  bankAccount: (id: number) => `/support/bank-accounts/${id}/show`,
  bankColumns: '/support/bank-columns',
  bankEntries: '/support/bank-entries',
  bankEntry: (id: number) => `/support/bank-entries/${id}/show`,
  bankStatements: '/support/bank-statements',
  supportRates: '/support/exchange-rates',
  newRate: '/support/exchange-rates/create',
}

/** The hash of an order's page at which the field of a new note has the focus. */
export const newNote = '#new-note'

/** The address of a staff list with filters set; all of them are shown and can be removed. */
export function narrowed(list: string, filter: Readonly<Record<string, unknown>>): string {
  const displayed = Object.fromEntries(Object.keys(filter).map((name) => [name, true]))
  const query = { displayedFilters: JSON.stringify(displayed), filter: JSON.stringify(filter) }
  return `${list}?${new URLSearchParams(query)}`
}

export const storefrontPaths = {
  home: '/',
  signUp: '/login?tab=sign-up',
  resetPassword: '/auth-reset',
  resendActivation: '/resend-activation-link',
  help: '/help-contact',
  search: '/search/1/0/0/1/*/*/*',
  basket: '/my-basket',
  alerts: '/alerts',
  product: (id: number) => `/details/${id}`,
  seller: (id: number) => `/sellers/${id}`,
}

interface VendorOrdersQuery {
  waits?: boolean
  listing?: number | undefined
  page?: number
}

/** Of the webhook whose log is open. */
function logQuery(id: number | undefined): string {
  return id === undefined ? '' : `log=${id}`
}

function addressed(path: string, query: string): string {
  return query === '' ? path : `${path}?${query}`
}

type HostLocation = Pick<Location, 'protocol' | 'host'>

/** The shop this portal belongs to: the same address without the leading `portal.` (decisions 2). */
export function storefrontOrigin({ protocol, host }: HostLocation = window.location): string {
  return `${protocol}//${host.replace(/^portal\./, '')}`
}

export function storefrontUrl(path: string, place?: HostLocation): string {
  return storefrontOrigin(place) + path
}

/** Where to go after signing in: a path of ours, or home. Browsers read a backslash as a slash. */
export function localPath(next: unknown): string {
  const isOwn = typeof next === 'string' && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(next)
  return isOwn ? next : paths.home
}
