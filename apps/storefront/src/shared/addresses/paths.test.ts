import { expect, test } from 'vitest'
import { paths } from './paths.ts'

/** One or more addresses of each entry; a new entry does not compile until it is here. */
const examples: Record<keyof typeof paths, readonly string[]> = {
  home: [paths.home()],
  searchForm: [paths.searchForm()],
  cars: [paths.cars()],
  find: [
    paths.find(),
    paths.find('toyota hilux'),
    paths.find('toyta & co', { literal: true }),
    paths.find('brake', { kind: 'vehicles' }),
  ],
  vehicles: [
    paths.vehicles(),
    paths.vehicles({ class: 'commercial', make: 'isuzu', sort: 'descending' }),
    paths.vehicles({ page: 3, min: 500, max: 8000, make: 'Land Rover', model: 'Range Rover' }),
  ],
  vehiclesOfMake: [
    paths.vehiclesOfMake({ make: 'land-rover' }),
    paths.vehiclesOfMake({ to: '1500000' }),
    paths.vehiclesOfMake({ make: 'toyota', from: '100000', to: '1500000' }),
  ],
  details: [paths.details(4711), paths.details(6021, 'spare')],
  itemSearch: [paths.itemSearch()],
  items: [
    paths.items({ q: 'car radio' }),
    paths.items({ q: 'shirt', min: 100, page: 2, sort: 'a', type: 'mens-fashion' }),
  ],
  item: [paths.item({ id: 'v1|25|0', price: 49.99 })],
  signIn: [paths.signIn(), paths.signIn('/details/4711?country=KE&port=mombasa')],
  signInForDeal: [paths.signInForDeal('/details/4711')],
  signUp: [paths.signUp(), paths.signUp('/details/4711')],
  resetPassword: [paths.resetPassword(), paths.resetPassword('/details/4711')],
  resendActivation: [paths.resendActivation(), paths.resendActivation('/details/4711')],
  favourites: [paths.favourites(), paths.favourites('For Mum & me')],
  seen: [paths.seen()],
  compare: [paths.compare(), paths.compare([4711, 12])],
  sharedList: [paths.sharedList()],
  seller: [paths.seller(11), paths.seller(11, { stock: 2, reviews: 3 })],
  alerts: [paths.alerts()],
  stopAlerts: [paths.stopAlerts('42-h7JXc1yYvQ')],
  garage: [paths.garage()],
  basket: [paths.basket()],
  checkout: [paths.checkout()],
  review: [paths.review()],
  confirm: [paths.confirm(52)],
  articles: [paths.articles()],
  article: [paths.article({ slug: 'reading-an-auction-sheet', id: 3 })],
  deals: [paths.deals()],
  exportDeals: [paths.exportDeals()],
  flashDiscount: [paths.flashDiscount()],
  flashConfirm: [paths.flashConfirm()],
  profile: [paths.profile()],
  order: [paths.order(52)],
  offers: [paths.offers()],
  promotionTools: [paths.promotionTools()],
  thread: [paths.thread(31)],
  askSeller: [paths.askSeller(4711), paths.askSeller(4711, ['first_registered', 'body'])],
  localMake: [paths.localMake(), paths.localMake('land-rover'), paths.localMake('toyota', 3)],
  parts: [
    paths.parts(),
    paths.parts('Timing & Belts'),
    paths.parts('Brake Pads', { make: 'toyota', page: 2 }),
  ],
  partsRequest: [paths.partsRequest(), paths.partsRequest('Timing & Belts')],
  electronics: [paths.electronics()],
  about: [paths.about()],
  advertise: [paths.advertise()],
  commercialVehicles: [paths.commercialVehicles()],
  howToBuy: [paths.howToBuy()],
  calculator: [paths.calculator(), paths.calculator('country=ZM&price=5200')],
  importGuides: [paths.importGuides()],
  importRules: [paths.importRules('zambia'), paths.importRules('dr-congo')],
  sharedPapers: [paths.sharedPapers()],
  requestAnswers: [paths.requestAnswers()],
  verify: [paths.verify(), paths.verify('7K2QX-9MN4R')],
  bulkStock: [paths.bulkStock()],
  helpContact: [paths.helpContact()],
  localServices: [paths.localServices()],
  privacy: [paths.privacy()],
  terms: [paths.terms()],
  marketingManager: [paths.marketingManager()],
  assessment: [paths.assessment()],
  supporterProgramme: [paths.supporterProgramme(), paths.supporterProgramme('compensation')],
}

