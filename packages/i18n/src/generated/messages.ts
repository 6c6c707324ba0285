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
  | 'mails'
  | 'privacy'
  | 'programme'
  | 'refusals'
  | 'requests'
  | 'search'
  | 'shared'
  | 'shell'
  | 'spares'
  | 'terms'
  | 'ui'

/** Every sentence's id, and what it needs filled in. */
export interface Messages {
  'articles.description': null
  'articles.lead': null
  'articles.listFailed': null
  'articles.none': null
  'articles.all': null
  'articles.article': null
  'articles.failed': null
  'articles.searchCars': null
  'articles.more': null
  'articles.moreToRead': null
  'articles.loadingTitle': null
  'articles.loading': null
  'auth.openAccount': null
  'auth.welcomeBack': null
  'auth.resetTitle': null
  'auth.yourAccount': null
  'auth.signUp': null
  'auth.signIn': null
  'auth.tabSignUp': null
  'auth.tabSignIn': null
  'auth.tabReset': null
  'auth.takenBack': null
  'auth.backToSignIn': null
  'auth.continueWithGoogle': null
  'auth.orWithEmail': null
  'auth.email': null
  'auth.password': null
  'auth.passwordHint': null
  'auth.confirmPassword': null
  'auth.newPassword': null
  'auth.confirmNewPassword': null
  'auth.showPassword': null
  'auth.hidePassword': null
  'auth.firstName': null
  'auth.lastName': null
  'auth.emailHint': null
  'auth.country': null
  'auth.chooseCountry': null
  'auth.createAccount': null
  'auth.forgotPassword': null
  'auth.noActivationMail': null
  'auth.passwordsDiffer': null
  'auth.emailAndPassword': null
  'auth.names': null
  'auth.signInIncomplete': null
  'auth.resetEmail': null
  'auth.emailInvalid': null
  'auth.tooLong': null
  'auth.registerRefused': null
  'auth.registerFailed': null
  'auth.socialFailed': null
  'auth.signInFailed': null
  'auth.failed': null
  'auth.accountCreated': null
  'auth.linkSent': null
  'auth.activationDelay': null
  'auth.continue': null
  'auth.resendLink': null
  'auth.activateTitle': null
  'auth.activating': null
  'auth.activated': null
  'auth.linkExpired': null
  'auth.linkInvalid': null
  'auth.requestNewLink': null
  'auth.resendLead': null
  'auth.sendLink': null
  'auth.resent': null
  'auth.alreadyActive': null
  'auth.notRegistered': null
  'auth.contactUs': null
  'auth.useAnotherEmail': null
  'auth.resetLead': null
  'auth.resetSent': null
  'auth.resetLinkInvalid': null
  'auth.askForNewLink': null
  'auth.chooseNewPassword': null
  'auth.saveNewPassword': null
  'basket.yourBasket': null
  'basket.loading': null
  'basket.loadFailed': null
  'basket.empty': null
  'basket.emptyHint': null
  'basket.continueShopping': null
  'basket.items': null
  'basket.quantity': null
  'basket.onlyOne': null
  'basket.beforeDiscount': { amount: string | number }
  'basket.includingTax': { count: number }
  'basket.stockLeft': { count: number }
  'basket.changeFailed': null
  'basket.remove': null
  'basket.removeItem': { title: string | number }
  'basket.removeAsk': null
  'basket.keep': null
  'basket.shipping': null
  'basket.discount': null
  'basket.sum': null
  'basket.noPaymentNow': null
  'basket.total': null
  'basket.withoutShipping': null
  'basket.proceed': null
  'basket.code': null
  'basket.apply': null
  'basket.codeMissing': null
  'basket.codeShort': null
  'basket.codePresent': null
  'basket.codeRejected': null
  'basket.codeFailed': null
  'basket.codeApplied': null
  'basket.promoCodeApplied': null
  'basket.discountCode': null
  'basket.promoCode': null
  'basket.removeDiscountCode': { code: string | number }
  'basket.removePromoCode': { code: string | number }
  'basket.quoteTitle': null
  'basket.quoteLead': null
  'basket.undetermined': null
  'basket.quoteLapsed': null
  'basket.contactNumber': null
  'basket.request': null
  'basket.requestHint': null
  'basket.tooLong': null
  'basket.requestQuote': null
  'basket.quotePending': null
  'basket.quoteRequested': null
  'basket.quoteFailed': null
  'basket.answeredTitle': null
  'basket.answered': null
  'basket.answeredTerms': null
  'checkout.steps': null
  'checkout.stepShipping': null
  'checkout.stepReview': null
  'checkout.stepOrder': null
  'checkout.checkout': null
  'checkout.loading': null
  'checkout.loadFailed': null
  'checkout.undetermined': null
  'checkout.goToBasket': null
  'checkout.empty': null
  'checkout.emptyHint': null
  'checkout.continueShopping': null
  'checkout.recovering': null
  'checkout.whoReceives': null
  'checkout.countriesFailed': null
  'checkout.consignee': null
  'checkout.consigneeLead': null
  'checkout.useSavedAddress': null
  'checkout.chooseAddress': null
  'checkout.title': null
  'checkout.choose': null
  'checkout.mr': null
  'checkout.mrs': null
  'checkout.miss': null
  'checkout.ms': null
  'checkout.firstName': null
  'checkout.lastName': null
  'checkout.email': null
  'checkout.emailHint': null
  'checkout.contactNumber': null
  'checkout.contactHint': null
  'checkout.address': null
  'checkout.line1': null
  'checkout.line2': null
  'checkout.city': null
  'checkout.province': null
  'checkout.country': null
  'checkout.chooseCountry': null
  'checkout.remember': null
  'checkout.yourOrder': null
  'checkout.total': null
  'checkout.continueToReview': null
  'checkout.titleMissing': null
  'checkout.firstNameMissing': null
  'checkout.lastNameMissing': null
  'checkout.emailInvalid': null
  'checkout.phoneMissing': null
  'checkout.phoneDigits': null
  'checkout.phoneLength': null
  'checkout.line1Missing': null
  'checkout.cityMissing': null
  'checkout.provinceMissing': null
  'checkout.countryMissing': null
  'checkout.tooLong': null
  'checkout.reviewTitle': null
  'checkout.whatYouPay': null
  'checkout.nothingNow': null
  'checkout.submit': null
  'checkout.change': null
  'checkout.items': null
  'checkout.changeItems': null
  'checkout.changeConsignee': null
  'checkout.shipping': null
  'checkout.changeShipping': null
  'checkout.quantity': { quantity: string | number }
  'checkout.whatNext': null
  'checkout.nextReserve': { email: string | number }
  'checkout.nextPay': null
  'checkout.nextPhone': null
  'checkout.nextCollect': null
  'checkout.outOfStock': null
  'checkout.soldMeanwhile': null
  'checkout.notSignedIn': null
  'checkout.orderFailed': null
  'checkout.refusedError': { reason: string | number }
  'checkout.networkError': null
  'checkout.serverError': null
  'checkout.orderError': { status: string | number }
  'checkout.reference': { reference: string | number }
  'checkout.contactService': null
  'checkout.cancel': null
  'checkout.logIn': null
  'checkout.okay': null
  'checkout.orderLoadFailed': null
  'checkout.orderMissing': null
  'checkout.orderMissingHint': null
  'checkout.yourOrders': null
  'checkout.received': null
  'checkout.receivedMeaning': null
  'checkout.declined': null
  'checkout.declinedMeaning': null
  'checkout.paid': null
  'checkout.paidMeaning': null
  'checkout.shipped': null
  'checkout.shippedMeaning': null
  'checkout.cancelled': null
  'checkout.cancelledMeaning': null
  'checkout.statusPending': null
  'checkout.statusDeclined': null
  'checkout.statusAuthorized': null
  'checkout.statusShipped': null
  'checkout.statusCanceled': null
  'checkout.orderPlaced': { day: string | number }
  'checkout.confirmationSent': null
  'checkout.whatToDo': null
  'checkout.doPay': { day: string | number; reference: string | number }
  'checkout.doPhone': { hours: string | number }
  'checkout.weShip': { port: string | number }
  'checkout.weShipToPort': null
  'checkout.orderNumber': { number: string | number }
  'checkout.costIncluded': { cost: string | number }
  'checkout.marineInsurance': null
  'checkout.insuranceRequested': null
  'checkout.insuranceNo': null
  'checkout.howToPay': null
  'checkout.amount': null
  'checkout.paymentReference': null
  'checkout.paymentReferenceName': null
  'checkout.line': null
  'checkout.payBy': null
  'checkout.neverByMail': null
  'checkout.openWallet': null
  'checkout.proForma': null
  'checkout.proFormaFailed': null
  'company.aboutTitle': { brand: string | number }
  'company.aboutLead': null
  'company.aboutDescription': { brand: string | number }
  'company.searchCars': null
  'company.whatWeDo': null
  'company.whatWeDo1': { brand: string | number }
  'company.whatWeDo2': null
  'company.goods': null
  'company.goodsExport': null
  'company.goodsKenya': null
  'company.goodsBulk': null
  'company.trust': null
  'company.trustSellers': null
  'company.trustTotal': null
  'company.trustInvoice': null
  'company.trustReserved': null
  'company.trustPeople': { cities: string | number }
  'company.money': null
  'company.moneyText': null
  'company.work': null
  'company.workSell': null
  'company.workPromote': null
  'company.workPosition': null
  'company.advertiseLead': { brand: string | number }
  'company.advertiseDescription': null
  'company.waysToAdvertise': null
  'company.listGoods': null
  'company.listGoodsText': null
  'company.recommend': null
  'company.recommendText': null
  'company.promotionTools': null
  'company.promotionToolsText': null
  'company.businesses': null
  'company.businessesText': null
  'company.advertisingSubject': null
  'company.writeAboutAdvertising': null
  'company.refused': null
  'company.refusedText': null
  'company.commercialTitle': null
  'company.commercialLead': null
  'company.commercialDescription': null
  'company.searchCommercial': null
  'company.beforeOrder': null
  'company.beforeRules': null
  'company.beforeSize': null
  'company.beforePhotos': null
  'company.upTo': { amount: string | number }
  'company.seeAll': { amount: string | number }
  'company.officesLead': null
  'company.officesDescription': { places: string | number }
  'company.officePhones': { city: string | number }
  'company.officeDirections': { city: string | number }
  'company.officeMap': { city: string | number }
  'company.officeMapLink': { city: string | number }
  'company.managerSubject': null
  'company.manager': null
  'company.managerLead': { brand: string | number }
  'company.managerDescription': null
  'company.about': null
  'company.applyByEmail': null
  'company.apply': null
  'company.apply1': null
  'company.apply2': null
  'company.duties': null
  'company.dutyKnown': null
  'company.dutySupporters': null
  'company.dutyDealers': null
  'company.dutyListen': null
  'company.profile': null
  'company.profileTrade': null
  'company.profileCountry': null
  'company.profileLanguages': null
  'company.profileHonest': null
  'deals.description': null
  'deals.lead': null
  'deals.getFlashCode': null
  'deals.today': null
  'deals.failed': null
  'deals.none': null
  'deals.searchAllCars': null
  'deals.allCarsInSearch': null
  'deals.totalTo': { port: string | number }
  'deals.searchCars': null
  'deals.exportTitle': null
  'deals.exportDescription': null
  'deals.exportLead': null
  'deals.age': null
  'deals.ageRule': null
  'deals.steering': null
  'deals.steeringRule': null
  'deals.inspection': null
  'deals.inspectionRule': null
  'deals.readyForMombasa': null
  'deals.exportDeals': null
  'deals.readImportRules': null
  'deals.flashTitle': null
  'deals.flashDescription': null
  'deals.offerEnds': null
  'deals.timeLeft': null
  'deals.days': null
  'deals.hours': null
  'deals.minutes': null
  'deals.seconds': null
  'deals.whatCodeDoes': null
  'deals.off200': null
  'deals.valid3Days': null
  'deals.vehiclesOnly': null
  'deals.minimumOrder': null
  'deals.oncePerCustomer': null
  'deals.offerEnded': null
  'deals.oldCodesWork': null
  'deals.codeRevealed': null
  'deals.howToUseIt': null
  'deals.useOtherEmail': null
  'deals.sentToo': { email: string | number }
  'deals.reveal': null
  'deals.revealingCode': null
  'deals.claimFailed': null
  'deals.email': null
  'deals.emailRequired': null
  'deals.emailInvalid': null
  'deals.tooLong': null
  'deals.yourCode': null
  'deals.showingCode': null
  'deals.code': null
  'deals.codeExpired': null
  'deals.wasValidUntil': { end: string | number }
  'deals.validUntil': { email: string | number }
  'deals.chooseAndBuy': null
  'deals.signInFree': null
  'deals.typeInBasket': null
  'deals.conditions': null
  'deals.chooseVehicle': null
  'deals.goToBasket': null
  'deals.noCode': null
  'deals.getCode': null
  'deals.noCodeWhy': null
  'details.vehicle': null
  'details.failed': null
  'details.loading': null
  'details.loadingVehicle': null
  'details.atLocation': { location: string | number }
  'details.inKenya': null
  'details.available': null
  'details.underAuction': null
  'details.outOfStock': null
  'details.reference': { number: string | number }
  'details.priceBeforeShipping': null
  'details.price': null
  'details.notDeclared': null
  'details.specification': null
  'details.features': null
  'details.aboutVehicle': null
  'details.aboutPart': null
  'details.nothingWritten': null
  'details.make': null
  'details.model': null
  'details.bodyType': null
  'details.modelYear': null
  'details.mileage': null
  'details.engineSize': null
  'details.fuelType': null
  'details.transmission': null
  'details.colour': null
  'details.partNumber': null
  'details.condition': null
  'details.steering': null
  'details.drive': null
  'details.doors': null
  'details.seats': null
  'details.yes': null
  'details.no': null
  'details.buy': null
  'details.where': null
  'details.country': null
  'details.chooseCountry': null
  'details.port': null
  'details.choosePort': null
  'details.findPort': null
  'details.countryFirst': null
  'details.how': null
  'details.roro': null
  'details.roroText': null
  'details.container': null
  'details.containerText': null
  'details.byQuote': null
  'details.typeIsBack': null
  'details.quantity': null
  'details.insurance': null
  'details.insuranceText': null
  'details.showTotal': null
  'details.needsScript': null
  'details.buyNow': null
  'details.shipping': null
  'details.shippingTo': { port: string | number; type: string | number }
  'details.total': null
  'details.totalTo': { port: string | number }
  'details.noCharge': { country: string | number }
  'details.notIncluded': null
  'details.noDestination': null
  'details.noOption': null
  'details.after': null
  'details.after.invoice': null
  'details.after.invoiceText': null
  'details.after.call': null
  'details.after.callText': null
  'details.after.pay': null
  'details.after.payText': null
  'details.after.ship': null
  'details.after.shipText': null
  'details.contact': null
  'details.contactText': { brand: string | number; hours: string | number }
  'details.inquire': null
  'details.talk': null
  'details.auctionAdvice': null
  'details.localVehicle': null
  'details.localPart': null
  'details.similar': null
  'details.compatibility': null
  'details.compatibilityFailed': null
  'details.compatibilityUnknown': null
  'details.fitsModel': { name: string | number; count: number }
  'details.fitsModels': { models: number; count: number }
  'details.version': null
  'details.engine': null
  'details.years': null
  'details.withdrawn': { title: string | number }
  'details.withdrawnListing': null
  'details.withdrawnWhy': null
  'details.browseParts': null
  'details.seeOthers': { name: string | number }
  'details.seeAll': null
  'details.seeItem': null
  'details.partnerGoods': null
  'help.lead': null
  'help.description': null
  'help.call': { phone: string | number }
  'help.write': null
  'help.topics': null
  'help.answers': null
  'help.howToBuyText': null
  'help.bulk': null
  'help.bulkText': null
  'help.aboutUs': null
  'help.aboutUsText': null
  'help.supportersText': null
  'help.activation': null
  'help.activationAnswer': null
  'help.resend': null
  'help.password': null
  'help.passwordAnswer': null
  'help.reset': null
  'help.orders': null
  'help.ordersAnswer': null
  'help.quote': null
  'help.quoteAnswer': null
  'help.otherDetails': null
  'help.otherDetailsAnswer': null
  'help.part': null
  'help.partAnswer': null
  'help.askForPart': null
  'home.title': { brand: string | number }
  'home.description': null
  'home.tagLine': null
  'home.promise': null
  'home.carsUpTo': { to: string | number }
  'home.carsBetween': { from: string | number; to: string | number }
  'home.carsAbove': { from: string | number }
  'home.seeAll': null
  'home.previous': { label: string | number }
  'home.next': { label: string | number }
  'home.findCar': null
  'home.findYourCar': null
  'home.priceFrom': null
  'home.priceTo': null
  'home.choose': null
  'home.make': null
  'home.anyMake': null
  'home.search': null
  'home.inKenya': null
  'home.makeInKenya': { make: string | number }
  'home.brands': null
  'home.brandsFailed': null
  'home.brandsFailedWhy': null
  'home.vehiclesOfBrand': { count: number }
  'home.allBrands': { count: number }
  'home.offers': null
  'home.dealsText': null
  'home.flash': { amount: string | number }
  'home.flashText': null
  'home.exportDeals': null
  'home.exportDealsText': null
  'home.why': null
  'home.free': null
  'home.freeText': null
  'home.convenient': null
  'home.convenientText': null
  'home.trusted': null
  'home.trustedText': null
  'home.hatchbacks': null
  'home.sedans': null
  'home.suvs': null
  'home.mostSearched': null
  'home.failed': null
  'home.vehiclesFailed': null
  'home.trucks': null
  'home.how': null
  'home.how.search': null
  'home.how.searchText': null
  'home.how.port': null
  'home.how.portText': null
  'home.how.pay': null
  'home.how.payText': null
  'home.how.dispatch': null
  'home.how.dispatchText': null
  'home.how.delivery': null
  'home.how.deliveryText': null
  'home.allArticles': null
  'home.articlesFailed': null
  'home.follow': { brand: string | number }
  'home.trust': null
  'home.trust.invoice': null
  'home.trust.account': null
  'home.trust.shipping': null
  'home.call': null
  'home.write': null
  'howToBuy.lead': null
  'howToBuy.description': null
  'howToBuy.searchCars': null
  'howToBuy.bankWarning': null
  'howToBuy.bankWarningText': null
  'howToBuy.questions': null
  'howToBuy.search': null
  'howToBuy.search1': null
  'howToBuy.search2': null
  'howToBuy.order': null
  'howToBuy.order1': null
  'howToBuy.order2': null
  'howToBuy.pay': null
  'howToBuy.pay1': null
  'howToBuy.pay2': null
  'howToBuy.dispatch': null
  'howToBuy.dispatch1': null
  'howToBuy.delivery': null
  'howToBuy.delivery1': null
  'howToBuy.included': null
  'howToBuy.includedAnswer': null
  'howToBuy.mayImport': null
  'howToBuy.mayImportAnswer': null
  'howToBuy.noCharge': null
  'howToBuy.noChargeAnswer': null
  'howToBuy.reserved': null
  'howToBuy.reservedAnswer': null
  'howToBuy.roroOrContainer': null
  'howToBuy.roroOrContainerAnswer': null
  'howToBuy.insured': null
  'howToBuy.insuredAnswer': null
  'howToBuy.needAccount': null
  'howToBuy.needAccountAnswer': null
  'howToBuy.createAccount': null
  'howToBuy.ports': null
  'howToBuy.portsCaption': null
  'howToBuy.countryAndPort': null
  'howToBuy.container': null
  'howToBuy.onRequest': { countries: string | number }
  'howToBuy.roro': null
  'items.item': null
  'items.itemFailed': null
  'items.loading': null
  'items.loadingItem': null
  'items.partnerSilent': null
  'items.start.description': null
  'items.start.text': null
  'items.kinds': null
  'items.kind.cars': null
  'items.kind.accessories': null
  'items.kind.phones': null
  'items.kind.electronics': null
  'items.kind.tools': null
  'items.kind.solar': null
  'items.kind.men': null
  'items.kind.women': null
  'items.searchPartners': null
  'items.lookingFor': null
  'items.example': null
  'items.search': null
  'items.title': { words: string | number; page: number }
  'items.description': { count: number; words: string | number; title: string | number; price: string | number }
  'items.results': null
  'items.searching': null
  'items.found': { count: number }
  'items.failed': null
  'items.filtersButton': null
  'items.filters': null
  'items.sortBy': null
  'items.sort.ascending': null
  'items.sort.descending': null
  'items.sort.best': null
  'items.price': null
  'items.from': null
  'items.to': null
  'items.any': null
  'items.showResults': null
  'items.nothingFound': null
  'items.nothingFoundText': null
  'items.firstPage': null
  'items.anyPrice': null
  'items.allKinds': null
  'items.seeAll': null
  'items.askUs': null
  'items.available': null
  'items.underAuction': null
  'items.outOfStock': null
  'items.inquire': null
  'items.inquireAbout': { title: string | number }
  'items.buyNow': null
  'items.buyTitle': { title: string | number }
  'items.bid': null
  'items.priceBeforeShipping': null
  'items.conditions': null
  'items.conditionText': { meaning: string | number }
  'items.condition.openBox': null
  'items.condition.newOther': null
  'items.condition.forParts': null
  'items.meaning.new': null
  'items.meaning.newOther': null
  'items.meaning.openBox': null
  'items.meaning.refurbished': null
  'items.meaning.used': null
  'items.meaning.forParts': null
  'items.meaning.unknown': null
  'items.tabs': null
  'items.about': null
  'items.delivery': null
  'items.descriptionTitle': null
  'items.nothingWritten': null
  'items.spec.manufacturer': null
  'items.spec.model': null
  'items.spec.mileage': null
  'items.spec.modelYear': null
  'items.spec.engineSize': null
  'items.spec.transmission': null
  'items.spec.fuelType': null
  'items.spec.petrol': null
  'items.spec.bodyType': null
  'items.spec.hatchback': null
  'items.spec.doors': null
  'items.yes': null
  'items.no': null
  'items.delivery.partner': null
  'items.delivery.auction': null
  'items.delivery.shipping': null
  'items.delivery.payment': null
  'items.delivery.duty': null
  'items.buy': null
  'items.country': null
  'items.chooseCountry': null
  'items.quoteUnknown': null
  'items.quoteNoPort': null
  'items.quotePort': { port: string | number }
  'items.quantity': null
  'items.noneLeft': null
  'items.atMost': { count: number }
  'items.left': { count: number }
  'items.priceOf': { count: number }
  'items.shipping': null
  'items.quoted': null
  'items.beforeShipping': null
  'items.needsScript': null
  'items.noCountry': null
  'items.alsoViewed': null
  'items.auction': null
  'items.auctionAdvice': null
  'items.auctionMessage': { title: string | number; address: string | number }
  'items.sendMessage': null
  'items.notNow': null
  'items.auction.most': null
  'items.auction.bid': null
  'items.auction.pay': null
  'items.auctionEnds': null
  'mails.greeting': { name: string | number }
  'mails.greetingUnnamed': null
  'mails.ifButtonFails': null
  'mails.questions': { email: string | number }
  'mails.note': null
  'mails.reason': null
  'mails.total': null
  'mails.destination': null
  'mails.openDashboard': null
  'mails.activate.subject': { brand: string | number }
  'mails.activate.title': null
  'mails.activate.thanks': { brand: string | number }
  'mails.activate.once': { hours: string | number }
  'mails.activate.action': null
  'mails.activate.closing': null
  'mails.reset.subject': { brand: string | number }
  'mails.reset.title': null
  'mails.reset.asked': null
  'mails.reset.once': { hours: string | number }
  'mails.reset.closing': null
  'mails.order.confirmation.subject': { number: string | number }
  'mails.order.confirmation.title': { number: string | number }
  'mails.order.confirmation.reservedOne': { title: string | number; day: string | number }
  'mails.order.confirmation.reservedMany': { count: string | number; day: string | number }
  'mails.order.confirmation.pay': { total: string | number; means: string | number }
  'mails.order.or': { first: string | number; second: string | number }
  'mails.order.closing': { sender: string | number; support: string | number }
  'mails.order.action': null
  'mails.order.number': null
  'mails.order.reference': null
  'mails.order.payBy': null
  'mails.order.bankDetails': null
  'mails.order.refunded': null
  'mails.order.refundedBy': { amount: string | number; method: string | number }
  'mails.order.refundReference': null
  'mails.order.declined.subject': { number: string | number }
  'mails.order.declined.title': null
  'mails.order.declined.ended': null
  'mails.order.declined.write': null
  'mails.order.authorized.subject': { number: string | number }
  'mails.order.authorized.title': null
  'mails.order.authorized.thanks': null
  'mails.order.shipped.subject': { number: string | number }
  'mails.order.shipped.title': null
  'mails.order.shipped.papers': null
  'mails.order.cancelled.subject': { number: string | number }
  'mails.order.cancelled.title': null
  'mails.order.cancelled.ended': null
  'mails.order.cancelled.paid': null
  'mails.order.returned.subject': { number: string | number }
  'mails.order.returned.ended': null
  'mails.order.returned.sent': null
  'mails.quote.subject': { charge: string | number }
  'mails.quote.subjectAgain': { charge: string | number }
  'mails.quote.title': null
  'mails.quote.titleAgain': null
  'mails.quote.costs': { charge: string | number }
  'mails.quote.asDescribed': null
  'mails.quote.shipping': null
  'mails.quote.action': null
  'mails.quote.closing': { email: string | number }
  'mails.flash.subject': { brand: string | number; code: string | number }
  'mails.flash.title': null
  'mails.flash.use': null
  'mails.flash.code': null
  'mails.flash.takesOff': null
  'mails.flash.amount': null
  'mails.flash.validUntil': null
  'mails.flash.for': null
  'mails.flash.vehiclesOnly': null
  'mails.flash.minimum': null
  'mails.flash.minimumAmount': null
  'mails.flash.usage': null
  'mails.flash.once': null
  'mails.flash.action': null
  'mails.flash.closing': null
  'mails.vendor.approved.subject': { brand: string | number }
  'mails.vendor.approved.title': null
  'mails.vendor.approved.welcome': { brand: string | number }
  'mails.vendor.approved.begin': null
  'mails.vendor.refused.subject': { brand: string | number }
  'mails.vendor.refused.title': null
  'mails.vendor.refused.looked': null
  'mails.vendor.suspended.subject': { brand: string | number }
  'mails.vendor.suspended.title': null
  'mails.vendor.suspended.hidden': null
  'mails.vendor.reinstated.subject': { brand: string | number }
  'mails.vendor.reinstated.title': null
  'mails.vendor.reinstated.shown': null
  'mails.listing.down.subject': { title: string | number }
  'mails.listing.down.title': null
  'mails.listing.down.hidden': null
  'mails.listing.back.subject': { title: string | number }
  'mails.listing.back.title': null
  'mails.listing.back.live': null
  'mails.listing.back.draft': null
  'mails.listing.listing': null
  'mails.listing.number': null
  'mails.request.subject': { reference: string | number }
  'mails.request.title': null
  'mails.request.thanks': { kind: string; hours: string | number }
  'mails.request.reference': null
  'mails.request.writeTo': null
  'mails.request.closing': null
  'mails.method.bank': null
  'mails.method.bitcoin': null
  'mails.refundBy.bank': null
  'mails.refundBy.bitcoin': null
  'mails.refundBy.other': null
  'privacy.englishRules': null
  'privacy.lead': null
  'privacy.description': { brand: string | number }
  'privacy.browsing': null
  'privacy.browsing1': null
  'privacy.browsing2': null
  'privacy.account': null
  'privacy.accountKept': null
  'privacy.accountName': null
  'privacy.accountPassword': null
  'privacy.accountBasket': null
  'privacy.accountSearches': null
  'privacy.accountGoogle': null
  'privacy.accountToken': null
  'privacy.orders': null
  'privacy.orders1': null
  'privacy.requests': null
  'privacy.requests1': null
  'privacy.supporters': null
  'privacy.supporters1': null
  'privacy.others': null
  'privacy.others1': null
  'privacy.othersSeller': null
  'privacy.othersBank': null
  'privacy.othersServers': null
  'privacy.othersAuthorities': null
  'privacy.others2': null
  'privacy.time': null
  'privacy.time1': null
  'privacy.rights': null
  'privacy.rights1': null
  'privacy.contact': null
  'privacy.contact1': { brand: string | number; address: string | number }
  'privacy.changed': null
  'programme.overview': null
  'programme.howItWorks': null
  'programme.howItWorksText': { points: string | number }
  'programme.compensation': null
  'programme.compensationText': null
  'programme.tools': null
  'programme.toolsText': null
  'programme.join': null
  'programme.homeLead': { brand: string | number }
  'programme.homeDescription': { brand: string | number }
  'programme.theProgramme': null
  'programme.what': null
  'programme.whatCode': null
  'programme.whatShare': { rate: string | number }
  'programme.whatFree': null
  'programme.notTitle': null
  'programme.notRecruiting': null
  'programme.notSalary': null
  'programme.notDiscount': null
  'programme.howTitle': null
  'programme.howLead': null
  'programme.howDescription': { tracking: string | number; holding: string | number; payout: string | number }
  'programme.stepJoin': null
  'programme.stepJoinText': null
  'programme.stepTrain': null
  'programme.stepTrainText': { points: string | number }
  'programme.stepRecommend': null
  'programme.stepRecommendText': { tracking: string | number }
  'programme.stepEarn': null
  'programme.stepEarnText': { holding: string | number }
  'programme.stepPaid': null
  'programme.stepPaidText': { threshold: string | number; payout: string | number }
  'programme.compensationLead': { lowest: string | number; highest: string | number }
  'programme.compensationDescription': null
  'programme.base': null
  'programme.baseText': { rate: string | number }
  'programme.example': null
  'programme.exampleText': null
  'programme.when': null
  'programme.whenTracked': { days: string | number }
  'programme.whenOld': { days: string | number }
  'programme.whenBalance': { threshold: string | number }
  'programme.whenPaid': { days: string | number }
  'programme.whenCancelled': null
  'programme.rates': null
  'programme.ratesCaption': null
  'programme.position': null
  'programme.qualifiedSales': null
  'programme.directReferrals': null
  'programme.downlineReferrals': null
  'programme.ratesText': null
  'programme.toolsTitle': null
  'programme.toolsLead': null
  'programme.toolsDescription': null
  'programme.material': null
  'programme.businessCards': null
  'programme.businessCardsSize': null
  'programme.businessCardsFile': null
  'programme.flyers': null
  'programme.flyersSize': null
  'programme.flyersFile': null
  'programme.signage': null
  'programme.signageSize': null
  'programme.signageFile': null
  'programme.materialAccess': null
  'programme.code': null
  'programme.codeText': null
  'programme.dashboard': null
  'programme.dashboardText': null
  'programme.words': null
  'programme.wordsCommission': null
  'programme.wordsPromises': null
  'programme.wordsIncome': null
  'programme.wordsMoney': null
  'refusals.not_found': null
  'refusals.invalid_page': null
  'refusals.no_longer_offered': null
  'refusals.server_error': null
  'refusals.json_unreadable': { cause: string | number }
  'refusals.json_empty': null
  'refusals.request_unreadable': { cause: string | number }
  'refusals.body_too_large': null
  'refusals.media_type_unsupported': { type: string | number }
  'refusals.method_not_allowed': { method: string | number }
  'refusals.null_characters': null
  'refusals.throttled': { seconds: string | number }
  'refusals.not_authenticated': null
  'refusals.token_invalid': null
  'refusals.token_missing': null
  'refusals.token_has_spaces': null
  'refusals.token_of_inactive': null
  'refusals.not_allowed': null
  'refusals.key_reused': null
  'refusals.overtaken': { who: string; name: string | number }
  'refusals.file_too_large': { megabytes: string | number }
  'refusals.form_too_long': { files: string | number; fields: string | number }
  'refusals.form_unreadable': null
  'refusals.file_expected': null
  'refusals.file_missing': null
  'refusals.image_invalid': null
  'refusals.required': null
  'refusals.unexpected_field': null
  'refusals.blank': null
  'refusals.empty': null
  'refusals.is_null': null
  'refusals.no_data': null
  'refusals.max_length': { limit: string | number }
  'refusals.min_length': { limit: string | number }
  'refusals.max_value': { limit: string | number }
  'refusals.min_value': { limit: string | number }
  'refusals.above_zero': null
  'refusals.multiple_of': { step: string | number }
  'refusals.max_decimal_places': { places: string | number }
  'refusals.max_items': { limit: string | number }
  'refusals.min_items': { limit: string | number }
  'refusals.too_many_entries': null
  'refusals.invalid_choice': { value: string | number }
  'refusals.invalid_email': null
  'refusals.invalid_value': null
  'refusals.not_a_string': null
  'refusals.not_an_integer': null
  'refusals.not_a_number': null
  'refusals.not_a_boolean': null
  'refusals.body_not_an_object': { type: string | number }
  'refusals.not_an_object': { type: string | number }
  'refusals.not_a_list': { type: string | number }
  'refusals.unknown_object': null
  'refusals.unknown_url': null
  'refusals.other_url': null
  'refusals.list_not_json': { parameter: string | number }
  'refusals.unknown_sort': { field: string | number }
  'refusals.sort_form': null
  'refusals.range_form': null
  'refusals.range_too_wide': { most: string | number }
  'refusals.filter_form': null
  'refusals.search_form': null
  'refusals.unknown_filter': { field: string | number }
  'refusals.filter_values': { field: string | number }
  'refusals.filter_bound': { field: string | number }
  'refusals.filter_not_comparable': { field: string | number }
  'refusals.account_activated': null
  'refusals.already_active': null
  'refusals.unknown_account': null
  'refusals.link_expired': null
  'refusals.link_invalid': null
  'refusals.link_resent': null
  'refusals.email_taken': null
  'refusals.emails_differ': null
  'refusals.wrong_credentials': null
  'refusals.account_deactivated': null
  'refusals.account_not_activated': null
  'refusals.inactive_account': null
  'refusals.social_token_invalid': null
  'refusals.other_application': null
  'refusals.authentication_failed': null
  'refusals.not_signed_in': null
  'refusals.signed_out': null
  'refusals.reset_mail_sent': null
  'refusals.password_reset': null
  'refusals.reset_link_invalid': null
  'refusals.passwords_differ': null
  'refusals.password_too_similar': { part: string }
  'refusals.password_too_short': { least: string | number }
  'refusals.password_too_common': null
  'refusals.password_numeric': null
  'refusals.path_invalid': null
  'refusals.handover_invalid': null
  'refusals.phone_invalid': null
  'refusals.address_known': null
  'refusals.own_account': null
  'refusals.own_role': null
  'refusals.account_inactive': null
  'refusals.last_administrator': null
  'refusals.seller_status_invalid': { wanted: string | number; email: string | number; status: string | number }
  'refusals.listing_changed': null
  'refusals.photos_changed': null
  'refusals.listing_is_live': null
  'refusals.photo_or_lecture': null
  'refusals.lectures_of_vehicles': null
  'refusals.too_many_lectures': { most: string | number }
  'refusals.model_missing': null
  'refusals.category_missing': null
  'refusals.listing_is_draft': null
  'refusals.stock_of_vendor': null
  'refusals.stock_promised': { count: string | number }
  'refusals.trim_unknown': { trim: string | number }
  'refusals.trim_not_built': { trim: string | number; years: string | number }
  'refusals.too_many_trims': { most: string | number }
  'refusals.partner_silent': null
  'refusals.import_without_rows': null
  'refusals.import_has_errors': { count: number }
  'refusals.import_started': null
  'refusals.file_is_spreadsheet': null
  'refusals.file_not_csv': null
  'refusals.file_not_csv_from': { line: string | number }
  'refusals.file_empty': null
  'refusals.file_without_rows': null
  'refusals.file_has_too_many_rows': { most: number }
  'refusals.file_has_blank_rows': null
  'refusals.file_quote_open': { line: string | number }
  'refusals.file_row_endless': { line: string | number }
  'refusals.column_missing': { heading: string | number }
  'refusals.column_twice': { heading: string | number }
  'refusals.column_unknown': { heading: string | number }
  'refusals.column_misspelt': { heading: string | number; meant: string | number }
  'refusals.unavailable': null
  'refusals.max_quantity': { count: string | number }
  'refusals.basket_limit': { most: string | number }
  'refusals.items_awaiting_checkout': null
  'refusals.discount_unknown': null
  'refusals.discount_expired': { code: string | number }
  'refusals.discount_used': null
  'refusals.discount_used_by_you': null
  'refusals.discount_present': null
  'refusals.not_qualified': null
  'refusals.own_promo_code': null
  'refusals.empty_basket': null
  'refusals.out_of_stock': null
  'refusals.only_some_left': { count: string | number }
  'refusals.line_unavailable': { title: string | number; left: number }
  'refusals.charge_undetermined': null
  'refusals.total_changed': { claimed: string | number; actual: string | number }
  'refusals.charge_changed': { claimed: string | number; actual: string | number }
  'refusals.consignee_phone_invalid': null
  'refusals.payment_missing': null
  'refusals.payment_amount': null
  'refusals.payment_without_balance': null
  'refusals.bitcoin_transaction_invalid': null
  'refusals.payment_balance_twice': null
  'refusals.order_status_invalid': { wanted: string | number; number: string | number; status: string | number }
  'refusals.sold_meanwhile': { title: string | number; left: number }
  'refusals.refund_missing': null
  'refusals.refund_of_nothing': null
  'refusals.refund_too_large': { amount: string | number }
  'refusals.quote_of_empty_basket': null
  'refusals.charge_determined': null
  'refusals.quote_ordered': { number: string | number }
  'refusals.basket_changed': null
  'refusals.quote_outdated': null
  'refusals.code_taken': null
  'refusals.voucher_used': null
  'refusals.voucher_referred': null
  'refusals.voucher_coming': null
  'refusals.voucher_ended': null
  'refusals.percentage_too_high': null
  'refusals.end_before_beginning': null
  'refusals.end_in_past': null
  'refusals.tariff_begins_in_past': null
  'refusals.tariff_in_force': null
  'refusals.tariff_past': null
  'refusals.tariff_was_charged': null
  'refusals.tariff_overlaps': { price: string | number; from: string | number; has_end: string; to: string | number }
  'refusals.port_unknown': null
  'refusals.port_known': null
  'refusals.port_name_without_letters': null
  'refusals.port_referred': null
  'refusals.not_an_agent': null
  'refusals.mobile_invalid': null
  'refusals.referrer_unknown': null
  'refusals.referrer_is_you': null
  'refusals.own_link': null
  'refusals.adjustment_of_nothing': null
  'refusals.no_payouts': null
  'refusals.payout_in_batch': { batch: string | number }
  'refusals.payout_too_small': null
  'refusals.own_batch': null
  'refusals.slug_of_readers': null
  'refusals.slug_taken': null
  'refusals.article_published': null
  'refusals.vehicle_not_on_offer': null
  'refusals.deal_known': null
  'refusals.offer_ended': null
  'refusals.pin_known': null
  'refusals.shelf_full': { length: string | number }
  'refusals.shelf_of_others': { shelf: string; reason: string; price: string | number }
  'requests.partTitle': null
  'requests.partLead': null
  'requests.partDescription': null
  'requests.partNeeded': null
  'requests.partHint': null
  'requests.electronicsTitle': null
  'requests.electronicsLead': null
  'requests.electronicsDescription': null
  'requests.whatYouNeed': null
  'requests.electronicsHint': null
  'requests.bulkTitle': null
  'requests.bulkLead': null
  'requests.bulkDescription': null
  'requests.bulkRequest': null
  'requests.bulkBasket': null
  'requests.bulkBasketText': null
  'requests.bulkPay': null
  'requests.bulkPayText': null
  'requests.bulkDelivery': null
  'requests.bulkDeliveryText': null
  'requests.bulkForm': null
  'requests.bulkHint': null
  'requests.name': null
  'requests.email': null
  'requests.contactNumber': null
  'requests.withCountryCode': null
  'requests.send': null
  'requests.missing': null
  'requests.received': null
  'requests.assessmentReceived': null
  'requests.reference': { reference: string | number }
  'requests.failed': null
  'requests.failedAdvice': null
  'requests.needsScript': null
  'requests.enterName': null
  'requests.enterEmail': null
  'requests.emailInvalid': null
  'requests.enterContactNumber': null
  'requests.enterRequest': null
  'requests.enterRefNumber': null
  'requests.enterInvoice': null
  'requests.enterSecondInvoice': null
  'requests.enterBenchmark': null
  'requests.tooLong': null
  'requests.assessment': null
  'requests.assessmentLead': null
  'requests.assessmentDescription': null
  'requests.marketingManager': null
  'requests.task': null
  'requests.taskFind': null
  'requests.taskWrite': null
  'requests.taskCompare': null
  'requests.taskHandIn': null
  'requests.answerTime': null
  'requests.answerTimeText': null
  'requests.handInYours': null
  'requests.handIn': null
  'requests.refNumber': null
  'requests.refNumberHint': null
  'requests.firstInvoice': null
  'requests.secondInvoice': null
  'requests.benchmark': null
  'requests.benchmarkHint': null
  'search.allVehicles': null
  'search.title': { name: string | number; bounds: string; from: string | number; to: string | number; page: number }
  'search.description': { count: number; bounds: string; from: string | number; to: string | number; cheapest: string }
  'search.results': null
  'search.searching': null
  'search.searchingShort': null
  'search.found': { count: number }
  'search.failed': null
  'search.correction': null
  'search.filters': null
  'search.filtersApplied': { count: number }
  'search.close': null
  'search.applied': null
  'search.remove': { label: string | number }
  'search.clear': null
  'search.show': { count: number }
  'search.showResults': null
  'search.class': null
  'search.make': null
  'search.anyMake': null
  'search.model': null
  'search.anyModel': null
  'search.categoriesFailed': null
  'search.categoriesExplained': null
  'search.categoriesAdvice': null
  'search.priceFrom': null
  'search.priceTo': null
  'search.any': null
  'search.priceBands': null
  'search.between': { from: string | number; to: string | number }
  'search.upTo': { to: string | number }
  'search.above': { from: string | number }
  'search.andMore': { from: string | number }
  'search.yearFrom': null
  'search.yearTo': null
  'search.newer': { year: string | number }
  'search.older': { year: string | number }
  'search.mileage': null
  'search.kmBetween': { from: string | number; to: string | number }
  'search.kmUpTo': { to: string | number }
  'search.kmAbove': { from: string | number }
  'search.fuel': null
  'search.gearbox': null
  'search.body': null
  'search.steering': null
  'search.colour': null
  'search.location': null
  'search.quoted': { words: string | number }
  'search.sortByPrice': null
  'search.ascending': null
  'search.descending': null
  'search.sort': null
  'search.models': null
  'search.allModels': null
  'search.nothingFound': null
  'search.nothingMatches': null
  'search.askUs': null
  'search.way': { way: string | number; count: number }
  'search.without.make': null
  'search.without.model': null
  'search.without.price': null
  'search.without.year': null
  'search.without.mileage': null
  'search.without.fuel': null
  'search.without.transmission': null
  'search.without.body': null
  'search.without.steering': null
  'search.without.colour': null
  'search.without.location': null
  'search.without.words': { words: string | number }
  'search.without.all': null
  'search.without.others': { name: string | number }
  'search.firstPage': null
  'search.searchAll': null
  'search.pictures': { count: number }
  'search.underAuction': null
  'search.beforeShipping': null
  'search.inquire': null
  'search.inquireAbout': { title: string | number }
  'search.year': null
  'search.notDeclared': null
  'search.kenya': null
  'search.kenya.description': null
  'search.kenya.make': { make: string | number; page: number }
  'search.kenya.makeDescription': { count: number; make: string | number }
  'search.kenya.lead': null
  'search.kenya.import': { make: string | number }
  'search.kenya.otherMakes': null
  'search.kenya.nobody': null
  'search.chooseMake': null
  'search.fact.petrol': null
  'search.fact.diesel': null
  'search.fact.hybrid': null
  'search.fact.electric': null
  'search.fact.lpg': null
  'search.fact.automatic': null
  'search.fact.manual': null
  'search.fact.cvt': null
  'search.fact.hatchback': null
  'search.fact.sedan': null
  'search.fact.wagon': null
  'search.fact.suv': null
  'search.fact.pickup': null
  'search.fact.doubleCab': null
  'search.fact.mpv': null
  'search.fact.van': null
  'search.fact.minibus': null
  'search.fact.bus': null
  'search.fact.truck': null
  'search.fact.tractorUnit': null
  'search.fact.excavator': null
  'search.fact.motorcycle': null
  'search.fact.rightHand': null
  'search.fact.leftHand': null
  'search.fact.right': null
  'search.fact.left': null
  'search.fact.twoWheel': null
  'search.fact.fourWheel': null
  'search.fact.white': null
  'search.fact.pearl': null
  'search.fact.silver': null
  'search.fact.grey': null
  'search.fact.black': null
  'search.fact.blue': null
  'search.fact.red': null
  'search.fact.green': null
  'search.fact.beige': null
  'search.fact.brown': null
  'search.fact.gold': null
  'search.fact.yellow': null
  'search.fact.orange': null
  'search.fact.new': null
  'search.fact.used': null
  'search.fact.newGenuine': null
  'search.fact.newAftermarket': null
  'search.fact.usedTested': null
  'search.fact.usedExcellent': null
  'search.fact.usedGood': null
  'search.fact.usedFair': null
  'search.fact.usedRepaired': null
  'search.fact.refurbished': null
  'shared.nothingFound': { keyword: string | number }
  'shared.searchFailed': null
  'shared.results': null
  'shared.searching': null
  'shared.resultsFound': { count: number }
  'shared.outOfStock': null
  'shared.onlyAvailable': { count: number }
  'shared.awaitingCheckout': null
  'shared.unavailable': null
  'shared.purchaseFailed': null
  'shared.purchaseFailedWith': { reference: string | number }
  'shared.partnerSilent': null
  'shared.unreachable': null
  'shared.talkToPerson': null
  'shared.nairobiHours': null
  'shared.weekdays': null
  'shared.weekdayHours': null
  'shared.saturday': null
  'shared.saturdayHours': null
  'shared.holidays': null
  'shared.closed': null
  'shared.copy': null
  'shared.copied': null
  'shared.copyWhat': { what: string | number }
  'shared.needsScript': { what: string | number }
  'shared.needsScriptHow': null
  'shared.make': null
  'shared.chooseMake': null
  'shared.show': null
  'shared.summary': null
  'shared.shipping': null
  'shared.toBeQuoted': null
  'shared.total': null
  'shared.totalWithoutShipping': null
  'shared.destination': null
  'shared.asQuoted': null
  'shared.notDetermined': null
  'shared.marineInsurance': null
  'shared.insuranceRequested': null
  'shared.insuranceNotRequested': null
  'shared.yourVehicle': null
  'shared.vehicleNameFailed': null
  'shared.vehicleUnknown': null
  'shared.changeVehicle': null
  'shared.clearVehicle': null
  'shared.doesItFit': null
  'shared.chooseSteps': null
  'shared.vehiclesFailed': null
  'shared.vehicleMake': null
  'shared.chooseVehicleMake': null
  'shared.vehicleModel': null
  'shared.chooseVehicleModel': null
  'shared.year': null
  'shared.chooseYear': null
  'shared.trim': null
  'shared.chooseTrim': null
  'shared.checkFit': null
  'shared.nextStep': null
  'shared.fits': null
  'shared.fitsNot': null
  'shared.fitUnknown': null
  'shared.sellerSaysFits': null
  'shared.sellerSaysFitsNot': null
  'shared.sellerSaysNothing': null
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
  'spares.title': { category: string | number; make: string; page: number }
  'spares.description': { count: number; category: string; make: string }
  'spares.categories': null
  'spares.categoriesLoading': null
  'spares.categoriesFailed': null
  'spares.categoriesExplained': null
  'spares.categoriesAdvice': null
  'spares.within': { category: string | number }
  'spares.parts': { count: number }
  'spares.in': { category: string | number }
  'spares.byMake': null
  'spares.anyMake': null
  'spares.showAll': null
  'spares.onlyFitting': null
  'spares.keyword': { category: string | number; make: string | number }
  'spares.request': null
  'spares.nobodyFits': null
  'spares.nobodyOffers': null
  'spares.firstPage': null
  'spares.ofAnyMake': null
  'spares.all': null
  'spares.allOf': { category: string | number }
  'spares.how': null
  'spares.how.number': null
  'spares.how.numberText': null
  'spares.how.prices': null
  'spares.how.pricesText': null
  'spares.how.contact': null
  'spares.how.contactText': null
  'spares.notListed': null
  'spares.requestPart': null
  'spares.requestElectronics': null
  'terms.englishRules': null
  'terms.lead': null
  'terms.description': { brand: string | number }
  'terms.parties': null
  'terms.parties1': { brand: string | number; address: string | number }
  'terms.accounts': null
  'terms.accounts1': null
  'terms.listings': null
  'terms.listings1': null
  'terms.listings2': null
  'terms.orders': null
  'terms.orders1': null
  'terms.orders2': null
  'terms.orders3': null
  'terms.shipping': null
  'terms.shipping1': null
  'terms.shipping2': null
  'terms.shipping3': null
  'terms.claims': null
  'terms.claims1': null
  'terms.local': null
  'terms.local1': null
  'terms.sellers': null
  'terms.sellers1': null
  'terms.codes': null
  'terms.codes1': null
  'terms.supporters1': { threshold: string | number; tracking: string | number; holding: string | number; payout: string | number }
  'terms.site': null
  'terms.site1': null
  'terms.law': null
  'terms.law1': null
  'terms.changed': null
  'ui.readingTime': null
  'ui.breadcrumb': null
  'ui.cancel': null
  'ui.close': null
  'ui.reference': { reference: string | number }
  'ui.tryAgain': null
  'ui.optional': null
  'ui.pictureOf': { label: string | number; number: string | number }
  'ui.zoomPicture': null
  'ui.choosePicture': null
  'ui.showPicture': { number: string | number }
  'ui.previousPicture': null
  'ui.nextPicture': null
  'ui.pictureCount': { number: string | number; count: string | number }
  'ui.noPicture': null
  'ui.noPictureOf': { label: string | number }
  'ui.loading': null
  'ui.pages': null
  'ui.page': { number: string | number }
  'ui.previousPage': null
  'ui.nextPage': null
  'ui.priceBefore': null
  'ui.save': { percent: string | number }
  'ui.less': null
  'ui.more': null
  'ui.revealPhone': null
  'ui.orderSteps': null
  'ui.stepShipping': null
  'ui.stepReview': null
  'ui.stepOrder': null
  'ui.done': null
  'ui.costGoods': null
  'ui.costDiscount': { name: string | number }
  'ui.costShipping': null
  'ui.costShippingBy': { method: string | number }
  'ui.bankTitle': null
  'ui.bankName': null
  'ui.bankDetails': null
  'ui.bitcoin': null
  'ui.bitcoinAddress': null
  'ui.notDeclared': null
  'ui.carousel': null
}
