// Generated from the English catalogues by `pnpm i18n`: never edited by hand.

export type Domain =
  | 'articles'
  | 'auth'
  | 'basket'
  | 'checkout'
  | 'company'
  | 'deals'
  | 'details'
  | 'help'
  | 'home'
  | 'howToBuy'
  | 'items'
  | 'privacy'
  | 'programme'
  | 'requests'
  | 'search'
  | 'shared'
  | 'shell'
  | 'spares'
  | 'terms'

/** Every sentence's id, and what it needs filled in. */
export interface Messages {
  'shell.skip': null
  'shell.home': null
  'shell.cars': null
  'shell.parts': null
  'shell.about': null
  'shell.menu': null
  'shell.main': null
  'shell.brandHome': { brand: string | number }
  'shell.findVehicle': null
  'shell.findExample': null
  'shell.find': null
  'shell.logIn': null
  'shell.logOut': null
  'shell.notLoggedOut': null
  'shell.myAccount': null
  'shell.myBasket': null
  'shell.itemCount': { count: number }
  'shell.buy': null
  'shell.company': null
  'shell.sellWithUs': null
  'shell.commercialVehicles': null
  'shell.autoSpares': null
  'shell.partnerGoods': null
  'shell.dealsOfTheDay': null
  'shell.howToBuy': null
  'shell.bulkStock': null
  'shell.helpAndContact': null
  'shell.ourOffices': null
  'shell.newsAndReviews': null
  'shell.becomeSeller': null
  'shell.supporterProgramme': null
  'shell.advertise': null
  'shell.privacy': null
  'shell.terms': null
  'shell.legal': null
  'shell.contact': null
  'shell.officeHours': null
  'shell.notFound': null
  'shell.notFoundWhy': null
  'shell.goHome': null
  'shell.pageFailed': null
  'shell.pageFailedWhy': null
  'shell.tryAgain': null
  'shell.accountNotOpened': null
  'shell.checkConnection': null
  'shell.openingAccount': null
  'shell.accountNeedsScript': null
  'shell.oneMoment': null
  'shell.language': null
  'shell.stay': null
}