test('every address', () => {
  expect(examples).toMatchInlineSnapshot(`
    {
      "about": [
        "/about-us",
      ],
      "advertise": [
        "/advertise-with-us",
      ],
      "alerts": [
        "/alerts",
      ],
      "article": [
        "/latest/reading-an-auction-sheet/3",
      ],
      "articles": [
        "/latest",
      ],
      "askSeller": [
        "/messages/new?product=4711",
        "/messages/new?product=4711&facts=first_registered%2Cbody",
      ],
      "assessment": [
        "/careers/technical-assessment",
      ],
      "basket": [
        "/my-basket",
      ],
      "bulkStock": [
        "/bulk-stock-procurement",
      ],
      "calculator": [
        "/calculator",
        "/calculator?country=ZM&price=5200",
      ],
      "cars": [
        "/cars",
      ],
      "checkout": [
        "/checkout",
      ],
      "commercialVehicles": [
        "/commercial-vehicles",
      ],
      "compare": [
        "/compare",
        "/compare?ids=4711,12",
      ],
      "confirm": [
        "/confirm-order?order=52",
      ],
      "deals": [
        "/deals",
      ],
      "details": [
        "/details/4711",
        "/details/6021/parts",
      ],
      "electronics": [
        "/electronics",
      ],
      "exportDeals": [
        "/best-export-deals/g-landing",
      ],
      "favourites": [
        "/favourites",
        "/favourites?list=For+Mum+%26+me",
      ],
      "find": [
        "/find",
        "/find?q=toyota%20hilux",
        "/find?q=toyta%20%26%20co&literal=true",
        "/find?q=brake&kind=vehicles",
      ],
      "flashConfirm": [
        "/flash-discount-confirm",
      ],
      "flashDiscount": [
        "/flash-discount",
      ],
      "garage": [
        "/my-vehicles",
      ],
      "helpContact": [
        "/help-contact",
      ],
      "home": [
        "/",
      ],
      "howToBuy": [
        "/how-to-buy",
      ],
      "importGuides": [
        "/import",
      ],
      "importRules": [
        "/import/zambia",
        "/import/dr-congo",
      ],
      "item": [
        "/item-details/v1%7C25%7C0/49.99",
      ],
      "itemSearch": [
        "/partner-one-search",
      ],
      "items": [
        "/partner-one-search/car%20radio/0/0/1/b",
        "/partner-one-search-cat/shirt/100/0/2/a/mens-fashion",
      ],
      "localMake": [
        "/product-search",
        "/product-search/land-rover",
        "/product-search/toyota?page=3",
      ],
      "localServices": [
        "/local-services",
      ],
      "marketingManager": [
        "/careers/national-marketing-manager",
      ],
      "offers": [
        "/profile?tab=offers",
      ],
      "order": [
        "/orders/52",
      ],
      "parts": [
        "/auto-parts",
        "/auto-parts/Timing%20%26%20Belts",
        "/auto-parts/Brake%20Pads?make=toyota&page=2",
      ],
      "partsRequest": [
        "/parts-request",
        "/parts-request?about=Timing+%26+Belts",
      ],
      "privacy": [
        "/privacy-policy",
      ],
      "profile": [
        "/profile",
      ],
      "promotionTools": [
        "/advertising-tools",
      ],
      "requestAnswers": [
        "/request-answers",
      ],
      "resendActivation": [
        "/resend-activation-link",
        "/resend-activation-link?next=%2Fdetails%2F4711",
      ],
      "resetPassword": [
        "/auth-reset",
        "/auth-reset?next=%2Fdetails%2F4711",
      ],
      "review": [
        "/review-order",
      ],
      "searchForm": [
        "/search",
      ],
      "seen": [
        "/seen",
      ],
      "seller": [
        "/sellers/11",
        "/sellers/11?page=2&reviews=3",
      ],
      "sharedList": [
        "/shared-list",
      ],
      "sharedPapers": [
        "/shared-papers",
      ],
      "signIn": [
        "/login",
        "/login?next=%2Fdetails%2F4711%3Fcountry%3DKE%26port%3Dmombasa",
      ],
      "signInForDeal": [
        "/login-c?next=%2Fdetails%2F4711",
      ],
      "signUp": [
        "/login?tab=sign-up",
        "/login?tab=sign-up&next=%2Fdetails%2F4711",
      ],
      "stopAlerts": [
        "/stop-alerts/42-h7JXc1yYvQ",
      ],
      "supporterProgramme": [
        "/supporter-programme/home",
        "/supporter-programme/compensation",
      ],
      "terms": [
        "/terms-and-conditions",
      ],
      "thread": [
        "/messages/31",
      ],
      "vehicles": [
        "/search/1/0/0/1/*/*/*",
        "/search/1/0/0/2/isuzu/*/1",
        "/search/3/500/8000/1/Land%20Rover/Range%20Rover/*",
      ],
      "vehiclesOfMake": [
        "/search/land-rover",
        "/search/cars/0/1500000",
        "/search/toyota/100000/1500000",
      ],
      "verify": [
        "/verify",
        "/verify/7K2QX-9MN4R",
      ],
    }
  `)
})
