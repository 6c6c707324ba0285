// Generated from the English catalogues by `pnpm i18n`: never edited by hand.

export type Domain =
  | 'alerts'
  | 'articles'
  | 'auth'
  | 'bank'
  | 'basket'
  | 'bitcoin'
  | 'calculator'
  | 'carPages'
  | 'checkout'
  | 'company'
  | 'contentPreview'
  | 'countries'
  | 'deals'
  | 'details'
  | 'door'
  | 'favourites'
  | 'features'
  | 'find'
  | 'garage'
  | 'help'
  | 'home'
  | 'howToBuy'
  | 'importGuide'
  | 'invoice'
  | 'items'
  | 'landed'
  | 'mails'
  | 'mpesa'
  | 'offers'
  | 'offline'
  | 'portal'
  | 'portalAccount'
  | 'portalAddresses'
  | 'portalAmendments'
  | 'portalCompany'
  | 'portalEditor'
  | 'portalEmailChange'
  | 'portalFeeds'
  | 'portalFigures'
  | 'portalFinder'
  | 'portalFitment'
  | 'portalImportEffects'
  | 'portalImports'
  | 'portalKeys'
  | 'portalLinks'
  | 'portalListings'
  | 'portalMessages'
  | 'portalModels'
  | 'portalOffers'
  | 'portalPapers'
  | 'portalPayouts'
  | 'portalPictures'
  | 'portalPromotion'
  | 'portalReviews'
  | 'portalSales'
  | 'portalSecurity'
  | 'portalSelling'
  | 'portalSupporter'
  | 'portalTable'
  | 'portalTeam'
  | 'portalTraining'
  | 'portalWebhooks'
  | 'privacy'
  | 'programme'
  | 'promotion'
  | 'ra'
  | 'refusals'
  | 'requestAnswers'
  | 'requests'
  | 'reviewReport'
  | 'rss'
  | 'search'
  | 'seller'
  | 'shared'
  | 'sharedPapers'
  | 'sheet'
  | 'shell'
  | 'shopView'
  | 'spareCategories'
  | 'spares'
  | 'staff'
  | 'staffAccounts'
  | 'staffAdjustments'
  | 'staffAmendments'
  | 'staffAnswers'
  | 'staffArticles'
  | 'staffAudit'
  | 'staffBank'
  | 'staffBitcoin'
  | 'staffChassisDoubles'
  | 'staffContent'
  | 'staffCustomers'
  | 'staffDiscounts'
  | 'staffDoorTariffs'
  | 'staffFreight'
  | 'staffHomePage'
  | 'staffImportRules'
  | 'staffInsurance'
  | 'staffListings'
  | 'staffMails'
  | 'staffMerges'
  | 'staffModels'
  | 'staffModeration'
  | 'staffMpesa'
  | 'staffOperations'
  | 'staffOrders'
  | 'staffOverview'
  | 'staffPapers'
  | 'staffPayouts'
  | 'staffProductFeeds'
  | 'staffQuotes'
  | 'staffRates'
  | 'staffReports'
  | 'staffRequests'
  | 'staffReviews'
  | 'staffRuleForm'
  | 'staffSettings'
  | 'staffSupporters'
  | 'staffTariffs'
  | 'staffThreads'
  | 'staffVendors'
  | 'staffVisits'
  | 'steps'
  | 'terms'
  | 'ui'
  | 'vehicle'
  | 'verify'

/** Every sentence's id, and what it needs filled in. */
export interface Messages {
  'alerts.title': null
  'alerts.lead': null
  'alerts.searches': null
  'alerts.none': null
  'alerts.noneHow': null
  'alerts.browse': null
  'alerts.save': null
  'alerts.saveHow': null
  'alerts.name': null
  'alerts.often': null
  'alerts.often.at_once': null
  'alerts.often.daily': null
  'alerts.often.never': null
  'alerts.saveAction': null
  'alerts.saved': null
  'alerts.see': null
  'alerts.oftenOf': { name: string | number }
  'alerts.paused': null
  'alerts.pause': null
  'alerts.pauseOf': { name: string | number }
  'alerts.resume': null
  'alerts.resumeOf': { name: string | number }
  'alerts.remove': null
  'alerts.removeOf': { name: string | number }
  'alerts.show': null
  'alerts.showOf': { name: string | number }
  'alerts.toldAt': { day: string | number }
  'alerts.notTold': null
  'alerts.favourites': null
  'alerts.favouritesHow': null
  'alerts.favouritesOften': null
  'alerts.failed': null
  'alerts.notSaved': null
  'alerts.stopTitle': null
  'alerts.stopHow': null
  'alerts.stopAction': null
  'alerts.stopped': null
  'alerts.stoppedHow': null
  'alerts.stopUnknown': null
  'alerts.stopUnknownHow': null
  'alerts.stopFailed': null
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
  'articles.writtenInEnglish': null
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
  'auth.activateLead': null
  'auth.activateAction': null
  'auth.activateChoose': null
  'auth.checkingLink': null
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
  'auth.factorTitle': null
  'auth.factorCode': null
  'auth.factorHint': null
  'auth.passkeyUse': null
  'auth.passkeyWhy': null
  'auth.passkeyCode': null
  'auth.passkeyBack': null
  'auth.passkeyCancelled': null
  'auth.passkeyUnsupported': null
  'auth.passkeyFailed': null
  'bank.paidBy': null
  'bank.refundedBy': null
  'basket.yourBasket': null
  'basket.loading': null
  'basket.loadFailed': null
  'basket.empty': null
  'basket.emptyHint': null
  'basket.lost': { title: string | number }
  'basket.continueShopping': null
  'basket.items': null
  'basket.quantity': null
  'basket.onlyOne': null
  'basket.chooseAgain': null
  'basket.includingTax': { count: number }
  'basket.byRoro': null
  'basket.byContainer': null
  'basket.stockLeft': { count: number }
  'basket.changeFailed': null
  'basket.remove': null
  'basket.removeItem': { title: string | number }
  'basket.removeAsk': null
  'basket.keep': null
  'basket.shipping': null
  'basket.changeShipping': null
  'basket.port': null
  'basket.choosePort': null
  'basket.saveShipping': null
  'basket.discount': null
  'basket.sum': null
  'basket.noPaymentNow': { others: string | number }
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
  'basket.quoteExpired': { day: string | number }
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
  'basket.answeredUntil': { day: string | number }
  'basket.goesTo': { place: string | number }
  'basket.agreedPrice': { moment: string | number }
  'bitcoin.title': null
  'bitcoin.amount': { amount: string | number }
  'bitcoin.worth': { value: string | number }
  'bitcoin.confirming': { confirmations: string | number; needed: string | number }
  'bitcoin.counted': { confirmations: string | number }
  'bitcoin.with-staff': null
  'bitcoin.gone': null
  'bitcoin.quote': { amount: string | number; rate: string | number; moment: string | number }
  'bitcoin.note': null
  'calculator.lead': null
  'calculator.description': null
  'calculator.where': null
  'calculator.car': null
  'calculator.make': null
  'calculator.model': null
  'calculator.modelHint': null
  'calculator.price': null
  'calculator.class': null
  'calculator.class.passenger': null
  'calculator.class.goods': null
  'calculator.class.bus': null
  'calculator.class.motorcycle': null
  'calculator.class.tractor_unit': null
  'calculator.class.heavy_machinery': null
  'calculator.body': null
  'calculator.body.sedan': null
  'calculator.body.hatchback': null
  'calculator.body.wagon': null
  'calculator.body.suv': null
  'calculator.body.mpv': null
  'calculator.body.coupe': null
  'calculator.body.pickup_single': null
  'calculator.body.pickup_double': null
  'calculator.body.panel_van': null
  'calculator.body.truck': null
  'calculator.body.bus': null
  'calculator.fuel': null
  'calculator.fuel.petrol': null
  'calculator.fuel.diesel': null
  'calculator.fuel.hybrid': null
  'calculator.fuel.plug_in_hybrid': null
  'calculator.fuel.electric': null
  'calculator.engine': null
  'calculator.steering': null
  'calculator.steering.right': null
  'calculator.steering.left': null
  'calculator.manufactured': null
  'calculator.registered': null
  'calculator.monthHint': null
  'calculator.monthWrong': null
  'calculator.notInFuture': null
  'calculator.registeredEarlier': null
  'calculator.priceWrong': null
  'calculator.engineWrong': null
  'calculator.notKnown': null
  'calculator.origin': null
  'calculator.workOut': null
  'calculator.empty': null
  'calculator.result': null
  'calculator.countryNeeded': null
  'calculator.share': null
  'calculator.print': null
  'calculator.aCar': null
  'carPages.all': null
  'carPages.titleAll': null
  'carPages.title': { name: string | number }
  'carPages.titleInAll': { country: string | number }
  'carPages.titleIn': { name: string | number; country: string | number }
  'carPages.lead': { count: number; prices: string; from: string | number; to: string | number; years: string; first: string | number; last: string | number }
  'carPages.description': { name: string | number; count: number; from: string | number }
  'carPages.descriptionIn': { name: string | number; country: string | number; count: number; door: string; place: string | number }
  'carPages.noneDescription': { name: string | number }
  'carPages.doorLead': { place: string | number; port: string | number; from: string | number; average: string | number }
  'carPages.averagedOver': { left: number; of: string | number; priced: string | number }
  'carPages.doorNotKnown': { place: string | number }
  'carPages.mayEnter': { may: number; count: string | number; refused: number; open: number }
  'carPages.yearsEntering': { first: string | number; last: string | number }
  'carPages.yearEntering': { first: string | number }
  'carPages.fact.onSale': null
  'carPages.fact.price': null
  'carPages.fact.years': null
  'carPages.fact.door': { place: string | number }
  'carPages.fact.average': null
  'carPages.fact.mayEnter': null
  'carPages.fact.yearsEntering': null
  'carPages.fact.port': null
  'carPages.fact.sea': null
  'carPages.fact.road': null
  'carPages.ofAll': { some: string | number; all: string | number }
  'carPages.overSome': { some: string | number; all: string | number }
  'carPages.between': { first: string | number; last: string | number }
  'carPages.notKnown': null
  'carPages.uninsured': null
  'carPages.uninsuredContainer': null
  'carPages.listName': { name: string | number }
  'carPages.seeAll': { count: number }
  'carPages.none': { name: string | number }
  'carPages.noneText': null
  'carPages.noneAction': null
  'carPages.rules': { country: string | number }
  'carPages.noRule': null
  'carPages.rulesLink': { country: string | number }
  'carPages.questions': null
  'carPages.q.price': { name: string | number }
  'carPages.q.door': { name: string | number; country: string | number }
  'carPages.q.may': { name: string | number; country: string | number }
  'carPages.q.sea': { place: string | number }
  'carPages.a.sea': { least: string | number; most: number; port: string | number; road: string; roadLeast: string | number; roadMost: string | number }
  'carPages.makes': null
  'carPages.models': { make: string | number }
  'carPages.bodies': null
  'carPages.countries': null
  'carPages.prices': null
  'carPages.years': null
  'carPages.upTo': { to: string | number }
  'carPages.above': { from: string | number }
  'carPages.anywhere': null
  'carPages.failed': null
  'carPages.loading': null
  'carPages.pictureCount': { count: number }
  'carPages.pictureFrom': { price: string | number }
  'carPages.pictureFob': null
  'carPages.pictureDoor': { place: string | number; port: string | number }
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
  'checkout.nothingNow': { others: string | number }
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
  'checkout.nextPay': { others: string | number }
  'checkout.nextPhone': null
  'checkout.nextCollect': null
  'checkout.outOfStock': null
  'checkout.soldMeanwhile': null
  'checkout.importBlocked': null
  'checkout.limit': null
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
  'checkout.openOrder': null
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
  'checkout.paidToOthers': null
  'checkout.priceOfOne': null
  'checkout.acceptPermit': { title: string | number }
  'checkout.acceptUnknown': { title: string | number }
  'checkout.acceptMissing': null
  'checkout.importNotAccepted': null
  'checkout.fitNotAccepted': null
  'checkout.discountEnded': null
  'checkout.discountEndedText': null
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
  'company.translationUnread': null
  'company.translationRead': { names: string | number; date: string | number; read: string | number; sentences: string | number }
  'company.translationWrong': null
  'company.translationSubject': null
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
  'company.officeTime': { city: string | number }
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
  'contentPreview.notice': null
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
  'details.beforeShipping': null
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
  'details.attribute.origin_port': null
  'details.attribute.manufactured': null
  'details.attribute.first_registered': null
  'details.attribute.chassis_number': null
  'details.attribute.engine_number': null
  'details.attribute.auction_grade': null
  'details.attribute.inspection': null
  'details.attribute.inspected_on': null
  'details.attribute.export_certificate_on': null
  'details.attribute.registration_paper_on': null
  'details.attribute.odometer_certificate_on': null
  'details.attribute.steering': null
  'details.attribute.drive': null
  'details.attribute.doors': null
  'details.attribute.seats': null
  'details.attribute.condition': null
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
  'details.noShipping': null
  'details.cannotOrder': { reason: string | number }
  'details.typeIsBack': null
  'details.quantity': null
  'details.insurance': null
  'details.insuranceText': null
  'details.showTotal': null
  'details.needsScript': null
  'details.buyNow': null
  'details.makeOffer': null
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
  'details.after.pay': { others: string | number }
  'details.after.payText': null
  'details.after.ship': null
  'details.after.shipText': null
  'details.contact': null
  'details.contactText': { brand: string | number; hours: string | number }
  'details.inquire': null
  'details.talk': null
  'details.askSeller': null
  'details.askWhatsApp': null
  'details.whatsAppMessage': { title: string | number; reference: string | number; address: string | number }
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
  'details.soldText': null
  'details.phoneFailed': null
  'door.title': null
  'door.invite': null
  'door.choose': null
  'door.change': null
  'door.working': null
  'door.failed': null
  'door.landedIn': { range: string | number; place: string | number }
  'door.toYourDoor': { place: string | number }
  'door.range': { low: string | number; high: string | number }
  'door.knownPart': { range: string | number }
  'door.insured': null
  'door.notInsured': null
  'door.knownPartText': { place: string | number; missing: string | number }
  'door.notIn': { missing: string | number }
  'door.verdict.ok': null
  'door.verdict.warn': null
  'door.verdict.permit': null
  'door.verdict.unknown': null
  'door.verdict.block': null
  'door.landBy': { day: string | number }
  'door.landByWhy': { reason: string | number }
  'door.arrival': { from: string | number; to: string | number }
  'door.arrivalOn': { day: string | number }
  'door.lines': null
  'door.what': null
  'door.amount': null
  'door.certainty': null
  'door.paidUs': null
  'door.paidOthers': null
  'door.totalUs': null
  'door.totalOthers': null
  'door.totalLanded': { place: string | number }
  'door.totalKnown': null
  'door.paidTo': { who: string | number }
  'door.who.seller': null
  'door.who.shipping': null
  'door.who.insurer': null
  'door.who.inspection': null
  'door.who.inspectionOurs': null
  'door.who.transporter': null
  'door.who.agent': null
  'door.who.port': null
  'door.sure.fixed': null
  'door.sure.byLaw': null
  'door.sure.estimate': null
  'door.sure.mayApply': null
  'door.sure.notKnown': null
  'door.sureText': null
  'door.atLeast': null
  'door.readings': null
  'door.readingsTitle': null
  'door.readingValue': { range: string | number }
  'door.source': null
  'door.sourceRead': { source: string | number; day: string | number }
  'door.noSource': { day: string | number }
  'door.checkedOn': { day: string | number }
  'door.shares': null
  'door.share.car': null
  'door.share.ship': null
  'door.share.duty': null
  'door.share.others': null
  'door.shareOf': { part: string | number; percent: string | number }
  'door.ways': null
  'door.way': null
  'door.viaPort': { port: string | number }
  'door.roadDays': { least: string | number; most: number }
  'door.roro': null
  'door.container': null
  'door.notOffered': null
  'door.knownOnly': { range: string | number }
  'door.january': null
  'door.landsOn': { day: string | number }
  'door.januarySame': null
  'door.januaryOther': null
  'door.needs': { facts: string | number }
  'door.askSeller': null
  'door.askBody': { title: string | number; facts: string | number }
  'door.need.manufactured': null
  'door.need.firstRegistered': null
  'door.need.body': null
  'door.need.engine': null
  'door.need.fuel': null
  'door.need.class': null
  'door.need.steering': null
  'door.need.gvw': null
  'door.need.payload': null
  'door.need.seats': null
  'door.need.horsepower': null
  'door.need.customsValue': null
  'door.need.shipped': null
  'door.need.other': null
  'door.rate': { rate: string | number; day: string | number }
  'door.disclaimer': { day: string | number }
  'door.rulesOf': null
  'door.atDoorIn': { place: string | number }
  'door.budget': null
  'door.notKnownApart': { count: number; place: string | number }
  'door.notKnownLast': { count: number; place: string | number }
  'door.cannotOrder': null
  'door.mayOrderAnyway': null
  'favourites.title': null
  'favourites.favourite': null
  'favourites.keep': { title: string | number }
  'favourites.kept': null
  'favourites.onDevice': null
  'favourites.signIn': null
  'favourites.noRoom': { count: number }
  'favourites.empty': null
  'favourites.emptyHow': null
  'favourites.browse': null
  'favourites.lists': null
  'favourites.listOf': { name: string | number; count: string | number }
  'favourites.newList': null
  'favourites.create': null
  'favourites.listName': null
  'favourites.rename': null
  'favourites.deleteList': null
  'favourites.deleteAsk': { name: string | number }
  'favourites.deleteEffect': null
  'favourites.signInToShare': null
  'favourites.share': null
  'favourites.shareHow': null
  'favourites.endLink': null
  'favourites.remove': null
  'favourites.removeOf': { title: string | number }
  'favourites.listOfProduct': { title: string | number }
  'favourites.keptAt': { price: string | number; day: string | number }
  'favourites.cheaper': { amount: string | number }
  'favourites.dearer': { amount: string | number }
  'favourites.sold': null
  'favourites.withdrawn': null
  'favourites.gone': null
  'favourites.failed': null
  'favourites.notSaved': null
  'favourites.listFull': { most: number }
  'favourites.listsFull': { most: number }
  'favourites.nameKnown': null
  'favourites.noStorage': null
  'favourites.seen': null
  'favourites.seenWhere': { most: number }
  'favourites.seenNothing': null
  'favourites.seenClear': null
  'favourites.compare': null
  'favourites.alerts': null
  'favourites.compareOf': { title: string | number }
  'favourites.compareFull': { most: number }
  'favourites.compareThese': { count: number }
  'favourites.compareTitle': null
  'favourites.compareHow': { most: number }
  'favourites.compareNothing': null
  'favourites.print': null
  'favourites.price': null
  'favourites.landedPrice': null
  'favourites.location': null
  'favourites.differs': null
  'favourites.shared': null
  'favourites.sharedLead': null
  'favourites.sharedEmpty': null
  'favourites.sharedOver': null
  'favourites.sharedOverWhy': null
  'favourites.vehicles': null
  'favourites.shareOf': { title: string | number }
  'favourites.shareNow': null
  'favourites.byWhatsApp': null
  'favourites.linkTo': { title: string | number }
  'favourites.shareText': { title: string | number; price: string | number }
  'favourites.shareLanded': { title: string | number; price: string | number; place: string | number; landed: string | number }
  'find.correction': null
  'find.note': null
  'find.deliveredTo': { place: string | number }
  'find.undo': null
  'find.noRules': { place: string | number }
  'find.rate': { currency: string | number; rate: string | number }
  'find.noRate': { currency: string | number }
  'find.both': null
  'find.vehicles': { count: number }
  'find.parts': { count: number }
  'find.order': { number: string | number }
  'find.orderSignIn': null
  'find.orderUnknown': null
  'find.signIn': null
  'find.searchInstead': { words: string | number }
  'find.suggestions': null
  'find.suggested': { count: number }
  'find.suggested.make': null
  'find.suggested.model': null
  'find.suggested.parts': null
  'find.suggested.place': null
  'find.suggested.recent': null
  'find.forgetSearches': null
  'garage.title': null
  'garage.lead': null
  'garage.onDevice': null
  'garage.signIn': null
  'garage.noRoom': { count: number }
  'garage.empty': null
  'garage.emptyHow': null
  'garage.list': null
  'garage.chosen': null
  'garage.choose': null
  'garage.chooseOf': { vehicle: string | number }
  'garage.chooseThis': null
  'garage.remove': null
  'garage.removeOf': { vehicle: string | number }
  'garage.parts': null
  'garage.partsOf': { vehicle: string | number }
  'garage.add': null
  'garage.unknown': null
  'garage.full': { most: number }
  'garage.noStorage': null
  'garage.notSaved': null
  'garage.fits': { vehicle: string | number }
  'garage.fitsNot': { vehicle: string | number }
  'garage.unsaid': { vehicle: string | number }
  'garage.ask': null
  'garage.askOf': { title: string | number }
  'garage.chooseFirst': null
  'garage.promise': null
  'garage.review': null
  'garage.accept': { title: string | number; vehicle: string | number }
  'garage.acceptMissing': null
  'garage.toldFits': { vehicle: string | number }
  'garage.toldFitsNot': { vehicle: string | number }
  'garage.toldUnsaid': { vehicle: string | number }
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
  'home.atMyDoor': { place: string | number }
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
  'home.sellYourCar': null
  'home.listNow': null
  'home.autoSpares': null
  'home.shopNow': null
  'howToBuy.lead': null
  'howToBuy.description': { others: string | number }
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
  'importGuide.title': { country: string | number }
  'importGuide.lead': null
  'importGuide.description': { country: string | number }
  'importGuide.checked': { day: string | number }
  'importGuide.may': null
  'importGuide.mayQuestion': { country: string | number }
  'importGuide.noRule': null
  'importGuide.effect.block': null
  'importGuide.refused.left': null
  'importGuide.refused.right': null
  'importGuide.refused.age': null
  'importGuide.refused.condition': null
  'importGuide.refused.fuel': null
  'importGuide.refused.part': null
  'importGuide.refused.purpose': null
  'importGuide.effect.unknown': null
  'importGuide.effect.permit': null
  'importGuide.effect.warn': null
  'importGuide.effect.info': null
  'importGuide.inspection': null
  'importGuide.inspectionQuestion': null
  'importGuide.from': { countries: string | number }
  'importGuide.fromAny': null
  'importGuide.moment.before_shipment': null
  'importGuide.moment.on_arrival': null
  'importGuide.moment.none': null
  'importGuide.moment.unknown': null
  'importGuide.fee': { amount: string | number }
  'importGuide.feeUnknown': null
  'importGuide.without': { what: string | number }
  'importGuide.duty': null
  'importGuide.dutyQuestion': { country: string | number }
  'importGuide.status.computable': null
  'importGuide.status.needs_customs_value': null
  'importGuide.status.partial': null
  'importGuide.status.unknown': null
  'importGuide.status.not_applicable': null
  'importGuide.fees': null
  'importGuide.amount': null
  'importGuide.what': null
  'importGuide.who': null
  'importGuide.notKnown': null
  'importGuide.papers': null
  'importGuide.stage.order': null
  'importGuide.stage.before_loading': null
  'importGuide.stage.at_sea': null
  'importGuide.stage.arrival': null
  'importGuide.stage.border': null
  'importGuide.stage.registration': null
  'importGuide.sometimes': null
  'importGuide.ways': null
  'importGuide.city': null
  'importGuide.port': null
  'importGuide.sea': null
  'importGuide.road': null
  'importGuide.harbour': null
  'importGuide.days': { least: string | number; most: string | number }
  'importGuide.examples': null
  'importGuide.examplesText': { place: string | number }
  'importGuide.price': { amount: string | number }
  'importGuide.unknowns': null
  'importGuide.sure.two_sources': null
  'importGuide.sure.one_source': null
  'importGuide.sure.general_knowledge': null
  'importGuide.sure.disputed': null
  'importGuide.since': { day: string | number }
  'importGuide.until': { day: string | number }
  'importGuide.calculate': { country: string | number }
  'importGuide.seeCars': null
  'importGuide.listTitle': null
  'importGuide.listLead': null
  'importGuide.failed': null
  'importGuide.drives': { side: string; currency: string | number; authority: string | number }
  'invoice.title': null
  'invoice.titleOf': { number: string | number }
  'invoice.number': { number: string | number }
  'invoice.receipt.payment': null
  'invoice.receipt.refund': null
  'invoice.receipt.check': { site: string | number; code: string | number }
  'invoice.receipt.received': null
  'invoice.receipt.sentBack': null
  'invoice.receipt.order': null
  'invoice.receipt.way': null
  'invoice.receipt.reference': null
  'invoice.receipt.bookedOn': null
  'invoice.receipt.charges': null
  'invoice.receipt.receivedInAll': null
  'invoice.receipt.sentBackInAll': null
  'invoice.receipt.note': null
  'invoice.receipt.refundNote': null
  'invoice.footer': { number: string | number; page: string | number; pages: string | number }
  'invoice.seller': null
  'invoice.buyer': null
  'invoice.consignee': null
  'invoice.destination': null
  'invoice.shipping': null
  'invoice.byRoro': null
  'invoice.byContainer': null
  'invoice.insurance': null
  'invoice.insuranceRequested': null
  'invoice.insuranceIncluded': null
  'invoice.insuranceNot': null
  'invoice.amountDue': null
  'invoice.replaces': { code: string | number }
  'invoice.paymentReference': null
  'invoice.payBy': null
  'invoice.paid': null
  'invoice.shipped': null
  'invoice.cancelled': null
  'invoice.declined': null
  'invoice.position': null
  'invoice.description': null
  'invoice.quantity': null
  'invoice.unitPrice': { currency: string | number }
  'invoice.amount': { currency: string | number }
  'invoice.reference': { reference: string | number }
  'invoice.goods': null
  'invoice.discount': null
  'invoice.discountOf': { code: string | number }
  'invoice.freight': { type: string | number }
  'invoice.freightTo': { type: string | number; port: string | number }
  'invoice.total': null
  'invoice.check': { site: string | number; code: string | number }
  'invoice.howToPay': null
  'invoice.next': null
  'invoice.nextPay': null
  'invoice.nextConfirm': null
  'invoice.nextShip': { port: string | number }
  'invoice.nextShipAnywhere': null
  'invoice.nextCollect': null
  'invoice.fraud': null
  'invoice.fraudSender': null
  'invoice.fraudDoubt': { support: string | number }
  'invoice.others': null
  'invoice.toOthers': { range: string | number }
  'invoice.othersMore': { count: number }
  'invoice.doorText': null
  'invoice.doorDay': { day: string | number }
  'invoice.doorArrival': { from: string | number; to: string | number }
  'invoice.doorTotal': null
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
  'items.delivery.payment': { others: string | number }
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
  'items.soldText': null
  'landed.vehicle': null
  'landed.freightRoro': null
  'landed.freightContainer': null
  'landed.insurance': null
  'landed.inspection': null
  'landed.inland': { port: string | number; city: string | number }
  'landed.nothingAgainst': null
  'landed.ruleEnded': null
  'landed.inEnglish': { text: string | number }
  'landed.needsRegistration': null
  'landed.needsManufacture': null
  'landed.needsShipment': null
  'landed.duty': null
  'landed.price': null
  'landed.freight': null
  'landed.inlandUnknown': null
  'landed.paper.proforma_invoice': null
  'landed.paper.commercial_invoice': null
  'landed.paper.export_certificate': null
  'landed.paper.bill_of_lading': null
  'landed.paper.taxpayer_number': null
  'landed.paper.identity': null
  'landed.paper.customs_entry': null
  'landed.paper.delivery_order': null
  'landed.paper.inspection_certificate': null
  'landed.paper.transit_guarantee': null
  'landed.paper.import_permit': null
  'landed.paper.tracking_note': null
  'landed.paper.police_clearance': null
  'landed.paper.import_declaration': null
  'landed.paper.co2_certificate': null
  'landed.paper.auction_sheet': null
  'landed.paper.deregistration_certificate': null
  'landed.paper.valuation_request': null
  'landed.paper.consignee_title': null
  'landed.paper.registration_application': null
  'landed.paper.returning_resident_proof': null
  'landed.paper.translation': null
  'landed.paper.insurance_certificate': null
  'landed.paper.packing_list': null
  'landed.paper.certificate_of_origin': null
  'landed.paper.agent_authority': null
  'landed.paper.exchange_control_form': null
  'mails.greeting': { name: string | number }
  'mails.greetingUnnamed': null
  'mails.ifButtonFails': null
  'mails.questions': { email: string | number }
  'mails.note': null
  'mails.reason': null
  'mails.total': null
  'mails.insurance': null
  'mails.insuranceUnknown': null
  'mails.destination': null
  'mails.openDashboard': null
  'mails.switchOff': null
  'mails.alerts.subject': { count: number; name: string | number }
  'mails.alerts.subjectOfMore': { count: number }
  'mails.alerts.subjectOfFavourites': { count: number }
  'mails.alerts.more': { count: number }
  'mails.alerts.favourites': null
  'mails.alerts.cheaper': { price: string | number; less: string | number }
  'mails.alerts.gone': null
  'mails.alerts.action': null
  'mails.alerts.stop': null
  'mails.commission.payable.subject': { sum: string | number }
  'mails.commission.payable.title': null
  'mails.commission.payable.told': { threshold: string | number }
  'mails.commission.payable.fresh': null
  'mails.commission.payable.action': null
  'mails.listing.ordered.subject': { others: number; title: string | number }
  'mails.listing.ordered.title': null
  'mails.listing.ordered.reserved': { day: string | number }
  'mails.listing.amended.subject': { number: string | number }
  'mails.listing.amended.title': null
  'mails.listing.amended.agreed': null
  'mails.listing.orders': null
  'mails.listing.papers.subject': { title: string | number }
  'mails.listing.papers.title': null
  'mails.listing.papers.until': { day: string | number }
  'mails.listing.papers.soon': null
  'mails.listing.papers.late.subject': { title: string | number }
  'mails.listing.papers.late.title': null
  'mails.listing.handOver.subject': { title: string | number }
  'mails.listing.handOver.title': null
  'mails.listing.handOver.until': { day: string | number }
  'mails.listing.handOver.soon': null
  'mails.listing.handOver.late.subject': { title: string | number }
  'mails.listing.handOver.late.title': null
  'mails.listing.returned.subject': { title: string | number }
  'mails.listing.returned.title': { paper: string | number }
  'mails.listing.returned.why': { reason: string | number }
  'mails.listing.returned.again': null
  'mails.activate.subject': { brand: string | number }
  'mails.activate.title': null
  'mails.activate.thanks': { brand: string | number }
  'mails.activate.once': { hours: number }
  'mails.activate.action': null
  'mails.activate.closing': null
  'mails.reset.subject': { brand: string | number }
  'mails.reset.title': null
  'mails.reset.asked': null
  'mails.reset.once': { hours: number }
  'mails.reset.closing': null
  'mails.guessing.subject': { brand: string | number }
  'mails.guessing.title': null
  'mails.guessing.failed': { count: number }
  'mails.guessing.slowed': null
  'mails.guessing.closing': null
  'mails.confirm.subject': { brand: string | number }
  'mails.confirm.title': null
  'mails.confirm.asked': null
  'mails.confirm.hours': { hours: number }
  'mails.confirm.action': null
  'mails.confirm.closing': null
  'mails.email.old.title': null
  'mails.email.old.asked': { brand: string | number; email: string | number }
  'mails.email.old.closing': { url: string | number }
  'mails.email.new.title': null
  'mails.email.new.asked': { email: string | number; brand: string | number }
  'mails.email.new.closing': null
  'mails.email.both': { hours: number }
  'mails.email.action': null
  'mails.email.taken.title': null
  'mails.email.taken.asked': { email: string | number; brand: string | number }
  'mails.email.taken.closing': { url: string | number }
  'mails.email.changed.title': null
  'mails.email.changed.told': { brand: string | number; email: string | number }
  'mails.email.changed.closing': { email: string | number }
  'mails.payout.confirm.subject': { brand: string | number }
  'mails.payout.confirm.title': null
  'mails.payout.confirm.asked': null
  'mails.payout.confirm.action': null
  'mails.payout.confirm.closing': { url: string | number }
  'mails.payout.changed.title': null
  'mails.payout.changed.told': { moment: string | number }
  'mails.payout.changed.action': null
  'mails.payout.to': null
  'mails.payout.account': { provider: string | number; ending: string | number }
  'mails.payout.place': null
  'mails.deleted.subject': { brand: string | number }
  'mails.deleted.title': null
  'mails.deleted.done': null
  'mails.deleted.kept': { years: number }
  'mails.deleted.last': { days: number }
  'mails.deleted.closing': { email: string | number }
  'mails.order.confirmation.subject': { number: string | number }
  'mails.order.confirmation.title': { number: string | number }
  'mails.order.confirmation.reservedOne': { title: string | number; day: string | number }
  'mails.order.confirmation.reservedMany': { count: number; day: string | number }
  'mails.order.confirmation.pay': { total: string | number; means: string | number }
  'mails.order.or': { first: string | number; second: string | number }
  'mails.order.closing': { support: string | number }
  'mails.bankAccount.subject': { number: string | number }
  'mails.bankAccount.title': null
  'mails.bankAccount.changed': { day: string | number; number: string | number }
  'mails.bankAccount.check': null
  'mails.bankAccount.sent': null
  'mails.order.action': null
  'mails.order.number': null
  'mails.order.reference': null
  'mails.order.check': null
  'mails.order.payBy': null
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
  'mails.order.import.subject': { number: string | number }
  'mails.order.import.title': null
  'mails.order.import.told': { title: string | number }
  'mails.order.import.next': null
  'mails.order.import.vehicle': null
  'mails.order.extended.subject': { number: string | number }
  'mails.order.extended.title': { number: string | number }
  'mails.order.extended.until': { moment: string | number }
  'mails.order.notArrived.subject': { number: string | number }
  'mails.order.notArrived.title': null
  'mails.order.notArrived.until': { moment: string | number }
  'mails.following.subject': { number: string | number; step: string | number }
  'mails.following.changed': { number: string | number }
  'mails.following.changedTitle': null
  'mails.following.done': { step: string | number; day: string | number }
  'mails.following.back': { step: string | number }
  'mails.following.failed': { day: string | number }
  'mails.following.arrival': { day: string | number }
  'mails.following.toDo': { what: string | number }
  'mails.following.next': { what: string | number }
  'mails.following.nextBy': { what: string | number; day: string | number }
  'mails.alarm.subject': { number: string | number; title: string | number }
  'mails.alarm.late.title': null
  'mails.alarm.etaAfterYear': { eta: string | number; last: string | number }
  'mails.alarm.etaAfterMonth': { eta: string | number; last: string | number }
  'mails.alarm.inspectionFailed.title': null
  'mails.alarm.inspectionFailed': { on: string | number }
  'mails.alarm.draft.title': { paper: string | number }
  'mails.alarm.permit.title': null
  'mails.alarm.weAct': null
  'mails.order.arrived.subject': { number: string | number }
  'mails.order.arrived.title': { amount: string | number }
  'mails.order.arrived.due': { due: string | number }
  'mails.order.arrived.over': { over: string | number }
  'mails.order.arrived.received': null
  'mails.order.arrived.charges': null
  'mails.order.arrived.missing': null
  'mails.order.arrived.tooMuch': null
  'mails.order.arrived.complete': null
  'mails.order.takenBack.subject': { number: string | number }
  'mails.order.takenBack.title': { amount: string | number; number: string | number }
  'mails.order.takenBack.wrong': { amount: string | number }
  'mails.order.takenBack.gone': { amount: string | number }
  'mails.order.takenBack.until': { moment: string | number }
  'mails.order.takenBack.part': { due: string | number }
  'mails.order.takenBack.paid': null
  'mails.order.takenBack.missing': { due: string | number }
  'mails.order.takenBack.declined': null
  'mails.order.reminder.subject': { number: string | number; day: string | number }
  'mails.order.reminder.title': { number: string | number; day: string | number }
  'mails.order.reminder.until': { moment: string | number }
  'mails.order.insured.subject': { number: string | number }
  'mails.order.insured.title': null
  'mails.order.insured.added': null
  'mails.order.invoiceAgain.subject': { number: string | number }
  'mails.order.invoiceAgain.title': { number: string | number }
  'mails.order.invoiceAgain.attached': null
  'mails.order.cancelled.subject': { number: string | number }
  'mails.order.cancelled.title': null
  'mails.order.cancelled.ended': null
  'mails.order.cancelled.paid': null
  'mails.order.kept.subject': { number: string | number }
  'mails.order.kept.title': null
  'mails.order.kept.why': null
  'mails.order.returned.subject': { number: string | number }
  'mails.order.returned.ended': null
  'mails.order.returned.sent': null
  'mails.order.sentBack.subject': { number: string | number }
  'mails.order.sentBack.title': { amount: string | number }
  'mails.order.sentBack.soon': null
  'mails.order.receipt': null
  'mails.quote.subject': { charge: string | number }
  'mails.quote.subjectAgain': { charge: string | number }
  'mails.quote.title': null
  'mails.quote.titleAgain': null
  'mails.quote.costs': { charge: string | number }
  'mails.quote.asDescribed': null
  'mails.quote.shipping': null
  'mails.quote.until': null
  'mails.quote.inspection': null
  'mails.quote.action': null
  'mails.quote.reply': { url: string | number }
  'mails.quote.closing': { email: string | number }
  'mails.flash.subject': { brand: string | number; code: string | number }
  'mails.flash.title': null
  'mails.flash.use': null
  'mails.flash.code': null
  'mails.flash.takesOff': null
  'mails.flash.amount': null
  'mails.flash.validUntil': null
  'mails.flash.end': { end: string | number }
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
  'mails.vendor.export.subject': { brand: string | number }
  'mails.vendor.export.title': null
  'mails.vendor.export.begin': null
  'mails.vendor.noExport.subject': { brand: string | number }
  'mails.vendor.noExport.title': null
  'mails.vendor.noExport.hidden': null
  'mails.model.used.subject': { name: string | number }
  'mails.model.used.title': null
  'mails.model.used.text': { model: string | number }
  'mails.model.refused.subject': { name: string | number }
  'mails.model.refused.title': null
  'mails.model.refused.text': { name: string | number }
  'mails.model.used.fits': { model: string | number }
  'mails.model.refused.fits': { name: string | number }
  'mails.model.asked': null
  'mails.listing.down.subject': { title: string | number }
  'mails.listing.down.title': null
  'mails.listing.down.hidden': null
  'mails.listing.back.subject': { title: string | number }
  'mails.listing.back.title': null
  'mails.listing.back.live': null
  'mails.listing.back.draft': null
  'mails.takenDown.subject': { title: string | number }
  'mails.takenDown.title': null
  'mails.takenDown.what': { title: string | number }
  'mails.takenDown.basket': null
  'mails.takenDown.offer': null
  'mails.takenDown.order.stays': { number: string | number }
  'mails.takenDown.order.cancelled': { number: string | number }
  'mails.takenDown.order.asked': { number: string | number }
  'mails.takenDown.order.waits': { number: string | number }
  'mails.takenDown.cause.pictures': null
  'mails.takenDown.cause.details': null
  'mails.takenDown.cause.unavailable': null
  'mails.takenDown.cause.doubled': null
  'mails.takenDown.cause.unverified': null
  'mails.takenDown.cause.forbidden': null
  'mails.takenDown.cause.contact': null
  'mails.listing.listing': null
  'mails.listing.number': null
  'mails.request.subject': { reference: string | number }
  'mails.request.title': null
  'mails.request.thanks': { kind: string; hours: number }
  'mails.request.reference': null
  'mails.request.writeTo': null
  'mails.request.closing': null
  'mails.refundBy.other': null
  'mails.security.newDevice.title': null
  'mails.security.newDevice.told': { brand: string | number }
  'mails.security.password.title': null
  'mails.security.password.told': { brand: string | number }
  'mails.security.when': null
  'mails.security.device': null
  'mails.security.network': null
  'mails.security.unknown': null
  'mails.security.action': null
  'mails.security.closing': { url: string | number; email: string | number }
  'mails.security.factor.title': null
  'mails.security.factor.appAdded': { brand: string | number }
  'mails.security.factor.appRemoved': { brand: string | number }
  'mails.security.factor.passkeyAdded': { brand: string | number }
  'mails.security.factor.passkeyRemoved': { brand: string | number }
  'mails.security.factor.codesMade': { brand: string | number }
  'mails.security.codeUsed.title': null
  'mails.security.codeUsed.told': { brand: string | number }
  'mails.noPortYet': { country: string | number }
  'mails.security.reset.title': null
  'mails.security.reset.told': { brand: string | number }
  'mails.order.mayEnter': null
  'mails.order.rule': null
  'mails.order.doorLine': { label: string | number; who: string | number }
  'mails.order.doorAmount': { amount: string | number; certainty: string | number }
  'mails.order.toOthers': null
  'mails.order.atDoor': null
  'mails.order.atDoorKnown': null
  'mails.order.notKnown': null
  'mails.paper.draft.subject': { number: string | number; paper: string | number }
  'mails.paper.draft.title': { paper: string | number }
  'mails.paper.draft.until': { moment: string | number }
  'mails.paper.draft.late': { moment: string | number }
  'mails.paper.draft.look': null
  'mails.paper.permit.why': null
  'mails.paper.permit.send': null
  'mails.claim.opened.subject': { number: string | number }
  'mails.claim.opened.title': null
  'mails.claim.opened.text': null
  'mails.claim.answered.subject': { number: string | number }
  'mails.claim.answered.title': null
  'mails.claim.answered.text': null
  'mails.claim.resolved.subject': { number: string | number }
  'mails.claim.resolved.title': null
  'mails.claim.resolved.text': null
  'mails.consignee.subject': { number: string | number }
  'mails.consignee.before': null
  'mails.consignee.after': null
  'mails.consignee.countsFrom': null
  'mails.consignee.asked.title': null
  'mails.consignee.asked.stop': null
  'mails.consignee.stopped.title': null
  'mails.consignee.stopped.stays': null
  'mails.consignee.taken.title': null
  'mails.consignee.taken.papers': null
  'mails.consignee.lapsed.title': null
  'mails.consignee.lapsed.why': null
  'mails.consignee.set.title': null
  'mails.consignee.set.papers': null
  'mails.amendment.subject': { number: string | number }
  'mails.amendment.proposed.title': null
  'mails.amendment.proposed.answer': null
  'mails.amendment.applied.title': null
  'mails.amendment.accepted.title': null
  'mails.amendment.applied.now': null
  'mails.amendment.withdrawn.title': null
  'mails.amendment.lapsed.title': null
  'mails.amendment.stays': null
  'mails.amendment.fromTo': { before: string | number; after: string | number }
  'mails.amendment.answerBy': null
  'mails.thread.subject': { title: string | number }
  'mails.thread.title': null
  'mails.thread.text': { from: string | number }
  'mails.thread.once': null
  'mails.thread.about': null
  'mails.thread.action': null
  'mails.thread.here': null
  'mails.review.written.subject': { brand: string | number }
  'mails.review.written.title': null
  'mails.review.written.text': { from: string | number; stars: number }
  'mails.review.written.once': null
  'mails.review.written.action': null
  'mails.review.answered.subject': { number: string | number }
  'mails.review.answered.title': null
  'mails.review.answered.text': { from: string | number }
  'mails.review.answered.action': null
  'mails.offer.title': null
  'mails.offer.vehicle': null
  'mails.offer.amount': null
  'mails.offer.until': null
  'mails.offer.action': null
  'mails.offer.open.subject': { title: string | number }
  'mails.offer.open.text': null
  'mails.offer.countered.subject': { title: string | number }
  'mails.offer.countered.text': null
  'mails.offer.accepted.subject': { title: string | number }
  'mails.offer.accepted.text': null
  'mails.offer.declined.subject': { title: string | number }
  'mails.offer.declined.text': null
  'mails.offer.withdrawn.subject': { title: string | number }
  'mails.offer.withdrawn.text': null
  'mails.offer.expired.subject': { title: string | number }
  'mails.offer.expired.text': null
  'mails.report.subject': { name: string | number }
  'mails.report.text': { from: string | number; to: string | number }
  'mails.report.net': null
  'mails.report.margin': null
  'mails.report.unknown': null
  'mails.report.days': { days: number }
  'mails.report.action': null
  'mails.report.stop': null
  'mails.figures.subject': null
  'mails.figures.text': null
  'mails.figures.shown': null
  'mails.figures.opened': null
  'mails.figures.revealed': null
  'mails.figures.shared': null
  'mails.figures.favourites': null
  'mails.figures.questions': null
  'mails.figures.offers': null
  'mails.figures.orders': null
  'mails.figures.more': { count: string | number; change: string | number }
  'mails.figures.fewer': { count: string | number; change: string | number }
  'mails.figures.same': { count: string | number }
  'mails.figures.most': null
  'mails.figures.openedBy': { count: number }
  'mails.figures.action': null
  'mails.team.subject': { brand: string | number }
  'mails.team.title': null
  'mails.team.invited': { from: string | number; brand: string | number }
  'mails.team.lister': null
  'mails.team.reader': null
  'mails.team.once': { email: string | number }
  'mails.team.action': null
  'mails.team.closing': { email: string | number }
  'mails.credential.registration': null
  'mails.credential.identity': null
  'mails.credential.dealerLicence': null
  'mails.credential.paper': null
  'mails.credential.until': null
  'mails.credential.action': null
  'mails.feed.subject': { feed: string | number; brand: string | number }
  'mails.feed.name': null
  'mails.feed.action': null
  'mails.feed.failed.title': null
  'mails.feed.failed.text': null
  'mails.feed.paused.title': null
  'mails.feed.paused.text': null
  'mails.feed.waiting.title': null
  'mails.feed.waiting.text': null
  'mails.feed.held.title': null
  'mails.feed.held.text': null
  'mails.feed.asks.title': null
  'mails.feed.asks.text': null
  'mails.webhook.subject': { brand: string | number }
  'mails.webhook.title': null
  'mails.webhook.gone': null
  'mails.webhook.failures': null
  'mails.webhook.next': null
  'mails.webhook.server': null
  'mails.webhook.action': null
  'mails.credential.refused.subject': { brand: string | number }
  'mails.credential.refused.title': null
  'mails.credential.refused.text': null
  'mails.credential.ending.subject': { brand: string | number }
  'mails.credential.ending.title': null
  'mails.credential.ending.text': null
  'mails.security.sessions.title': null
  'mails.security.sessions.told': { brand: string | number }
  'mails.security.key.title': null
  'mails.security.key.told': { brand: string | number }
  'mails.merged.subject': { brand: string | number }
  'mails.merged.title': null
  'mails.merged.told': { ended: string | number; kept: string | number }
  'mails.merged.after': { kept: string | number; ended: string | number }
  'mails.merged.action': null
  'mails.merged.closing': { email: string | number }
  'mails.quote.type': null
  'mails.requestAnswer.subject': { reference: string | number }
  'mails.requestAnswer.title': null
  'mails.requestAnswer.action': null
  'mails.requestAnswer.closing': { email: string | number }
  'mpesa.title': null
  'mpesa.sum': { amount: string | number; shillings: string | number }
  'mpesa.from': { phone: string | number; moment: string | number }
  'mpesa.receipt': { receipt: string | number }
  'mpesa.waiting': null
  'mpesa.counted': null
  'mpesa.with-staff': null
  'mpesa.cancelled': null
  'mpesa.unreachable': null
  'mpesa.too-little': null
  'mpesa.wrong-pin': null
  'mpesa.busy': null
  'mpesa.failed': null
  'mpesa.lost': null
  'mpesa.ask.title': null
  'mpesa.ask.shillings': { shillings: string | number; rate: string | number; day: string | number }
  'mpesa.ask.notAmount': null
  'mpesa.ask.lookThere': null
  'mpesa.ask.ask': null
  'mpesa.ask.phone': null
  'mpesa.ask.amount': { currency: string | number }
  'mpesa.ask.hint': { most: string | number }
  'mpesa.ask.again': null
  'offers.title': null
  'offers.text': null
  'offers.amount': { currency: string | number }
  'offers.hint': { price: string | number }
  'offers.missing': { price: string | number }
  'offers.send': null
  'offers.back': null
  'offers.refused': null
  'offers.sent': { price: string | number }
  'offers.sentText': { moment: string | number }
  'offers.mine': null
  'offers.held': { price: string | number }
  'offers.heldText': { moment: string | number }
  'offline.appDescription': null
  'offline.title': null
  'offline.neverSeen': null
  'offline.stillHere': null
  'offline.seen': null
  'offline.again': null
  'offline.isOffline': { when: string | number }
  'offline.isKept': { when: string | number }
  'offline.isMissing': null
  'offline.cannotWait': null
  'offline.waiting': null
  'offline.waitingHow': null
  'offline.withdraw': null
  'offline.withdrawOf': { text: string | number }
  'offline.gone': null
  'offline.refused': { said: string | number }
  'offline.filesCannotWait': null
  'offline.formWaits': null
  'offline.saver': null
  'offline.weight': { size: string | number }
  'portal.product': { brand: string | number }
  'portal.start': { brand: string | number }
  'portal.opening': null
  'portal.home': null
  'portal.backToShop': null
  'portal.rooms': null
  'portal.find': null
  'portal.language': null
  'portal.signIn': null
  'portal.signOut': null
  'portal.signingIn': null
  'portal.signingYouIn': null
  'portal.signInToGoOn': null
  'portal.signedOut': null
  'portal.notLoggedOut': null
  'portal.sessionEnded': null
  'portal.accountDeleted': null
  'portal.codeRefused': null
  'portal.codeUnchecked': null
  'portal.email': null
  'portal.password': null
  'portal.showPassword': null
  'portal.missing': null
  'portal.signInFailed': null
  'portal.forgotPassword': null
  'portal.newHere': { brand: string | number }
  'portal.promise': null
  'portal.followOrders': null
  'portal.seeWhatToPay': null
  'portal.sameAccount': null
  'portal.yourAccount': null
  'portal.accountOf': { name: string | number }
  'portal.wentWrong': null
  'portal.notShown': null
  'portal.loadAgain': null
  'portal.notShownWhy': null
  'portal.notLoaded': null
  'portal.notFoundTitle': null
  'portal.notFound': null
  'portal.notFoundWhy': null
  'portal.goHome': null
  'portal.unknownFailure': null
  'portal.withReference': { sentence: string | number; requestId: string | number }
  'portal.joinFirst': null
  'portal.contactService': null
  'portal.sellerSuspended': null
  'portal.sellerWaits': null
  'portal.menu.account': null
  'portal.menu.supporter': null
  'portal.menu.seller': null
  'portal.menu.desk': null
  'portal.menu.people': null
  'portal.menu.stock': null
  'portal.menu.money': null
  'portal.menu.content': null
  'portal.menu.shipping': null
  'portal.menu.reports': null
  'portal.menu.waiting': null
  'portal.menu.myAccount': null
  'portal.menu.myOrders': null
  'portal.menu.messages': null
  'portal.menu.offers': null
  'portal.menu.vendorOrders': null
  'portal.menu.reviews': null
  'portal.menu.modelRequests': null
  'portal.menu.chassisDoubles': null
  'portal.menu.findings': null
  'portal.menu.accounts': null
  'portal.menu.productFeeds': null
  'portal.menu.shopSettings': null
  'portal.menu.articles': null
  'portal.menu.audit': null
  'portal.menu.reportsPage': null
  'portal.menu.visits': null
  'portal.menu.discounts': null
  'portal.menu.deals': null
  'portal.menu.promotions': null
  'portal.menu.sellerDashboard': null
  'portal.menu.importFile': null
  'portal.menu.feeds': null
  'portal.menu.webhooks': null
  'portal.menu.listings': null
  'portal.menu.orders': null
  'portal.menu.orderBoard': null
  'portal.menu.overview': null
  'portal.menu.payouts': null
  'portal.menu.adjustments': null
  'portal.menu.links': null
  'portal.menu.promotionTools': null
  'portal.menu.quotes': null
  'portal.menu.requests': null
  'portal.menu.becomeSeller': null
  'portal.menu.dashboard': null
  'portal.menu.downline': null
  'portal.menu.statement': null
  'portal.menu.supporters': null
  'portal.menu.tariffs': null
  'portal.menu.exchangeRates': null
  'portal.menu.importRules': null
  'portal.menu.insuranceTariffs': null
  'portal.menu.doorTariffs': null
  'portal.menu.destinations': null
  'portal.menu.ports': null
  'portal.menu.training': null
  'portal.menu.vendors': null
  'portal.notApproved': null
  'portal.copy': null
  'portal.copied': null
  'portal.copyFailed': null
  'portal.copyWhat': { what: string | number }
  'portal.otherCountry': null
  'portal.anotherCountry': null
  'portal.phoneCountry': null
  'portal.quantity': { count: string | number }
  'portal.chassisNumber': { number: string | number }
  'portal.fits': { vehicle: string | number; day: string | number }
  'portal.fitsNot': { vehicle: string | number; day: string | number }
  'portal.fitUnknown': { vehicle: string | number; day: string | number }
  'portal.fitPromised': null
  'portal.engineNumber': { number: string | number }
  'portal.auctionSheet': null
  'portal.payment.received': null
  'portal.payment.charges': null
  'portal.payment.refunded': null
  'portal.payment.anotherWay': null
  'portal.payment.receipt': null
  'portal.payment.receiptOf': { amount: string | number }
  'portal.payment.receiptFailed': { failure: string | number }
  'portal.payment.facts': { day: string | number; way: string | number; reference: string | number }
  'portal.payment.by': { facts: string | number; name: string | number }
  'portal.totalWithTax': null
  'portal.status.pending': null
  'portal.status.declined': null
  'portal.status.authorized': null
  'portal.status.shipped': null
  'portal.status.canceled': null
  'portal.status.refunded': null
  'portal.next.raised': null
  'portal.next.pending': null
  'portal.next.declined': null
  'portal.next.authorized': { port: string | number }
  'portal.next.shipped': { port: string | number }
  'portal.next.canceled': null
  'portal.next.refunded': null
  'portal.yourPort': null
  'portal.proForma': null
  'portal.proFormaFailed': { failure: string | number }
  'portal.byItself': null
  'portal.notJoined': null
  'portal.entries': null
  'portal.entry.date': null
  'portal.entry.entry': null
  'portal.entry.position': null
  'portal.entry.share': null
  'portal.entry.state': null
  'portal.entry.amount': null
  'portal.entry.earned': { level: string }
  'portal.entry.earnedOn': { level: string; order: string | number }
  'portal.entry.takenBack': { level: string }
  'portal.entry.takenBackOn': { level: string; order: string | number }
  'portal.entry.adjustment': null
  'portal.entry.adjustmentOn': { order: string | number }
  'portal.entry.payment': null
  'portal.entry.paymentToYou': null
  'portal.entry.shareOf': { rate: string | number; base: string | number }
  'portal.entry.paidIn': { payout: string | number }
  'portal.payoutAccount': { provider: string | number; ending: string | number }
  'portal.entry.until': { day: string | number }
  'portal.commission.pending': null
  'portal.commission.approved': null
  'portal.commission.reversed': null
  'portal.commission.paid': null
  'portal.commission.none': null
  'portal.goodsBeforeDiscount': null
  'portal.factor.title': null
  'portal.factor.code': null
  'portal.factor.hint': null
  'portal.factor.back': null
  'portal.factor.needed': null
  'portal.passkey.use': null
  'portal.passkey.why': null
  'portal.passkey.code': null
  'portal.passkey.back': null
  'portal.passkey.cancelled': null
  'portal.passkey.known': null
  'portal.passkey.unsupported': null
  'portal.passkey.failed': null
  'portal.stepUp.title': null
  'portal.stepUp.why': null
  'portal.stepUp.confirm': null
  'portal.needsScript': null
  'portal.application.title': null
  'portal.application.text': null
  'portal.application.apply': null
  'portal.application.refused': null
  'portal.application.decided': { day: string | number }
  'portal.application.reason': { reason: string | number }
  'portal.application.againText': null
  'portal.application.again': null
  'portal.application.failed': null
  'portal.entry.training': null
  'portal.restored': null
  'portal.discardThem': null
  'portal.leave.title': null
  'portal.leave.stay': null
  'portal.leave.discard': null
  'portal.leave.save': null
  'portal.leave.what': null
  'portal.menu.importRuleDrafts': null
  'portal.menu.priceLists': null
  'portal.menu.claims': null
  'portal.menu.threads': null
  'portal.menu.bankEntries': null
  'portal.menu.bankAccounts': null
  'portal.menu.bankColumns': null
  'portal.menu.mpesaReceipts': null
  'portal.menu.bankStatements': null
  'portal.payment.takenBack': null
  'portal.menu.figures': null
  'portal.menu.team': null
  'portal.ownersOnly': null
  'portal.listersOnly': null
  'portal.askOwner': null
  'portal.readsOnly': null
  'portal.menu.company': null
  'portal.application.answer': null
  'portal.menu.merges': null
  'portal.menu.answerTemplates': null
  'portalAccount.title': null
  'portalAccount.profile': null
  'portalAccount.history': null
  'portalAccount.offers': null
  'portalAccount.addresses': null
  'portalAccount.profileFailed': null
  'portalAccount.profileLoading': null
  'portalAccount.name': null
  'portalAccount.email': null
  'portalAccount.country': null
  'portalAccount.postcode': null
  'portalAccount.notGiven': null
  'portalAccount.joined': null
  'portalAccount.approved': null
  'portalAccount.dismiss': null
  'portalAccount.pendingTitle': null
  'portalAccount.pendingText': null
  'portalAccount.suspendedTitle': null
  'portalAccount.suspendedText': null
  'portalAccount.programme': null
  'portalAccount.onProgramme': null
  'portalAccount.asSupporter': null
  'portalAccount.sellerDashboard': null
  'portalAccount.supporterDashboard': null
  'portalAccount.join': null
  'portalAccount.joinText': null
  'portalAccount.terms': null
  'portalAccount.terms.threshold': null
  'portalAccount.terms.thresholdText': { threshold: string | number }
  'portalAccount.terms.tracking': null
  'portalAccount.terms.trackingText': { days: number }
  'portalAccount.terms.age': null
  'portalAccount.terms.ageText': { days: number }
  'portalAccount.terms.payment': null
  'portalAccount.terms.paymentText': { days: number }
  'portalAccount.terms.paidTo': null
  'portalAccount.terms.paidToText': null
  'portalAccount.order': { number: string | number }
  'portalAccount.orderAlone': null
  'portalAccount.placed': null
  'portalAccount.viewOrder': null
  'portalAccount.viewOrderNumber': { number: string | number }
  'portalAccount.ordersLoading': null
  'portalAccount.ordersFailed': null
  'portalAccount.ordersNewest': null
  'portalAccount.ordersPages': null
  'portalAccount.ordersNone': null
  'portalAccount.ordersNoneText': null
  'portalAccount.findVehicle': null
  'portalAccount.orderFailed': null
  'portalAccount.orderLoading': null
  'portalAccount.invoice': null
  'portalAccount.ordered': null
  'portalAccount.askAboutOrder': null
  'portalAccount.orderMessages': null
  'portalAccount.address': null
  'portalAccount.happened': null
  'portalAccount.details': null
  'portalAccount.placedOn': null
  'portalAccount.destination': null
  'portalAccount.shipping': null
  'portalAccount.insurance': null
  'portalAccount.insuranceRequested': null
  'portalAccount.insuranceIncluded': null
  'portalAccount.insuranceNot': null
  'portalAccount.paymentReference': null
  'portalAccount.paymentReferenceName': null
  'portalAccount.howToPay': null
  'portalAccount.payBy': { amount: string | number }
  'portalAccount.payments': null
  'portalAccount.paid.toPay': { amount: string | number }
  'portalAccount.paid.due': { due: string | number }
  'portalAccount.paid.over': { over: string | number }
  'portalAccount.paid.havePaid': null
  'portalAccount.paid.why': null
  'portalAccount.paid.amountIn': { currency: string | number }
  'portalAccount.paid.day': null
  'portalAccount.paid.bank': null
  'portalAccount.paid.send': null
  'portalAccount.paid.thanks': null
  'portalAccount.paid.looking': null
  'portalAccount.paid.lookingNext': null
  'portalAccount.standing.declined': null
  'portalAccount.standing.paid': null
  'portalAccount.standing.refunded': null
  'portalAccount.standing.shipped': null
  'portalAccount.standing.canceled': null
  'portalAccount.cancel.title': null
  'portalAccount.cancel.atOnce': null
  'portalAccount.cancel.ask': null
  'portalAccount.cancel.button': null
  'portalAccount.cancel.askButton': null
  'portalAccount.cancel.keep': null
  'portalAccount.cancel.sure': { number: string | number }
  'portalAccount.cancel.reason': null
  'portalAccount.cancel.done': { number: string | number }
  'portalAccount.cancel.asked': { number: string | number }
  'portalAccount.cancel.waiting': null
  'portalAccount.cancel.waitingText': { moment: string | number }
  'portalAccount.cancel.stopped': null
  'portalAccount.cancel.stoppedText': { moment: string | number }
  'portalAccount.cancel.declined': null
  'portalAccount.paid.youSaid': { amount: string | number; day: string | number; bank: string | number }
  'portalAccount.paid.notFound': null
  'portalAccount.paid.isAmount': null
  'portalAccount.paid.dayMissing': null
  'portalAccount.paid.bankMissing': null
  'portalAccount.paid.slip': null
  'portalAccount.paid.slipHint': null
  'portalAccount.paid.slipSend': null
  'portalAccount.paid.slipThanks': null
  'portalAccount.paid.slipFailed': { failure: string | number }
  'portalAccount.paid.slipMissing': null
  'portalAccount.quoteReference': null
  'portalAccount.paymentDetail': { label: string | number; value: string | number }
  'portalAccount.language.hint': null
  'portalAccount.language.save': null
  'portalAccount.notifications': null
  'portalAccount.notifications.always': null
  'portalAccount.notifications.on': { kind: string | number }
  'portalAccount.notifications.off': { kind: string | number }
  'portalAccount.notifications.commission': null
  'portalAccount.notifications.commissionHint': null
  'portalAccount.notifications.orderSteps': null
  'portalAccount.notifications.orderStepsHint': null
  'portalAccount.notifications.listingOrdered': null
  'portalAccount.notifications.listingOrderedHint': null
  'portalAccount.notifications.alerts': null
  'portalAccount.security': null
  'portalAccount.data': null
  'portalAccount.payouts': null
  'portalAccount.data.failed': null
  'portalAccount.data.loading': null
  'portalAccount.data.password': null
  'portalAccount.data.confirm': null
  'portalAccount.data.confirmText': { email: string | number }
  'portalAccount.data.sendLink': null
  'portalAccount.data.linkSent': null
  'portalAccount.data.confirmed': null
  'portalAccount.data.download': null
  'portalAccount.data.downloadText': null
  'portalAccount.data.downloadNow': null
  'portalAccount.data.delete': null
  'portalAccount.data.deleteText': null
  'portalAccount.data.deleteGone': null
  'portalAccount.data.deleteListings': null
  'portalAccount.data.deleteKept': null
  'portalAccount.data.notYet': null
  'portalAccount.data.deleteNow': null
  'portalAccount.data.sure': null
  'portalAccount.data.sureText': null
  'portalAccount.data.deleteForGood': null
  'portalAccount.edit.change': null
  'portalAccount.edit.firstName': null
  'portalAccount.edit.lastName': null
  'portalAccount.edit.chooseCountry': null
  'portalAccount.edit.phone': null
  'portalAccount.edit.phoneHint': null
  'portalAccount.edit.save': null
  'portalAccount.edit.cancel': null
  'portalAccount.edit.saved': null
  'portalAccount.edit.saveFailed': null
  'portalAccount.landed.title': null
  'portalAccount.landed.explained': null
  'portalAccount.landed.then': { day: string | number }
  'portalAccount.landed.today': null
  'portalAccount.landed.total': null
  'portalAccount.landed.known': null
  'portalAccount.landed.arrival': { from: string | number; to: string | number }
  'portalAccount.landed.failed': null
  'portalAccount.landed.loading': null
  'portalAccount.landed.accepted': { moment: string | number }
  'portalAccount.notifications.weeklyFigures': null
  'portalAccount.notifications.weeklyFiguresHint': null
  'portalAddresses.failed': null
  'portalAddresses.loading': null
  'portalAddresses.countriesFailed': null
  'portalAddresses.none': null
  'portalAddresses.noneText': null
  'portalAddresses.add': null
  'portalAddresses.default': null
  'portalAddresses.edit': null
  'portalAddresses.editTitle': null
  'portalAddresses.makeDefault': null
  'portalAddresses.remove': null
  'portalAddresses.sure': null
  'portalAddresses.sureText': { who: string | number }
  'portalAddresses.save': null
  'portalAddresses.cancel': null
  'portalAddresses.postcode': null
  'portalAddresses.title': null
  'portalAddresses.choose': null
  'portalAddresses.mr': null
  'portalAddresses.mrs': null
  'portalAddresses.miss': null
  'portalAddresses.ms': null
  'portalAddresses.firstName': null
  'portalAddresses.lastName': null
  'portalAddresses.email': null
  'portalAddresses.phone': null
  'portalAddresses.phoneHint': null
  'portalAddresses.line1': null
  'portalAddresses.line2': null
  'portalAddresses.city': null
  'portalAddresses.province': null
  'portalAddresses.country': null
  'portalAddresses.consignee.failed': null
  'portalAddresses.consignee.loading': null
  'portalAddresses.consignee.change': null
  'portalAddresses.consignee.sailed': null
  'portalAddresses.consignee.billed': null
  'portalAddresses.consignee.waits': null
  'portalAddresses.consignee.countsFrom': { moment: string | number }
  'portalAddresses.consignee.stopIfNotYou': null
  'portalAddresses.consignee.stopForBuyer': null
  'portalAddresses.consignee.stop': null
  'portalAddresses.consignee.stopped': null
  'portalAddresses.consignee.effect': null
  'portalAddresses.consignee.staffEffect': null
  'portalAddresses.consignee.reason': null
  'portalAddresses.consignee.reasonHint': null
  'portalAddresses.consignee.ask': null
  'portalAddresses.consignee.set': null
  'portalAddresses.consignee.asked': null
  'portalAddresses.consignee.wasSet': null
  'portalAddresses.consignee.history': { count: number }
  'portalAddresses.consignee.wasTaken': null
  'portalAddresses.consignee.wasStopped': null
  'portalAddresses.consignee.wasLapsed': null
  'portalAddresses.consignee.fromTo': { before: string | number; after: string | number }
  'portalAddresses.consignee.byUs': null
  'portalAddresses.consignee.byStaff': { name: string | number }
  'portalAddresses.consignee.byBuyer': { name: string | number }
  'portalAmendments.title': null
  'portalAmendments.failed': null
  'portalAmendments.loading': null
  'portalAmendments.none': null
  'portalAmendments.what.quantity': null
  'portalAmendments.what.price': null
  'portalAmendments.what.port': null
  'portalAmendments.what.shippingType': null
  'portalAmendments.what.shipping': null
  'portalAmendments.what.insurance': null
  'portalAmendments.what.inspection': null
  'portalAmendments.what.discount': null
  'portalAmendments.what.total': null
  'portalAmendments.fromTo': { before: string | number; after: string | number }
  'portalAmendments.state.toApprove': null
  'portalAmendments.state.proposed': null
  'portalAmendments.state.applied': null
  'portalAmendments.state.declined': null
  'portalAmendments.state.rejected': null
  'portalAmendments.state.withdrawn': null
  'portalAmendments.state.lapsed': null
  'portalAmendments.asked': null
  'portalAmendments.until': { moment: string | number }
  'portalAmendments.acceptAt': { total: string | number }
  'portalAmendments.decline': null
  'portalAmendments.accepted': null
  'portalAmendments.declined': null
  'portalAmendments.reason': { reason: string | number }
  'portalAmendments.answer': { note: string | number }
  'portalAmendments.invoice': { after: string | number; before: string | number }
  'portalCompany.lead': null
  'portalCompany.page': null
  'portalCompany.failed': null
  'portalCompany.ownerEdits': null
  'portalCompany.name': null
  'portalCompany.place': null
  'portalCompany.hours': null
  'portalCompany.about': null
  'portalCompany.aboutHint': null
  'portalCompany.languages': null
  'portalCompany.save': null
  'portalCompany.saved': null
  'portalCompany.logo': null
  'portalCompany.logoChoose': null
  'portalCompany.logoRemove': null
  'portalCompany.logoDone': null
  'portalCompany.logoGone': null
  'portalCompany.papers': null
  'portalCompany.papersLead': null
  'portalCompany.papersFailed': null
  'portalCompany.kind': null
  'portalCompany.kind.registration': null
  'portalCompany.kind.identity': null
  'portalCompany.kind.dealerLicence': null
  'portalCompany.file': null
  'portalCompany.fileHint': null
  'portalCompany.chooseFile': null
  'portalCompany.dropFile': null
  'portalCompany.number': null
  'portalCompany.until': null
  'portalCompany.added': null
  'portalCompany.reason': null
  'portalCompany.add': null
  'portalCompany.thanks': null
  'portalCompany.open': null
  'portalCompany.notOpened': { failure: string | number }
  'portalCompany.state.waiting': null
  'portalCompany.state.accepted': null
  'portalCompany.state.refused': null
  'portalCompany.state.expired': null
  'portalCompany.history': null
  'portalCompany.step.applied': null
  'portalCompany.step.answered': null
  'portalCompany.step.added': null
  'portalCompany.step.accepted': null
  'portalCompany.step.refused': null
  'portalCompany.step.approved': null
  'portalCompany.step.declined': null
  'portalCompany.step.suspended': null
  'portalCompany.step.reinstated': null
  'portalEditor.listing': null
  'portalEditor.loading': null
  'portalEditor.preview': null
  'portalEditor.previewFrame': null
  'portalEditor.photosSeen': null
  'portalEditor.noTitle': null
  'portalEditor.noPhone': null
  'portalEditor.revealPhone': null
  'portalEditor.sellersDescription': null
  'portalEditor.nothingWritten': null
  'portalEditor.delete.title': null
  'portalEditor.delete.lead': null
  'portalEditor.delete.button': null
  'portalEditor.delete.ask': null
  'portalEditor.delete.effect': { title: string | number }
  'portalEditor.delete.done': null
  'portalEditor.lock.reserved': null
  'portalEditor.lock.ordered': null
  'portalEditor.lock.sold': null
  'portalEditor.lock.what': null
  'portalEditor.lock.again': null
  'portalEditor.lock.order': { number: string | number }
  'portalEditor.lock.offers': null
  'portalEditor.lock.stays': null
  'portalEditor.lock.fixed': null
  'portalEditor.lock.growing': null
  'portalEditor.notSaved': null
  'portalEditor.saved': null
  'portalEditor.save': null
  'portalEditor.savingNow': null
  'portalEditor.saving': null
  'portalEditor.fieldRequired': null
  'portalEditor.fieldsRequired': null
  'portalEditor.fieldsRefused': null
  'portalEditor.deletedElsewhere': null
  'portalEditor.saveFirst': null
  'portalEditor.vehicleInformation': null
  'portalEditor.spareInformation': null
  'portalEditor.takenDown': null
  'portalEditor.takenDownWhat': null
  'portalEditor.sameChassis': null
  'portalEditor.sameChassis.own': { title: string | number }
  'portalEditor.sameChassis.elsewhere': null
  'portalEditor.seeIt': null
  'portalEditor.newTab': null
  'portalEditor.category': null
  'portalEditor.category.cars': null
  'portalEditor.category.commercial': null
  'portalEditor.created': null
  'portalEditor.lastSaved': null
  'portalEditor.editedBy': null
  'portalEditor.effect.seen': null
  'portalEditor.effect.hide': null
  'portalEditor.effect.show': null
  'portalEditor.effect.unseen': null
  'portalEditor.section.details': null
  'portalEditor.section.specification': null
  'portalEditor.section.identity': null
  'portalEditor.section.identityLead': null
  'portalEditor.section.papers': null
  'portalEditor.field.title': null
  'portalEditor.field.titleOfVehicle': null
  'portalEditor.field.titleOfSpare': null
  'portalEditor.field.subtitle': null
  'portalEditor.field.subtitleOfVehicle': null
  'portalEditor.field.subtitleOfSpare': null
  'portalEditor.field.price': null
  'portalEditor.field.stockNumber': null
  'portalEditor.field.stockNumberHint': null
  'portalEditor.field.location': null
  'portalEditor.field.locationExample': null
  'portalEditor.field.phone': null
  'portalEditor.field.phoneHint': null
  'portalEditor.field.originPort': null
  'portalEditor.field.chassis': null
  'portalEditor.field.chassisExample': null
  'portalEditor.field.chassisHint': null
  'portalEditor.field.engineNumber': null
  'portalEditor.field.engineNumberExample': null
  'portalEditor.field.manufactured': null
  'portalEditor.field.registered': null
  'portalEditor.field.grade': null
  'portalEditor.field.inspection': null
  'portalEditor.field.inspectedOn': null
  'portalEditor.field.exportCertificate': null
  'portalEditor.field.registrationPaper': null
  'portalEditor.field.odometerCertificate': null
  'portalEditor.field.paperHint': null
  'portalEditor.field.sizes': null
  'portalEditor.field.sizesExample': null
  'portalEditor.field.colours': null
  'portalEditor.field.coloursExample': null
  'portalEditor.field.choicesHint': null
  'portalEditor.sheet.title': null
  'portalEditor.sheet.lead': null
  'portalEditor.sheet.add': null
  'portalEditor.sheet.replace': null
  'portalEditor.sheet.remove': null
  'portalEditor.sheet.sending': null
  'portalEditor.sheet.open': null
  'portalEditor.sheet.shown': null
  'portalEditor.sheet.shownHint': null
  'portalEditor.video.title': null
  'portalEditor.video.lead': null
  'portalEditor.video.add': null
  'portalEditor.video.sending': { percent: string | number }
  'portalEditor.video.reading': null
  'portalEditor.video.tooLarge': null
  'portalEditor.video.facts': { seconds: number; megabytes: string | number }
  'portalEditor.video.shown': null
  'portalEditor.field.description': null
  'portalEditor.field.descriptionOfVehicle': null
  'portalEditor.field.descriptionOfSpare': null
  'portalEditor.field.engine': null
  'portalEditor.field.engineHint': null
  'portalEditor.field.engineExample': null
  'portalEditor.field.transmission': null
  'portalEditor.field.featuresHint': null
  'portalEditor.field.featuresAdd': null
  'portalEditor.field.featuresRemove': { feature: string | number }
  'portalEditor.field.partNumber': null
  'portalEditor.field.partNumberHint': null
  'portalEditor.field.condition': null
  'portalEditor.field.lectureTitle': null
  'portalEditor.field.lectureText': null
  'portalEditor.used': { used: string | number; limit: number }
  'portalEditor.conflict.title': null
  'portalEditor.conflict.back': null
  'portalEditor.conflict.save': null
  'portalEditor.conflict.what': null
  'portalEditor.conflict.mine': null
  'portalEditor.conflict.theirs': null
  'portalEditor.conflict.elsewhere': null
  'portalEditor.conflict.here': null
  'portalEditor.conflict.empty': null
  'portalEditor.lecture.title': null
  'portalEditor.lecture.lead': null
  'portalEditor.lecture.list': null
  'portalEditor.lecture.delete': null
  'portalEditor.lecture.deleteWhich': { title: string | number }
  'portalEditor.lecture.ask': null
  'portalEditor.lecture.confirm': null
  'portalEditor.lecture.effect': { title: string | number }
  'portalEditor.lecture.new': null
  'portalEditor.lecture.example': null
  'portalEditor.lecture.add': null
  'portalEditor.photo.title': null
  'portalEditor.photo.lead': null
  'portalEditor.photo.name': { number: string | number }
  'portalEditor.photo.nameOfCover': { number: string | number }
  'portalEditor.photo.cover': null
  'portalEditor.photo.earlier': { number: string | number }
  'portalEditor.photo.later': { number: string | number }
  'portalEditor.photo.more': { number: string | number }
  'portalEditor.photo.makeCover': null
  'portalEditor.photo.replace': null
  'portalEditor.photo.delete': null
  'portalEditor.photo.addCover': null
  'portalEditor.photo.add': { number: string | number }
  'portalEditor.photo.addMore': null
  'portalEditor.photo.moved': { place: string | number; count: string | number }
  'portalEditor.photo.deleted': { number: string | number }
  'portalEditor.photo.uploaded': { number: string | number }
  'portalEditor.photo.moveLater': null
  'portalEditor.photo.deleteAsk': null
  'portalEditor.photo.deleteConfirm': null
  'portalEditor.photo.deleteEffect': null
  'portalEditor.photo.wrongFormat': null
  'portalEditor.photo.unauthorized': null
  'portalEditor.photo.otherwise': null
  'portalEditor.photo.tooLarge': null
  'portalEditor.photo.damaged': null
  'portalEditor.photo.heic': null
  'portalEditor.photo.tooManyPixels': null
  'portalEditor.photo.stalled': null
  'portalEditor.photo.small': null
  'portalEditor.photo.narrow': null
  'portalEditor.photo.coverMore': { count: number }
  'portalEditor.photo.saveFirst': null
  'portalEditor.photo.saveFirstWhat': null
  'portalEditor.photo.ok': null
  'portalEditor.photo.leftOut': { count: number; room: string | number }
  'portalEditor.photo.uploadCover': null
  'portalEditor.photo.chooseAnother': null
  'portalEditor.photo.upload': null
  'portalEditor.photo.choose': null
  'portalEditor.photo.coverHint': null
  'portalEditor.photo.coverOf': { file: string | number }
  'portalEditor.photo.uploadingWhich': { number: string | number }
  'portalEditor.photo.cancelWhich': { number: string | number }
  'portalEditor.photo.anotherWhich': { number: string | number }
  'portalEditor.photo.againWhich': { number: string | number }
  'portalEditor.photo.clearWhich': { number: string | number }
  'portalEditor.photo.clear': null
  'portalEditor.photo.waiting': null
  'portalEditor.photo.nearlyThere': null
  'portalEditor.photo.uploading': { percent: string | number }
  'portalEditor.photo.login': null
  'portalEmailChange.title': null
  'portalEmailChange.lead': { email: string | number }
  'portalEmailChange.change': null
  'portalEmailChange.fresh': null
  'portalEmailChange.password': null
  'portalEmailChange.noPassword': null
  'portalEmailChange.ask': null
  'portalEmailChange.cancel': null
  'portalEmailChange.how': null
  'portalEmailChange.waiting': { email: string | number }
  'portalEmailChange.until': { moment: string | number }
  'portalEmailChange.old': { email: string | number }
  'portalEmailChange.new': { email: string | number }
  'portalEmailChange.confirmed': null
  'portalEmailChange.open': null
  'portalEmailChange.keep': null
  'portalEmailChange.pageTitle': null
  'portalEmailChange.pageText': null
  'portalEmailChange.pageConfirm': null
  'portalEmailChange.pageStop': null
  'portalEmailChange.half': { email: string | number }
  'portalEmailChange.done': { email: string | number }
  'portalEmailChange.stopped': null
  'portalEmailChange.missing': null
  'portalEmailChange.toAccount': null
  'portalEmailChange.toPassword': null
  'portalFeeds.lead': null
  'portalFeeds.none': null
  'portalFeeds.add': null
  'portalFeeds.most': { most: number }
  'portalFeeds.failed': null
  'portalFeeds.oneFailed': null
  'portalFeeds.runFailed': null
  'portalFeeds.list': null
  'portalFeeds.lastRun': null
  'portalFeeds.nextRun': null
  'portalFeeds.never': null
  'portalFeeds.notPlanned': null
  'portalFeeds.underWay': null
  'portalFeeds.pausedByFailures': { failures: number }
  'portalFeeds.state.unchanged': null
  'portalFeeds.state.failed': null
  'portalFeeds.state.waiting': null
  'portalFeeds.state.held': null
  'portalFeeds.state.running': null
  'portalFeeds.state.applied': null
  'portalFeeds.state.refused': null
  'portalFeeds.state.replaced': null
  'portalFeeds.runNow': null
  'portalFeeds.requested': null
  'portalFeeds.edit': null
  'portalFeeds.pause': null
  'portalFeeds.resume': null
  'portalFeeds.delete': null
  'portalFeeds.deleteAsk': null
  'portalFeeds.deleted': null
  'portalFeeds.saved': null
  'portalFeeds.created': null
  'portalFeeds.form.name': null
  'portalFeeds.form.nameHint': null
  'portalFeeds.form.address': null
  'portalFeeds.form.addressHint': null
  'portalFeeds.form.kind': null
  'portalFeeds.form.every': null
  'portalFeeds.form.every24': null
  'portalFeeds.form.every12': null
  'portalFeeds.form.every6': null
  'portalFeeds.form.at': null
  'portalFeeds.form.atHint': null
  'portalFeeds.form.missing': null
  'portalFeeds.form.ask': null
  'portalFeeds.form.withdraw': null
  'portalFeeds.form.publish': null
  'portalFeeds.form.save': null
  'portalFeeds.form.cancel': null
  'portalFeeds.runs': null
  'portalFeeds.noRuns': null
  'portalFeeds.cause.schedule': null
  'portalFeeds.cause.seller': null
  'portalFeeds.runTitle': { moment: string | number }
  'portalFeeds.back': null
  'portalFeeds.backToFeed': null
  'portalFeeds.answer': null
  'portalFeeds.seeFile': null
  'portalFeeds.approve': null
  'portalFeeds.refuse': null
  'portalFeeds.approved': null
  'portalFeeds.refused': null
  'portalFeeds.approveWhat': { withdraws: string }
  'portalFeeds.asksPrices': { count: number }
  'portalFeeds.takePrices': null
  'portalFeeds.leavePrices': null
  'portalFeeds.asksMissing': { count: number }
  'portalFeeds.withdraw': null
  'portalFeeds.soldElsewhere': null
  'portalFeeds.leave': null
  'portalFeeds.answered': null
  'portalFeeds.rows': null
  'portalFeeds.new': null
  'portalFeeds.changed': null
  'portalFeeds.repriced': null
  'portalFeeds.missing': null
  'portalFeeds.wrong': null
  'portalFeeds.part.created': null
  'portalFeeds.part.changed': null
  'portalFeeds.part.prices': null
  'portalFeeds.part.gone': null
  'portalFeeds.part.refused': null
  'portalFeeds.first': { count: number }
  'portalFeeds.row': { row: string | number }
  'portalFeeds.noPrice': null
  'portalFeeds.move': { before: string | number; after: string | number }
  'portalFeeds.notKept': null
  'portalFigures.title': null
  'portalFigures.lead': null
  'portalFigures.period': null
  'portalFigures.lastDays': { count: number }
  'portalFigures.shown': null
  'portalFigures.opened': null
  'portalFigures.revealed': null
  'portalFigures.shared': null
  'portalFigures.favourites': null
  'portalFigures.questions': null
  'portalFigures.offers': null
  'portalFigures.orders': null
  'portalFigures.more': { change: string | number }
  'portalFigures.fewer': { change: string | number }
  'portalFigures.same': null
  'portalFigures.before': { count: string | number }
  'portalFigures.unknown': null
  'portalFigures.countedSince': { day: string | number }
  'portalFigures.notCounted': null
  'portalFigures.byDay': { figure: string | number }
  'portalFigures.inChart': null
  'portalFigures.behind': null
  'portalFigures.day': null
  'portalFigures.yours': null
  'portalFigures.search': null
  'portalFigures.searchHint': null
  'portalFigures.sortBy': null
  'portalFigures.listing': null
  'portalFigures.daysOnSale': null
  'portalFigures.onSale': { count: number }
  'portalFigures.onSaleUnknown': null
  'portalFigures.draft': null
  'portalFigures.download': null
  'portalFigures.total': { count: number }
  'portalFigures.pages': null
  'portalFigures.none': null
  'portalFigures.noneWhat': null
  'portalFigures.noneMatches': null
  'portalFigures.showAll': null
  'portalFigures.failed': null
  'portalFigures.back': null
  'portalFigures.edit': null
  'portalFigures.figuresOf': null
  'portalFigures.price': null
  'portalFigures.above': { change: string | number }
  'portalFigures.below': { change: string | number }
  'portalFigures.equal': null
  'portalFigures.similar': { count: number; from: string | number; to: string | number; lowest: string | number; highest: string | number; median: string | number }
  'portalFigures.similarMileage': { from: string | number; to: string | number }
  'portalFigures.similarUnknown': null
  'portalFigures.missing': null
  'portalFigures.lacksNothing': null
  'portalFigures.part.pictures': null
  'portalFigures.part.description': null
  'portalFigures.part.video': null
  'portalFigures.part.inspection': null
  'portalFigures.part.mileage': null
  'portalFigures.partMore': { change: string | number; count: string | number }
  'portalFigures.partFewer': { change: string | number; count: string | number }
  'portalFigures.partSame': { count: string | number }
  'portalFigures.partUnknown': null
  'portalFigures.missingNote': null
  'portalFinder.title': null
  'portalFinder.hint': null
  'portalFinder.hintOwn': null
  'portalFinder.results': null
  'portalFinder.count': { count: number }
  'portalFinder.none': null
  'portalFinder.noneHint': null
  'portalFinder.searching': null
  'portalFinder.failed': null
  'portalFinder.close': null
  'portalFinder.moves': null
  'portalFinder.kind.recent': null
  'portalFinder.kind.page': null
  'portalFinder.kind.view': null
  'portalFinder.kind.action': null
  'portalFinder.kind.order': null
  'portalFinder.kind.person': null
  'portalFinder.kind.supporter': null
  'portalFinder.kind.listing': null
  'portalFinder.kind.bankEntry': null
  'portalFinder.kind.ownOrder': null
  'portalFinder.kind.ownListing': null
  'portalFinder.kind.sold': null
  'portalFinder.kind.link': null
  'portalFinder.match': { by: string | number; value: string | number }
  'portalFinder.by.chassis': null
  'portalFinder.by.container': null
  'portalFinder.by.billOfLading': null
  'portalFinder.by.vessel': null
  'portalFinder.by.bankReference': null
  'portalFinder.by.city': null
  'portalFinder.by.port': null
  'portalFinder.by.phone': null
  'portalFinder.by.email': null
  'portalFinder.by.stockNumber': null
  'portalFinder.by.partNumber': null
  'portalFinder.state.draft': null
  'portalFinder.state.live': null
  'portalFinder.state.soldOut': null
  'portalFinder.state.hidden': null
  'portalFinder.state.reserved': null
  'portalFinder.state.ordered': null
  'portalFinder.state.sold': null
  'portalFinder.state.withdrawn': null
  'portalFinder.state.takenDown': null
  'portalFinder.state.staff': null
  'portalFinder.state.seller': null
  'portalFinder.state.applicant': null
  'portalFinder.state.inactive': null
  'portalFinder.action.listVehicle': null
  'portalFinder.action.listSpare': null
  'portalFinder.action.ask': null
  'portalFinder.action.password': null
  'portalFinder.action.addresses': null
  'portalFinder.action.ownData': null
  'portalFinder.action.note': null
  'portalFinder.action.exportOrders': null
  'portalFinder.action.article': null
  'portalFinder.action.voucher': null
  'portalFinder.action.rate': null
  'portalFinder.action.tariff': null
  'portalFinder.action.importStock': null
  'portalFinder.words.myOrders': null
  'portalFinder.words.messages': null
  'portalFinder.words.myAccount': null
  'portalFinder.words.statement': null
  'portalFinder.words.sellerDashboard': null
  'portalFinder.words.importFile': null
  'portalFinder.words.orders': null
  'portalFinder.words.accounts': null
  'portalFinder.words.bankEntries': null
  'portalFinder.words.payouts': null
  'portalFinder.words.audit': null
  'portalFinder.words.exportOrders': null
  'portalFinder.words.note': null
  'portalFinder.words.ask': null
  'portalFinder.words.password': null
  'portalFinder.keys.title': null
  'portalFinder.keys.on': null
  'portalFinder.keys.find': null
  'portalFinder.keys.row': null
  'portalFinder.keys.open': null
  'portalFinder.keys.select': null
  'portalFinder.keys.changes': null
  'portalFinder.keys.search': null
  'portalFinder.keys.help': null
  'portalFinder.keys.or': null
  'portalFinder.keys.nextOne': null
  'portalFitment.title': null
  'portalFitment.lead': null
  'portalFitment.loading': null
  'portalFitment.loadingTrims': null
  'portalFitment.missing.make': null
  'portalFitment.missing.models': null
  'portalFitment.missing.variants': null
  'portalFitment.missing.trims': null
  'portalFitment.missing.years': null
  'portalFitment.failed.saved': null
  'portalFitment.failed.choices': null
  'portalFitment.failed.save': null
  'portalFitment.saved': null
  'portalFitment.nothing': null
  'portalFitment.removeMakeAsk': { make: string | number }
  'portalFitment.removeMakeEffect': null
  'portalFitment.remove': null
  'portalFitment.removeAll': null
  'portalFitment.removeMake': { make: string | number }
  'portalFitment.removeTrim': { trim: string | number }
  'portalFitment.hide': null
  'portalFitment.show': null
  'portalFitment.hideTrims': { make: string | number }
  'portalFitment.showTrims': { make: string | number }
  'portalFitment.trimsOf': { make: string | number }
  'portalFitment.trimCount': { count: number }
  'portalFitment.years': null
  'portalFitment.yearsOf': { trim: string | number }
  'portalFitment.yearsOfAre': { trim: string | number; years: string | number }
  'portalFitment.savedYears': { years: string | number }
  'portalFitment.yearsTitle': null
  'portalFitment.useYears': null
  'portalFitment.allYears': null
  'portalFitment.noYears': null
  'portalFitment.fromYear': null
  'portalFitment.toYear': null
  'portalFitment.useForTicked': null
  'portalFitment.noTrims': null
  'portalFitment.trims': null
  'portalFitment.trim': null
  'portalFitment.makeExample': null
  'portalFitment.variants': null
  'portalFitment.makeFirst': null
  'portalFitment.modelsFirst': null
  'portalFitment.oneOrSeveral': null
  'portalFitment.all.models': { count: string | number }
  'portalFitment.all.variants': { count: string | number }
  'portalFitment.none.models': null
  'portalFitment.none.variants': null
  'portalFitment.choice.none': null
  'portalFitment.choice.loading': null
  'portalFitment.choice.clear': null
  'portalFitment.choice.open': null
  'portalFitment.choice.close': null
  'portalFitment.add': null
  'portalFitment.save': null
  'portalFitment.savedTrims': { count: number }
  'portalFitment.replaceAll': null
  'portalFitment.replaceAsk': null
  'portalFitment.replace': null
  'portalFitment.replaceEffect': null
  'portalImportEffects.prices.title': { count: number }
  'portalImportEffects.prices.big': { count: number }
  'portalImportEffects.prices.isBig': null
  'portalImportEffects.prices.move': { before: string | number; after: string | number }
  'portalImportEffects.prices.none': null
  'portalImportEffects.prices.largest': { count: number }
  'portalImportEffects.prices.failed': null
  'portalImportEffects.missing.title': null
  'portalImportEffects.missing.whole': null
  'portalImportEffects.missing.what': null
  'portalImportEffects.missing.none': null
  'portalImportEffects.missing.count': { count: number }
  'portalImportEffects.missing.ask': { count: number }
  'portalImportEffects.missing.leave': null
  'portalImportEffects.missing.withdraw': null
  'portalImportEffects.missing.soldElsewhere': null
  'portalImportEffects.missing.show': null
  'portalImportEffects.missing.first': { count: number }
  'portalImportEffects.missing.failed': null
  'portalImportEffects.missing.runEnds': null
  'portalImportEffects.missing.ended': { count: number }
  'portalImports.columns': null
  'portalImports.columnsWhy': null
  'portalImports.remembered': null
  'portalImports.columnsFailed': null
  'portalImports.column': null
  'portalImports.samples': null
  'portalImports.meaning': null
  'portalImports.meaningOf': { column: string | number }
  'portalImports.unnamed': { number: number }
  'portalImports.noValues': null
  'portalImports.aside': null
  'portalImports.certainty.chosen': null
  'portalImports.certainty.heading': null
  'portalImports.certainty.words': null
  'portalImports.certainty.content': null
  'portalImports.certainty.spelling': null
  'portalImports.certainty.none': null
  'portalImports.currency': null
  'portalImports.chooseCurrency': null
  'portalImports.rate': { from: string | number; to: string | number }
  'portalImports.rateWhy': null
  'portalImports.dayRate': { from: string | number; rate: string | number; to: string | number }
  'portalImports.unit': null
  'portalImports.chooseUnit': null
  'portalImports.kilometres': null
  'portalImports.miles': null
  'portalImports.marks.shown': null
  'portalImports.marks.choose': null
  'portalImports.marks.point': null
  'portalImports.marks.comma': null
  'portalImports.marks.of': { column: string | number }
  'portalImports.days.shown': null
  'portalImports.days.choose': null
  'portalImports.days.dayFirst': null
  'portalImports.days.monthFirst': null
  'portalImports.days.of': { column: string | number }
  'portalImports.marks.how': null
  'portalImports.days.how': null
  'portalImports.readNumber': { from: string | number; to: number }
  'portalImports.readDay': { from: string | number; to: string | number }
  'portalImports.notRead': { from: string | number }
  'portalImports.constants': null
  'portalImports.constantsWhy': null
  'portalImports.notForAll': null
  'portalImports.derived': { fields: string | number }
  'portalImports.fromDefaults': { fields: string | number }
  'portalImports.toSay': null
  'portalImports.question.currency': null
  'portalImports.question.currencyOfSign': { sign: string | number }
  'portalImports.otherSign': { sign: string | number; currency: string | number }
  'portalImports.question.rate': null
  'portalImports.question.mileage_unit': null
  'portalImports.question.decimal_mark': { columns: string | number }
  'portalImports.question.date_order': { columns: string | number }
  'portalImports.question.two_columns': { field: string | number; columns: string | number }
  'portalImports.question.missing': { field: string | number }
  'portalImports.check': null
  'portalImports.changeColumns': null
  'portalImports.decide': { count: number }
  'portalImports.seeDecisions': null
  'portalImports.decisions': null
  'portalImports.decisionsWhy': null
  'portalImports.decisionsFailed': null
  'portalImports.nothingToDecide': null
  'portalImports.takeAll': { count: number }
  'portalImports.saveChosen': { count: number }
  'portalImports.value': null
  'portalImports.emptyValue': null
  'portalImports.rows': { rows: number }
  'portalImports.ofMake': { make: string | number }
  'portalImports.becomes': null
  'portalImports.becomesOf': { value: string | number; column: string | number }
  'portalImports.suggested': null
  'portalImports.decided': null
  'portalImports.chosenNow': null
  'portalImports.open': null
  'portalImports.stillWrong': { rows: number }
  'portalImports.later': null
  'portalImports.fromTitle': null
  'portalImports.leaveOut': null
  'portalImports.skip': null
  'portalImports.write': null
  'portalImports.written': { value: string | number }
  'portalImports.showAll': { count: number }
  'portalImports.changes': { count: number }
  'portalImports.readAs': null
  'portalImports.leftOut': null
  'portalImports.toReport': null
  'portalImports.field.reference': null
  'portalImports.field.make': null
  'portalImports.field.model': null
  'portalImports.field.category': null
  'portalImports.field.title': null
  'portalImports.field.subtitle': null
  'portalImports.field.description': null
  'portalImports.field.price': null
  'portalImports.field.originPort': null
  'portalImports.field.manufactured': null
  'portalImports.field.registered': null
  'portalImports.field.chassis': null
  'portalImports.field.engineNumber': null
  'portalImports.field.grade': null
  'portalImports.field.inspection': null
  'portalImports.field.inspectedOn': null
  'portalImports.field.exportCertificate': null
  'portalImports.field.registrationPaper': null
  'portalImports.field.odometerCertificate': null
  'portalImports.field.contact': null
  'portalImports.field.location': null
  'portalImports.field.year': null
  'portalImports.field.body': null
  'portalImports.field.engine': null
  'portalImports.field.mileage': null
  'portalImports.field.transmission': null
  'portalImports.field.fuel': null
  'portalImports.field.colour': null
  'portalImports.field.drive': null
  'portalImports.field.steering': null
  'portalImports.field.seats': null
  'portalImports.field.doors': null
  'portalImports.field.features': null
  'portalImports.field.partNumber': null
  'portalImports.field.condition': null
  'portalImports.field.publish': null
  'portalImports.field.trim': null
  'portalImports.field.pictures': null
  'portalImports.fromFeed': null
  'portalKeys.title': null
  'portalKeys.text': null
  'portalKeys.failed': null
  'portalKeys.none': null
  'portalKeys.make': null
  'portalKeys.name': null
  'portalKeys.nameHint': null
  'portalKeys.may': null
  'portalKeys.mayText': null
  'portalKeys.noScope': null
  'portalKeys.until': null
  'portalKeys.days': { count: number }
  'portalKeys.rate': null
  'portalKeys.ratePerMinute': { count: number }
  'portalKeys.made': null
  'portalKeys.madeText': null
  'portalKeys.what': null
  'portalKeys.kept': null
  'portalKeys.notNow': null
  'portalKeys.facts': { name: string | number; hint: string | number }
  'portalKeys.usedNever': { until: string | number; rate: string | number }
  'portalKeys.used': { used: string | number; until: string | number; rate: string | number }
  'portalKeys.usedFrom': { used: string | number; network: string | number; until: string | number; rate: string | number }
  'portalKeys.end': null
  'portalKeys.endOf': { name: string | number }
  'portalKeys.endTitle': { name: string | number }
  'portalKeys.endText': null
  'portalKeys.ended': { day: string | number }
  'portalKeys.over': { day: string | number }
  'portalKeys.scopesOf': { scopes: string | number }
  'portalKeys.scope.accountRead': null
  'portalKeys.scope.buyingRead': null
  'portalKeys.scope.buyingWrite': null
  'portalKeys.scope.ordersRead': null
  'portalKeys.scope.ordersWrite': null
  'portalKeys.scope.messagesRead': null
  'portalKeys.scope.messagesWrite': null
  'portalKeys.scope.listingsRead': null
  'portalKeys.scope.listingsWrite': null
  'portalKeys.scope.reportsRead': null
  'portalKeys.scope.commissionRead': null
  'portalKeys.scope.commissionWrite': null
  'portalKeys.scope.webhooksRead': null
  'portalKeys.scope.webhooksWrite': null
  'portalKeys.scope.contentRead': null
  'portalKeys.scope.contentWrite': null
  'portalKeys.scope.tariffsRead': null
  'portalKeys.scope.tariffsWrite': null
  'portalKeys.scope.moneyRead': null
  'portalKeys.scope.moneyWrite': null
  'portalKeys.scope.peopleRead': null
  'portalKeys.scope.peopleWrite': null
  'portalKeys.scope.shopRead': null
  'portalKeys.scope.shopWrite': null
  'portalLinks.title': null
  'portalLinks.lead': null
  'portalLinks.join': null
  'portalLinks.loading': null
  'portalLinks.failed': null
  'portalLinks.period': null
  'portalLinks.lastDays': { count: number }
  'portalLinks.yours': null
  'portalLinks.none': null
  'portalLinks.make': null
  'portalLinks.made': null
  'portalLinks.renamed': null
  'portalLinks.plain': null
  'portalLinks.typed': null
  'portalLinks.toHome': null
  'portalLinks.clicks': null
  'portalLinks.signUps': null
  'portalLinks.orders': null
  'portalLinks.commission': null
  'portalLinks.code': null
  'portalLinks.codeOf': { name: string | number }
  'portalLinks.rename': null
  'portalLinks.renameTitle': null
  'portalLinks.save': null
  'portalLinks.name': null
  'portalLinks.nameHint': null
  'portalLinks.nameMissing': null
  'portalLinks.listing': null
  'portalLinks.listingHint': null
  'portalLinks.listingWrong': null
  'portalLinks.end': null
  'portalLinks.endAsk': { name: string | number }
  'portalLinks.endEffect': null
  'portalLinks.ended': null
  'portalLinks.byListing': null
  'portalLinks.byListingNone': null
  'portalLinks.byListingFailed': null
  'portalListings.status': null
  'portalListings.all': null
  'portalListings.sortBy': null
  'portalListings.asInTable': null
  'portalListings.search': null
  'portalListings.searchHint': null
  'portalListings.yours': null
  'portalListings.select': { name: string | number }
  'portalListings.idAndKind': { id: string | number; kind: string | number }
  'portalListings.createdOn': { day: string | number }
  'portalListings.editedOn': { day: string | number }
  'portalListings.picture': null
  'portalListings.id': null
  'portalListings.name': null
  'portalListings.price': null
  'portalListings.created': null
  'portalListings.edited': null
  'portalListings.vehicle': null
  'portalListings.spare': null
  'portalListings.loading': null
  'portalListings.failed': null
  'portalListings.unchanged': null
  'portalListings.lacks': { fields: string | number }
  'portalListings.toFillIn': { count: number }
  'portalListings.importCsv': null
  'portalListings.exportCsv': null
  'portalListings.tileSpares': null
  'portalListings.shownBelow': null
  'portalListings.showInTable': null
  'portalListings.total': { count: number }
  'portalListings.pages': null
  'portalListings.order.newest': null
  'portalListings.order.oldest': null
  'portalListings.order.edited': null
  'portalListings.order.name': null
  'portalListings.order.lowest': null
  'portalListings.order.highest': null
  'portalListings.order.drafts': null
  'portalListings.newToSelling': null
  'portalListings.listSpares': null
  'portalListings.listVehicle': null
  'portalListings.withSelected': null
  'portalListings.tickSeveral': null
  'portalListings.selected': { count: number }
  'portalListings.backToDraft': null
  'portalListings.none': null
  'portalListings.noneWhat': null
  'portalListings.noneMatches': null
  'portalListings.noneMatchesWhat': null
  'portalListings.showAll': null
  'portalListings.field.title': null
  'portalListings.field.model': null
  'portalListings.field.price': null
  'portalListings.field.location': null
  'portalListings.field.contact': null
  'portalListings.field.mileage': null
  'portalListings.field.engine': null
  'portalListings.field.description': null
  'portalListings.import.title': null
  'portalListings.import.loading': null
  'portalListings.import.checked': { kind: string | number; moment: string | number }
  'portalListings.import.all': null
  'portalListings.import.step1': null
  'portalListings.import.step2': null
  'portalListings.import.step3': null
  'portalListings.import.heading': null
  'portalListings.import.needs.vehicles': null
  'portalListings.import.needs.parts': null
  'portalListings.import.needs.exports': null
  'portalListings.import.ofExport': null
  'portalListings.import.ofHouse': null
  'portalListings.vehicleForExport': null
  'portalListings.import.template': null
  'portalListings.import.ownFile': null
  'portalListings.import.waits': { rows: number }
  'portalListings.import.choose': null
  'portalListings.import.drop': null
  'portalListings.import.sending': { file: string | number }
  'portalListings.import.checking': { file: string | number }
  'portalListings.import.notChecked': null
  'portalListings.import.refused': { file: string | number }
  'portalListings.import.tooLarge': null
  'portalListings.import.underWay': null
  'portalListings.import.importing': null
  'portalListings.import.doneOf': { done: number; rows: number }
  'portalListings.import.goesOn': null
  'portalListings.import.checkingRows': null
  'portalListings.import.checkingState': { done: number; rows: number }
  'portalListings.import.checkGoesOn': null
  'portalListings.import.found': null
  'portalListings.import.new': null
  'portalListings.import.changed': null
  'portalListings.import.same': null
  'portalListings.import.wrong': null
  'portalListings.import.runOrCorrect': null
  'portalListings.import.nothingNew': null
  'portalListings.import.noneRight': null
  'portalListings.import.run': { rows: number }
  'portalListings.import.runRest': { rows: number }
  'portalListings.import.otherFile': null
  'portalListings.import.discard': null
  'portalListings.import.discarded': null
  'portalListings.import.created': { count: number }
  'portalListings.import.altered': { count: number }
  'portalListings.import.leftAlone': { count: number }
  'portalListings.import.leftOut': { count: number }
  'portalListings.import.done': null
  'portalListings.import.isDone': null
  'portalListings.import.toDashboard': null
  'portalListings.import.another': null
  'portalListings.import.errors': { errors: number; rows: number }
  'portalListings.import.downloadErrors': null
  'portalListings.import.firstErrors': { count: number }
  'portalListings.import.errorPages': null
  'portalListings.import.errorTable': null
  'portalListings.import.row': null
  'portalListings.import.column': null
  'portalListings.import.value': null
  'portalListings.import.error': null
  'portalListings.import.wholeRow': null
  'portalListings.import.empty': null
  'portalListings.import.failed': null
  'portalListings.import.gone': null
  'portalListings.import.file': null
  'portalListings.import.goneWhy': null
  'portalListings.import.yours': null
  'portalListings.import.yoursFailed': null
  'portalListings.import.yoursLoading': null
  'portalListings.import.noneYet': null
  'portalListings.import.state': { kind: string | number; moment: string | number }
  'portalListings.import.running': { done: number; rows: number }
  'portalListings.import.notRun': { rows: number }
  'portalListings.import.notRunWrong': { rows: number; wrong: number }
  'portalListings.type.cars': null
  'portalListings.type.pickUps': null
  'portalListings.type.vans': null
  'portalListings.type.buses': null
  'portalListings.type.trucks': null
  'portalListings.type.motorcycles': null
  'portalListings.type.machinery': null
  'portalListings.create.vehicle': null
  'portalListings.create.spare': null
  'portalListings.create.loading': null
  'portalListings.create.typesFailed': null
  'portalListings.create.failed': null
  'portalListings.create.signedOut': null
  'portalListings.create.vehicleIncomplete': null
  'portalListings.create.spareIncomplete': null
  'portalListings.create.send': null
  'portalListings.market.label': null
  'portalListings.market.ke': null
  'portalListings.market.export': null
  'portalListings.market.house': null
  'portalListings.market.keHint': null
  'portalListings.market.exportHint': null
  'portalListings.create.type': null
  'portalListings.create.chooseType': null
  'portalListings.create.typeFirst': null
  'portalListings.create.make': null
  'portalListings.create.chooseMake': null
  'portalListings.create.makeFirst': null
  'portalListings.create.model': null
  'portalListings.create.chooseModel': null
  'portalListings.create.vehicleTitle': null
  'portalListings.create.vehicleTitleHint': null
  'portalListings.create.titleMissing': null
  'portalListings.create.category': null
  'portalListings.create.subcategory': null
  'portalListings.create.level': { number: string | number }
  'portalListings.create.chooseOne': null
  'portalListings.create.spareTitle': null
  'portalListings.create.spareTitleHint': null
  'portalListings.defaults.title': null
  'portalListings.defaults.here': null
  'portalListings.defaults.lead': null
  'portalListings.defaults.location': null
  'portalListings.defaults.contact': null
  'portalListings.defaults.contactJoined': { contact: string | number }
  'portalListings.defaults.contactHint': null
  'portalListings.defaults.description': null
  'portalListings.defaults.descriptionHint': null
  'portalListings.defaults.save': null
  'portalListings.defaults.saved': null
  'portalMessages.title': null
  'portalMessages.none': null
  'portalMessages.noneText': null
  'portalMessages.find': null
  'portalMessages.listFailed': null
  'portalMessages.newer': null
  'portalMessages.older': null
  'portalMessages.unread': { count: number }
  'portalMessages.deleted': null
  'portalMessages.thread': null
  'portalMessages.back': null
  'portalMessages.failed': null
  'portalMessages.loading': null
  'portalMessages.masked': null
  'portalMessages.maskedUntilAnswer': null
  'portalMessages.earlier': null
  'portalMessages.messages': null
  'portalMessages.you': null
  'portalMessages.quick': null
  'portalMessages.quick.available': null
  'portalMessages.quick.photos': null
  'portalMessages.quick.look': null
  'portalMessages.quick.sold': null
  'portalMessages.write': null
  'portalMessages.question': null
  'portalMessages.keys': null
  'portalMessages.missing': null
  'portalMessages.send': null
  'portalMessages.attach': null
  'portalMessages.attachHint': { most: string | number }
  'portalMessages.chosen': null
  'portalMessages.remove': null
  'portalMessages.removeFile': { name: string | number }
  'portalMessages.fileTooLarge': null
  'portalMessages.filesFull': { most: number }
  'portalMessages.files': null
  'portalMessages.openFile': { name: string | number }
  'portalMessages.fileFailed': { failure: string | number }
  'portalMessages.with': { name: string | number }
  'portalMessages.listing': null
  'portalMessages.order': null
  'portalMessages.orderNumber': { number: string | number }
  'portalMessages.requestNumber': { reference: string | number }
  'portalMessages.quoteOf': { title: string | number }
  'portalMessages.request': null
  'portalMessages.quote': null
  'portalMessages.basket': null
  'portalMessages.event.request': null
  'portalMessages.event.asked': null
  'portalMessages.event.answered': { amount: string | number }
  'portalMessages.event.listingDown': null
  'portalMessages.event.until': { day: string | number }
  'portalMessages.answers.minutes': { count: number }
  'portalMessages.answers.hours': { count: number }
  'portalMessages.answers.days': { count: number }
  'portalMessages.blockedByYou': null
  'portalMessages.closed': null
  'portalMessages.block': null
  'portalMessages.unblock': null
  'portalMessages.blockAsk': null
  'portalMessages.blockText': null
  'portalMessages.report': null
  'portalMessages.reported': null
  'portalMessages.reportAsk': null
  'portalMessages.reason': null
  'portalMessages.reasonHint': null
  'portalMessages.reasonHintShop': null
  'portalMessages.reportDone': null
  'portalMessages.askSeller': null
  'portalMessages.askSellerText': null
  'portalMessages.askOrder': null
  'portalMessages.askOrderText': null
  'portalMessages.askFailed': null
  'portalModels.notThere': null
  'portalModels.backToList': null
  'portalModels.lead': null
  'portalModels.leadSpare': null
  'portalModels.make': null
  'portalModels.model': null
  'portalModels.trim': null
  'portalModels.yearFrom': null
  'portalModels.yearTo': null
  'portalModels.years': null
  'portalModels.note': null
  'portalModels.missing': null
  'portalModels.send': null
  'portalModels.ask': null
  'portalModels.near': null
  'portalModels.nearSame': null
  'portalModels.useNear': { name: string | number }
  'portalModels.waits': { name: string | number }
  'portalModels.waitsWhat': null
  'portalModels.refused': { name: string | number }
  'portalModels.refusedWhy': { reason: string | number }
  'portalModels.withdrawn': { name: string | number }
  'portalModels.none': null
  'portalModels.chooseWhat': null
  'portalModels.choose': null
  'portalModels.take': null
  'portalModels.taken': null
  'portalModels.withdraw': null
  'portalModels.withdrawAsk': null
  'portalModels.withdrawEffect': null
  'portalModels.withdrawDone': null
  'portalModels.askedDone': null
  'portalModels.answered': { name: string | number }
  'portalModels.answeredWhat': null
  'portalModels.notAdded': { name: string | number }
  'portalOffers.mine': null
  'portalOffers.failed': null
  'portalOffers.loading': null
  'portalOffers.none': null
  'portalOffers.noneText': null
  'portalOffers.list': null
  'portalOffers.theirs': null
  'portalOffers.view': null
  'portalOffers.view.open': null
  'portalOffers.view.countered': null
  'portalOffers.view.accepted': null
  'portalOffers.view.ordered': null
  'portalOffers.view.all': null
  'portalOffers.noneThere': null
  'portalOffers.noneThereText': null
  'portalOffers.pages': null
  'portalOffers.state.yourTurn': null
  'portalOffers.state.open': null
  'portalOffers.state.countered': null
  'portalOffers.state.accepted': null
  'portalOffers.state.ordered': null
  'portalOffers.state.declined': null
  'portalOffers.state.withdrawn': null
  'portalOffers.state.expired': null
  'portalOffers.until.turn': { moment: string | number }
  'portalOffers.until.wait': { moment: string | number }
  'portalOffers.until.forYou': { moment: string | number }
  'portalOffers.until.forBuyer': { moment: string | number }
  'portalOffers.asked': { price: string | number }
  'portalOffers.history': null
  'portalOffers.event.you.open': { price: string | number }
  'portalOffers.event.you.countered': { price: string | number }
  'portalOffers.event.you.accepted': { price: string | number }
  'portalOffers.event.you.ordered': { price: string | number }
  'portalOffers.event.you.declined': { price: string | number }
  'portalOffers.event.you.withdrawn': { price: string | number }
  'portalOffers.event.seller.countered': { price: string | number }
  'portalOffers.event.seller.accepted': { price: string | number }
  'portalOffers.event.seller.declined': { price: string | number }
  'portalOffers.event.seller.withdrawn': { price: string | number }
  'portalOffers.event.buyer.open': { price: string | number }
  'portalOffers.event.buyer.accepted': { price: string | number }
  'portalOffers.event.buyer.ordered': { price: string | number }
  'portalOffers.event.buyer.declined': { price: string | number }
  'portalOffers.event.buyer.withdrawn': { price: string | number }
  'portalOffers.event.over': { price: string | number }
  'portalOffers.accept': { price: string | number }
  'portalOffers.counter': null
  'portalOffers.decline': null
  'portalOffers.withdraw': null
  'portalOffers.letGo': null
  'portalOffers.order': { price: string | number }
  'portalOffers.toOrder': { number: string | number }
  'portalOffers.ask.accept': { price: string | number }
  'portalOffers.ask.acceptMine': null
  'portalOffers.ask.acceptTheirs': null
  'portalOffers.ask.counter': null
  'portalOffers.ask.counterText': null
  'portalOffers.ask.decline': { price: string | number }
  'portalOffers.ask.declineText': null
  'portalOffers.ask.withdraw': { price: string | number }
  'portalOffers.ask.withdrawText': null
  'portalOffers.ask.letGo': null
  'portalOffers.ask.letGoText': null
  'portalOffers.amount': { currency: string | number }
  'portalOffers.amountBelow': { price: string | number }
  'portalOffers.amountBetween': { low: string | number; high: string | number }
  'portalOffers.send': null
  'portalOffers.done.accept': null
  'portalOffers.done.counter': null
  'portalOffers.done.decline': null
  'portalOffers.done.withdraw': null
  'portalOffers.floor': null
  'portalOffers.floor.text': null
  'portalOffers.floor.amount': { currency: string | number }
  'portalOffers.floor.hint': null
  'portalOffers.floor.missing': null
  'portalOffers.floor.save': null
  'portalOffers.floor.saved': null
  'portalOffers.floor.failed': null
  'portalPapers.title': null
  'portalPapers.none': null
  'portalPapers.failed': null
  'portalPapers.loading': null
  'portalPapers.download': null
  'portalPapers.downloadOf': { name: string | number }
  'portalPapers.slips.title': null
  'portalPapers.slips.open': { name: string | number }
  'portalPapers.slips.failed': { failure: string | number }
  'portalPapers.labelled': { name: string | number; label: string | number }
  'portalPapers.number': { number: string | number }
  'portalPapers.version': { version: string | number; day: string | number }
  'portalPapers.validUntil': { day: string | number }
  'portalPapers.endsTooSoon': null
  'portalPapers.state.toConfirm': { moment: string | number }
  'portalPapers.state.overdue': { moment: string | number }
  'portalPapers.state.confirmed': null
  'portalPapers.state.toCorrect': null
  'portalPapers.earlier': null
  'portalPapers.all': null
  'portalPapers.noRules': null
  'portalPapers.checklist': { count: string | number; total: string | number }
  'portalPapers.entry.here': null
  'portalPapers.entry.draft': null
  'portalPapers.entry.endsTooSoon': null
  'portalPapers.entry.missing': null
  'portalPapers.entry.late': null
  'portalPapers.keeper.shop': null
  'portalPapers.keeper.buyer': null
  'portalPapers.keeper.agent': null
  'portalPapers.by': { day: string | number }
  'portalPapers.byUnknown': null
  'portalPapers.sometimes': null
  'portalPapers.notEstablished': null
  'portalPapers.without': { what: string | number }
  'portalPapers.textMissing': null
  'portalPapers.answer.look': null
  'portalPapers.answer.right': null
  'portalPapers.answer.wrong': null
  'portalPapers.answer.correction': null
  'portalPapers.answer.send': null
  'portalPapers.answer.confirmed': null
  'portalPapers.answer.sent': null
  'portalPapers.share.title': null
  'portalPapers.share.lead': null
  'portalPapers.share.label': null
  'portalPapers.share.days': null
  'portalPapers.share.daysWrong': { most: string | number }
  'portalPapers.share.make': null
  'portalPapers.share.made': null
  'portalPapers.share.aLink': null
  'portalPapers.share.links': null
  'portalPapers.share.unnamed': null
  'portalPapers.share.end': null
  'portalPapers.share.until': { day: string | number }
  'portalPapers.share.over': { day: string | number }
  'portalPapers.share.revoked': null
  'portalPapers.share.used': { moment: string | number }
  'portalPapers.share.unused': null
  'portalPapers.delivery.title': null
  'portalPapers.delivery.ask': null
  'portalPapers.delivery.until': { moment: string | number }
  'portalPapers.delivery.well': null
  'portalPapers.delivery.wrong': null
  'portalPapers.delivery.thanks': null
  'portalPapers.delivery.confirmed': null
  'portalPapers.delivery.settled': null
  'portalPapers.claim.kind': null
  'portalPapers.claim.damaged': null
  'portalPapers.claim.missing': null
  'portalPapers.claim.different': null
  'portalPapers.claim.other': null
  'portalPapers.claim.what': null
  'portalPapers.claim.pictures': null
  'portalPapers.claim.picturesHint': null
  'portalPapers.claim.send': null
  'portalPapers.claim.thanks': null
  'portalPapers.claim.open': null
  'portalPapers.claim.answered': null
  'portalPapers.claim.resolved': null
  'portalPapers.claim.messages': null
  'portalPapers.claim.byShop': { name: string | number }
  'portalPapers.claim.byBuyer': { name: string | number }
  'portalPapers.claim.refund': { amount: string | number }
  'portalPapers.claim.parts': null
  'portalPapers.claim.nothing': null
  'portalPapers.claim.reply': null
  'portalPapers.claim.sendReply': null
  'portalPapers.claim.sent': null
  'portalPayouts.title': null
  'portalPayouts.failed': null
  'portalPayouts.loading': null
  'portalPayouts.none': null
  'portalPayouts.noneText': null
  'portalPayouts.kind': null
  'portalPayouts.kind.wallet': null
  'portalPayouts.kind.bank': null
  'portalPayouts.account': null
  'portalPayouts.country': null
  'portalPayouts.currency': null
  'portalPayouts.since': null
  'portalPayouts.paysFrom': null
  'portalPayouts.next': null
  'portalPayouts.change': null
  'portalPayouts.give': null
  'portalPayouts.chooseCountry': null
  'portalPayouts.chooseCurrency': null
  'portalPayouts.countriesFailed': null
  'portalPayouts.operator': null
  'portalPayouts.operatorHint': null
  'portalPayouts.operatorsHere': { wallets: string | number }
  'portalPayouts.number': null
  'portalPayouts.bank': null
  'portalPayouts.branch': null
  'portalPayouts.swift': null
  'portalPayouts.swiftHint': null
  'portalPayouts.accountNumber': null
  'portalPayouts.holder': null
  'portalPayouts.holderHint': null
  'portalPayouts.how': null
  'portalPayouts.ask': null
  'portalPayouts.cancel': null
  'portalPayouts.waiting': null
  'portalPayouts.waitingText': { account: string | number; moment: string | number }
  'portalPayouts.confirm': null
  'portalPayouts.confirmText': null
  'portalPayouts.confirmNow': null
  'portalPayouts.notNow': null
  'portalPayouts.over': null
  'portalPayouts.overText': null
  'portalPayouts.changed': null
  'portalPayouts.changedText': null
  'portalPictures.heading': null
  'portalPictures.loading': null
  'portalPictures.failed': null
  'portalPictures.none': null
  'portalPictures.toCome': { count: number }
  'portalPictures.coming': null
  'portalPictures.came': null
  'portalPictures.doneOf': { taken: number; total: number }
  'portalPictures.notCome': { count: number }
  'portalPictures.goesOn': null
  'portalPictures.unpublished': { count: number }
  'portalPictures.publish': { count: number }
  'portalPictures.publishHint': null
  'portalPictures.zipHint': null
  'portalPictures.zipTooLarge': null
  'portalPictures.zipRefused': { file: string | number }
  'portalPictures.chooseZip': null
  'portalPictures.sending': { file: string | number }
  'portalPictures.unpacking': { file: string | number }
  'portalPictures.zipTaken': null
  'portalPictures.failures': { count: number }
  'portalPictures.firstFailures': { count: number }
  'portalPictures.download': null
  'portalPictures.retry': null
  'portalPictures.ofNoRow': null
  'portalPictures.ofRow': { row: number }
  'portalPictures.ofNumber': { row: number; reference: string | number }
  'portalPromotion.membersOnly': null
  'portalPromotion.join': null
  'portalPromotion.media': null
  'portalPromotion.telephone': null
  'portalPromotion.telephoneHint': null
  'portalPromotion.loading': null
  'portalPromotion.cards': null
  'portalPromotion.cards.size': null
  'portalPromotion.cards.file': null
  'portalPromotion.cards.use': null
  'portalPromotion.flyers': null
  'portalPromotion.flyers.size': null
  'portalPromotion.flyers.file': null
  'portalPromotion.flyers.use': null
  'portalPromotion.signage': null
  'portalPromotion.signage.size': null
  'portalPromotion.signage.file': null
  'portalPromotion.signage.use': null
  'portalPromotion.download': null
  'portalPromotion.downloadWhat': { what: string | number }
  'portalPromotion.downloading': { what: string | number }
  'portalPromotion.downloaded': { file: string | number }
  'portalPromotion.downloadFailed': null
  'portalPromotion.picture': { name: string | number; code: string | number }
  'portalPromotion.yours': null
  'portalPromotion.drawing': null
  'portalPromotion.previewFailed': { failure: string | number }
  'portalPromotion.tryAgain': null
  'portalReviews.title': null
  'portalReviews.lead': null
  'portalReviews.page': null
  'portalReviews.rating': { average: string | number; count: number }
  'portalReviews.few': null
  'portalReviews.none': null
  'portalReviews.noneText': null
  'portalReviews.failed': null
  'portalReviews.older': null
  'portalReviews.newer': null
  'portalReviews.by': { name: string | number; moment: string | number }
  'portalReviews.byBuyer': null
  'portalReviews.hidden': null
  'portalReviews.hiddenMine': { reason: string | number }
  'portalReviews.yourAnswer': null
  'portalReviews.theirAnswer': { name: string | number }
  'portalReviews.answer': null
  'portalReviews.answerHint': null
  'portalReviews.answered': null
  'portalReviews.report': null
  'portalReviews.reportReason': null
  'portalReviews.reportDone': null
  'portalReviews.missing': null
  'portalReviews.send': null
  'portalReviews.order': null
  'portalReviews.orderAsk': { name: string | number }
  'portalReviews.orderOnce': null
  'portalReviews.write': null
  'portalReviews.stars': null
  'portalReviews.starsChoose': null
  'portalReviews.starsMissing': null
  'portalReviews.text': null
  'portalReviews.publish': null
  'portalReviews.published': null
  'portalReviews.mine': null
  'portalSales.title': null
  'portalSales.loading': null
  'portalSales.failed': null
  'portalSales.view': null
  'portalSales.view.all': null
  'portalSales.view.waits': { count: number }
  'portalSales.none': null
  'portalSales.noneWhat': null
  'portalSales.noneWaits': null
  'portalSales.noneWaitsWhat': null
  'portalSales.ofListing': null
  'portalSales.ofAll': null
  'portalSales.orderOn': { number: string | number; day: string | number }
  'portalSales.stock': { number: string | number }
  'portalSales.agreed': null
  'portalSales.destination': null
  'portalSales.papers': null
  'portalSales.state.unpaid': null
  'portalSales.state.paid': null
  'portalSales.state.shipped': null
  'portalSales.state.canceled': null
  'portalSales.act.wait': { day: string | number }
  'portalSales.act.papers': null
  'portalSales.act.handOver': null
  'portalSales.act.nothing': null
  'portalSales.act.shipped': null
  'portalSales.act.canceled': null
  'portalSales.by': { day: string | number }
  'portalSales.late': { day: string | number }
  'portalSales.send': null
  'portalSales.paper.kind': null
  'portalSales.paper.export_certificate': null
  'portalSales.paper.deregistration_certificate': null
  'portalSales.paper.auction_sheet': null
  'portalSales.paper.file': null
  'portalSales.paper.fileHint': null
  'portalSales.paper.missing': null
  'portalSales.paper.thanks': null
  'portalSales.sent': null
  'portalSales.sent.waiting': null
  'portalSales.sent.released': null
  'portalSales.sent.returned': null
  'portalSales.act.review': null
  'portalSales.handOver': null
  'portalSales.handOver.what': null
  'portalSales.handOver.day': null
  'portalSales.handOver.to': null
  'portalSales.handOver.port': null
  'portalSales.handOver.carrier': null
  'portalSales.handOver.place': null
  'portalSales.handOver.placeHint': null
  'portalSales.handOver.missing': null
  'portalSales.handOver.done': null
  'portalSales.handOver.said': null
  'portalSales.handOver.saidAt': { day: string | number; place: string | number }
  'portalSales.cancel': null
  'portalSales.pages': null
  'portalSecurity.factor.title': null
  'portalSecurity.factor.failed': null
  'portalSecurity.factor.required': null
  'portalSecurity.factor.why': null
  'portalSecurity.factor.begin': null
  'portalSecurity.factor.qr': null
  'portalSecurity.factor.scan': null
  'portalSecurity.factor.secret': null
  'portalSecurity.factor.confirm': null
  'portalSecurity.factor.since': { day: string | number }
  'portalSecurity.factor.on': null
  'portalSecurity.factor.codesLeft': { left: number }
  'portalSecurity.factor.renew': null
  'portalSecurity.factor.remove': null
  'portalSecurity.factor.removeText': null
  'portalSecurity.factor.passkeyTimes': { day: string | number }
  'portalSecurity.factor.passkeyUsed': { day: string | number; used: string | number }
  'portalSecurity.factor.elsewhere': null
  'portalSecurity.factor.addPasskey': null
  'portalSecurity.factor.passkeyText': null
  'portalSecurity.factor.passkeyName': null
  'portalSecurity.factor.passkeyHint': null
  'portalSecurity.factor.notNow': null
  'portalSecurity.factor.removeOf': { name: string | number }
  'portalSecurity.factor.removeTitle': { name: string | number }
  'portalSecurity.factor.authenticator': null
  'portalSecurity.codes.title': null
  'portalSecurity.codes.text': null
  'portalSecurity.codes.heading': { brand: string | number }
  'portalSecurity.codes.download': null
  'portalSecurity.codes.what': null
  'portalSecurity.codes.done': null
  'portalSecurity.password.title': null
  'portalSecurity.password.current': null
  'portalSecurity.password.fresh': null
  'portalSecurity.password.again': null
  'portalSecurity.password.change': null
  'portalSecurity.password.changed': null
  'portalSecurity.sessions.title': null
  'portalSecurity.sessions.failed': null
  'portalSecurity.sessions.this': null
  'portalSecurity.sessions.unknown': null
  'portalSecurity.sessions.shop': null
  'portalSecurity.sessions.portal': null
  'portalSecurity.sessions.from': { place: string | number; network: string | number }
  'portalSecurity.sessions.times': { began: string | number; used: string | number }
  'portalSecurity.sessions.end': null
  'portalSecurity.sessions.endOf': { device: string | number }
  'portalSecurity.sessions.endOthers': null
  'portalSecurity.sessions.endOthersText': null
  'portalSelling.vehicles': null
  'portalSelling.spares': null
  'portalSelling.live': null
  'portalSelling.draft': null
  'portalSelling.takenDown': null
  'portalSelling.reserved': null
  'portalSelling.ordered': null
  'portalSelling.sold': null
  'portalSelling.withdrawn': null
  'portalSelling.since': { day: string | number }
  'portalSelling.takenDownWhy': { reason: string | number }
  'portalSelling.publish': null
  'portalSelling.noPrice': null
  'portalSelling.grid.sort': null
  'portalSelling.grid.selection': null
  'portalSelling.grid.selectAll': null
  'portalSelling.grid.unselectAll': null
  'portalSelling.grid.select': null
  'portalSelling.grid.unselect': null
  'portalSelling.grid.rowsPerPage': null
  'portalSelling.grid.shown': { from: string | number; to: string | number; count: string | number }
  'portalSelling.grid.selected': { count: number }
  'portalSelling.grid.page.first': null
  'portalSelling.grid.page.last': null
  'portalSelling.grid.page.next': null
  'portalSelling.grid.page.previous': null
  'portalSupporter.title': null
  'portalSupporter.here': null
  'portalSupporter.join': null
  'portalSupporter.loading': null
  'portalSupporter.progress': null
  'portalSupporter.progressLoading': null
  'portalSupporter.progressOf': null
  'portalSupporter.incomplete': null
  'portalSupporter.incompleteText': null
  'portalSupporter.complete': null
  'portalSupporter.completeText': null
  'portalSupporter.register': null
  'portalSupporter.training': null
  'portalSupporter.isDone': null
  'portalSupporter.isNotDone': null
  'portalSupporter.goToTraining': null
  'portalSupporter.points': null
  'portalSupporter.recruitsNote': { count: number }
  'portalSupporter.code': null
  'portalSupporter.code.code': null
  'portalSupporter.code.level': null
  'portalSupporter.code.from': null
  'portalSupporter.code.yours': null
  'portalSupporter.code.link': null
  'portalSupporter.code.codeName': null
  'portalSupporter.code.linkName': null
  'portalSupporter.code.share': null
  'portalSupporter.code.shareWhat': { what: string | number }
  'portalSupporter.code.hint': { days: number }
  'portalSupporter.code.codeMessage': { brand: string | number; code: string | number }
  'portalSupporter.code.linkMessage': { brand: string | number; link: string | number }
  'portalSupporter.row.trainingText': null
  'portalSupporter.row.trainingLink': null
  'portalSupporter.row.promoting': null
  'portalSupporter.row.promotingText': null
  'portalSupporter.row.promotingLink': null
  'portalSupporter.row.commission': null
  'portalSupporter.row.commissionText': null
  'portalSupporter.row.commissionLink': null
  'portalSupporter.commissionFailed': null
  'portalSupporter.commissionLoading': null
  'portalSupporter.glance': null
  'portalSupporter.pending': null
  'portalSupporter.pendingNote': { days: number }
  'portalSupporter.payable': null
  'portalSupporter.payableNote': { days: number }
  'portalSupporter.paid': null
  'portalSupporter.paidNote': null
  'portalSupporter.earnings': null
  'portalSupporter.earningsNone': null
  'portalSupporter.direct': null
  'portalSupporter.downline': null
  'portalSupporter.figures': null
  'portalSupporter.month': null
  'portalSupporter.together': null
  'portalSupporter.position': null
  'portalSupporter.positionRates': { direct: string | number; downline: string | number }
  'portalSupporter.positionProgress': { position: string | number }
  'portalSupporter.qualified': { amount: string | number }
  'portalSupporter.positionNext': { missing: string | number; position: string | number; direct: string | number; downline: string | number }
  'portalSupporter.positionCounts': { days: number }
  'portalSupporter.positionHighest': { amount: string | number }
  'portalSupporter.usages': null
  'portalSupporter.usagesNewest': null
  'portalSupporter.usagesAll': { count: string | number }
  'portalSupporter.usagesNone': null
  'portalSupporter.usagesNoneText': null
  'portalSupporter.usagesLoading': null
  'portalSupporter.order': { number: string | number }
  'portalSupporter.orderStatus': null
  'portalSupporter.commissionPayment': null
  'portalSupporter.receiptPending': null
  'portalSupporter.receipt': { count: number; points: string | number }
  'portalSupporter.downlineTitle': null
  'portalSupporter.downlineJoin': null
  'portalSupporter.downlineLoading': null
  'portalSupporter.recruitsTotal': null
  'portalSupporter.profit': null
  'portalSupporter.profitUnknown': null
  'portalSupporter.profitFailed': null
  'portalSupporter.recruits': null
  'portalSupporter.recruitOrders': { count: number }
  'portalSupporter.recruitsNone': null
  'portalSupporter.recruitsNoneText': null
  'portalSupporter.buildTeam': null
  'portalSupporter.close': null
  'portalSupporter.recruitOrdersTitle': null
  'portalSupporter.noRecords': null
  'portalSupporter.statement': null
  'portalSupporter.statementJoin': null
  'portalSupporter.statementFailed': null
  'portalSupporter.statementLoading': null
  'portalSupporter.statementNone': null
  'portalSupporter.statementNoneText': null
  'portalSupporter.shareCode': null
  'portalSupporter.statementPages': null
  'portalSupporter.entriesCount': { count: number }
  'portalSupporter.statementDownload': null
  'portalSupporter.statementDownloadFailed': { failure: string | number }
  'portalSupporter.steps': null
  'portalSupporter.step.payment': null
  'portalSupporter.step.terms': null
  'portalSupporter.step.join': null
  'portalSupporter.stepsLoading': null
  'portalSupporter.howWePay': null
  'portalSupporter.mobile': null
  'portalSupporter.mobileHint': null
  'portalSupporter.paidToWallets': { place: string | number; wallets: string | number }
  'portalSupporter.paidToBanks': { place: string | number }
  'portalSupporter.mobileInvalid': null
  'portalSupporter.next': null
  'portalSupporter.back': null
  'portalSupporter.referrer': null
  'portalSupporter.referrerHint': null
  'portalSupporter.emailInvalid': null
  'portalSupporter.agree': null
  'portalSupporter.start': null
  'portalSupporter.terms': null
  'portalSupporter.refusal.referrerUnknown': { brand: string | number }
  'portalSupporter.refusal.referrerSelf': null
  'portalSupporter.refusal.other': null
  'portalSupporter.joined': null
  'portalSupporter.storeId': null
  'portalSupporter.storeIdName': null
  'portalSupporter.joinedText': null
  'portalSupporter.joinedPayouts': null
  'portalSupporter.viewDashboard': null
  'portalSupporter.term.joining': null
  'portalSupporter.term.joiningText': { brand: string | number }
  'portalSupporter.term.commission': null
  'portalSupporter.term.commissionText': null
  'portalSupporter.term.positions': null
  'portalSupporter.term.positionsText': null
  'portalSupporter.term.counts': null
  'portalSupporter.term.countsText': { tracking: number; holding: number }
  'portalSupporter.term.paid': null
  'portalSupporter.term.paidText': { threshold: string | number; days: number }
  'portalSupporter.term.fair': null
  'portalSupporter.term.fairText': null
  'portalSupporter.term.leaving': null
  'portalSupporter.term.leavingText': null
  'portalSupporter.receiptNone': null
  'portalSupporter.receiptReversed': null
  'portalSupporter.commissionOpen': null
  'portalSupporter.pointsToEarn': { points: string | number }
  'portalSupporter.pointsWait': { amount: string | number }
  'portalSupporter.pointsRedeemed': { amount: string | number; day: string | number }
  'portalSupporter.payableMissing': { approved: string | number; missing: string | number }
  'portalSupporter.nextPayout': { day: string | number }
  'portalSupporter.nextPayoutTo': { account: string | number }
  'portalSupporter.nowhereToPay': null
  'portalSupporter.givePayoutDetails': null
  'portalSupporter.changePayoutDetails': null
  'portalTable.orders': { count: number }
  'portalTable.stateAndCount': { state: string | number; count: number }
  'portalTable.selectFound': { count: number }
  'portalTable.foundSelected': { count: number }
  'portalTable.unselect': null
  'portalTable.more': null
  'portalTable.kind.price': null
  'portalTable.kind.sold_elsewhere': null
  'portalTable.kind.duplicate': null
  'portalTable.kind.pictures': null
  'portalTable.kind.delete': null
  'portalTable.ask.price': { count: number }
  'portalTable.ask.sold_elsewhere': { count: number }
  'portalTable.ask.duplicate': { count: number }
  'portalTable.ask.pictures': { count: number }
  'portalTable.ask.delete': { count: number }
  'portalTable.what.sold_elsewhere': null
  'portalTable.model.waits': { name: string | number }
  'portalTable.model.refused': { name: string | number; reason: string | number }
  'portalTable.model.choose': null
  'portalTable.model.waiting': null
  'portalTable.what.duplicate': null
  'portalTable.what.delete': null
  'portalTable.price.how': null
  'portalTable.price.percent': null
  'portalTable.price.amount': { currency: string | number }
  'portalTable.price.by': null
  'portalTable.price.hint': null
  'portalTable.price.wrong': null
  'portalTable.price.preview': null
  'portalTable.price.fromTo': { name: string | number; before: string | number; after: string | number }
  'portalTable.pictures.how': null
  'portalTable.pictures.reverse': null
  'portalTable.pictures.cover': { number: string | number }
  'portalTable.apply': { count: number }
  'portalTable.preview.loading': null
  'portalTable.preview.changes': { count: number }
  'portalTable.preview.refused': { count: number }
  'portalTable.preview.others': { count: number }
  'portalTable.stays': { name: string | number; reason: string | number }
  'portalTable.why.reserved': null
  'portalTable.why.ordered': null
  'portalTable.locked': null
  'portalTable.why.sold': null
  'portalTable.why.taken_down': null
  'portalTable.why.missing': { fields: string | number }
  'portalTable.why.live': null
  'portalTable.why.in_use': null
  'portalTable.why.no_price': null
  'portalTable.why.other_currency': { currency: string | number }
  'portalTable.why.price_limits': null
  'portalTable.why.no_such_picture': null
  'portalTable.why.changed_since': null
  'portalTable.done.price': { count: number }
  'portalTable.done.publish': { count: number }
  'portalTable.done.withdraw': { count: number }
  'portalTable.done.sold_elsewhere': { count: number }
  'portalTable.done.delete': { count: number }
  'portalTable.done.duplicate': { count: number }
  'portalTable.done.pictures': { count: number }
  'portalTable.undone': { count: number }
  'portalTable.undo': null
  'portalTable.undoUntil': { time: string | number }
  'portalTable.keys': null
  'portalTable.views': null
  'portalTable.views.save': null
  'portalTable.views.name': null
  'portalTable.views.hint': null
  'portalTable.views.nameMissing': null
  'portalTable.views.rename': null
  'portalTable.views.delete': null
  'portalTable.views.makeDefault': null
  'portalTable.views.noDefault': null
  'portalTable.views.ok': null
  'portalTable.views.cancel': null
  'portalTeam.lead': null
  'portalTeam.ofOwner': { name: string | number }
  'portalTeam.failed': null
  'portalTeam.members': null
  'portalTeam.you': { name: string | number }
  'portalTeam.since': { day: string | number }
  'portalTeam.role.owner': null
  'portalTeam.role.lister': null
  'portalTeam.role.reader': null
  'portalTeam.roleOf': null
  'portalTeam.make': { role: string | number }
  'portalTeam.makeOf': { role: string | number; name: string | number }
  'portalTeam.changed': { name: string | number; role: string | number }
  'portalTeam.remove': null
  'portalTeam.removeOf': { name: string | number }
  'portalTeam.removeText': null
  'portalTeam.removed': { name: string | number }
  'portalTeam.leave': null
  'portalTeam.leaveText': { name: string | number }
  'portalTeam.left': { name: string | number }
  'portalTeam.invitations': null
  'portalTeam.waits': null
  'portalTeam.over': null
  'portalTeam.invitedOn': { day: string | number; until: string | number }
  'portalTeam.again': null
  'portalTeam.withdraw': null
  'portalTeam.withdrawOf': { email: string | number }
  'portalTeam.withdrawn': { email: string | number }
  'portalTeam.invite': null
  'portalTeam.inviteHint': null
  'portalTeam.send': null
  'portalTeam.invited': { email: string | number }
  'portalTeam.rights': null
  'portalTeam.what': null
  'portalTeam.right.read': null
  'portalTeam.right.list': null
  'portalTeam.right.own': null
  'portalTeam.yes': null
  'portalTeam.no': null
  'portalTeam.acts': null
  'portalTeam.noActs': null
  'portalTeam.about': { what: string | number; id: string | number }
  'portalTeam.byKey': { key: string | number }
  'portalTeam.act.created': null
  'portalTeam.act.saved': null
  'portalTeam.act.published': null
  'portalTeam.act.removed': null
  'portalTeam.act.section': null
  'portalTeam.act.pictures': null
  'portalTeam.act.video': null
  'portalTeam.act.sheet': null
  'portalTeam.act.fitment': null
  'portalTeam.act.importChecked': null
  'portalTeam.act.imported': null
  'portalTeam.act.importDropped': null
  'portalTeam.act.offer': null
  'portalTeam.act.floor': null
  'portalTeam.act.review': null
  'portalTeam.act.many': null
  'portalTeam.act.undone': null
  'portalTeam.act.paper': null
  'portalTeam.act.handOver': null
  'portalTeam.act.importDecided': null
  'portalTeam.act.defaults': null
  'portalTeam.act.other': null
  'portalTeam.invitation': null
  'portalTeam.invitationLoading': null
  'portalTeam.invitationOver': null
  'portalTeam.invitationOverText': null
  'portalTeam.invitedBy': { name: string | number; role: string | number }
  'portalTeam.invitedAddress': { email: string | number }
  'portalTeam.noAccount': null
  'portalTeam.accept': null
  'portalTraining.title': null
  'portalTraining.here': null
  'portalTraining.failed': null
  'portalTraining.loading': null
  'portalTraining.chapters': null
  'portalTraining.completed': null
  'portalTraining.confirm': null
  'portalTraining.confirmed': null
  'portalTraining.qualified': null
  'portalTraining.qualifiedText': null
  'portalTraining.notSaved': null
  'portalTraining.viewDashboard': null
  'portalTraining.goOn': { chapter: string | number }
  'portalTraining.table': null
  'portalTraining.table.position': null
  'portalTraining.table.sales': null
  'portalTraining.table.direct': null
  'portalTraining.table.downline': null
  'portalTraining.intro.tab': null
  'portalTraining.intro.title': null
  'portalTraining.intro.who': { brand: string | number }
  'portalTraining.intro.sale': null
  'portalTraining.intro.saleFinds': { brand: string | number }
  'portalTraining.intro.saleInvoice': null
  'portalTraining.intro.salePending': null
  'portalTraining.intro.saleApproved': { days: number; threshold: string | number }
  'portalTraining.intro.cost': null
  'portalTraining.intro.costText': null
  'portalTraining.intro.chapters': null
  'portalTraining.intro.chaptersText': { points: number }
  'portalTraining.paid.tab': null
  'portalTraining.paid.title': null
  'portalTraining.paid.base': null
  'portalTraining.paid.kinds': null
  'portalTraining.paid.kindsText': null
  'portalTraining.paid.example': null
  'portalTraining.paid.exampleText': null
  'portalTraining.paid.stages': null
  'portalTraining.paid.stagePending': { days: number }
  'portalTraining.paid.stageApproved': { days: number }
  'portalTraining.paid.stagePayable': { threshold: string | number }
  'portalTraining.paid.stagePaid': { days: number }
  'portalTraining.paid.statement': null
  'portalTraining.promote.tab': null
  'portalTraining.promote.title': null
  'portalTraining.promote.code': null
  'portalTraining.promote.codeText': { days: number }
  'portalTraining.promote.material': null
  'portalTraining.promote.materialText': null
  'portalTraining.promote.works': null
  'portalTraining.promote.worksFits': null
  'portalTraining.promote.worksPage': null
  'portalTraining.promote.worksRules': null
  'portalTraining.promote.worksInvoice': null
  'portalTraining.promote.worksAgain': null
  'portalTraining.promote.not': null
  'portalTraining.promote.notOwn': null
  'portalTraining.promote.notMessages': null
  'portalTraining.promote.notPromises': null
  'portalTraining.promote.notMoney': null
  'portalTraining.community.tab': null
  'portalTraining.community.title': null
  'portalTraining.community.invite': null
  'portalTraining.community.inviteText': null
  'portalTraining.community.sales': null
  'portalTraining.community.team': null
  'portalTraining.community.teamChapters': null
  'portalTraining.community.teamDownline': null
  'portalTraining.community.teamShare': null
  'portalTraining.community.who': null
  'portalTraining.community.whoText': null
  'portalTraining.community.wrong': null
  'portalTraining.community.wrongText': null
  'portalWebhooks.lead': null
  'portalWebhooks.none': null
  'portalWebhooks.add': null
  'portalWebhooks.most': { most: number }
  'portalWebhooks.failed': null
  'portalWebhooks.list': null
  'portalWebhooks.state.on': null
  'portalWebhooks.state.failing': null
  'portalWebhooks.state.off': null
  'portalWebhooks.offBy.gone': null
  'portalWebhooks.offBy.failures': null
  'portalWebhooks.failingSince': { moment: string | number }
  'portalWebhooks.events': null
  'portalWebhooks.overlap': { moment: string | number }
  'portalWebhooks.edit': null
  'portalWebhooks.delete': null
  'portalWebhooks.deleteAsk': null
  'portalWebhooks.deleted': null
  'portalWebhooks.test': null
  'portalWebhooks.tested': null
  'portalWebhooks.rotate': null
  'portalWebhooks.rotateAsk': null
  'portalWebhooks.secret.title': null
  'portalWebhooks.secret.once': null
  'portalWebhooks.secret.what': null
  'portalWebhooks.secret.done': null
  'portalWebhooks.form.address': null
  'portalWebhooks.form.addressHint': null
  'portalWebhooks.form.description': null
  'portalWebhooks.form.descriptionHint': null
  'portalWebhooks.form.noEvents': null
  'portalWebhooks.form.on': null
  'portalWebhooks.form.save': null
  'portalWebhooks.form.cancel': null
  'portalWebhooks.saved': null
  'portalWebhooks.event.order.placed': null
  'portalWebhooks.event.order.paid': null
  'portalWebhooks.event.order.shipped': null
  'portalWebhooks.event.order.canceled': null
  'portalWebhooks.event.listing.ordered': null
  'portalWebhooks.event.listing.sold': null
  'portalWebhooks.event.message.received': null
  'portalWebhooks.event.offer.received': null
  'portalWebhooks.event.quote.answered': null
  'portalWebhooks.event.payout.made': null
  'portalWebhooks.event.webhook.test': null
  'portalWebhooks.log.title': null
  'portalWebhooks.log.of': { server: string | number }
  'portalWebhooks.log.lead': null
  'portalWebhooks.log.none': null
  'portalWebhooks.log.failed': null
  'portalWebhooks.log.back': null
  'portalWebhooks.log.older': null
  'portalWebhooks.log.newest': null
  'portalWebhooks.log.show': null
  'portalWebhooks.log.all': null
  'portalWebhooks.log.state.waiting': null
  'portalWebhooks.log.state.delivered': null
  'portalWebhooks.log.state.failed': null
  'portalWebhooks.log.attempts': { count: number }
  'portalWebhooks.log.answered': { status: string | number; ms: string | number }
  'portalWebhooks.log.next': { moment: string | number }
  'portalWebhooks.log.fault.address': null
  'portalWebhooks.log.fault.name': null
  'portalWebhooks.log.fault.slow': null
  'portalWebhooks.log.fault.noAnswer': null
  'portalWebhooks.log.fault.redirect': null
  'portalWebhooks.log.fault.off': null
  'portalWebhooks.log.payload': null
  'portalWebhooks.log.answer': null
  'portalWebhooks.log.again': null
  'portalWebhooks.log.since': null
  'portalWebhooks.log.sinceHours': { hours: number }
  'portalWebhooks.log.allAgain': null
  'portalWebhooks.log.replayed': { count: number }
  'privacy.englishRules': null
  'privacy.lead': null
  'privacy.description': { brand: string | number }
  'privacy.browsing': null
  'privacy.browsing1': null
  'privacy.browsing2': null
  'privacy.browsing3': null
  'privacy.browsing4': null
  'privacy.browsing5': null
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
  'privacy.timeAccount': null
  'privacy.timeOrders': { years: number }
  'privacy.timeRequests': { days: number }
  'privacy.timeMails': { days: number }
  'privacy.timeSearches': { days: number }
  'privacy.timeTraces': { days: number }
  'privacy.timeAudit': { years: number }
  'privacy.timeLinks': null
  'privacy.rights': null
  'privacy.rights1': null
  'privacy.contact': null
  'privacy.contact1': { brand: string | number; address: string | number }
  'privacy.changed': null
  'programme.overview': null
  'programme.howItWorks': null
  'programme.howItWorksText': { points: number }
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
  'programme.howDescription': { tracking: number; holding: number; payout: number }
  'programme.stepJoin': null
  'programme.stepJoinText': null
  'programme.stepTrain': null
  'programme.stepTrainText': { points: number }
  'programme.stepRecommend': null
  'programme.stepRecommendText': { tracking: number }
  'programme.stepEarn': null
  'programme.stepEarnText': { holding: number }
  'programme.stepPaid': null
  'programme.stepPaidText': { threshold: string | number; payout: number }
  'programme.compensationLead': { lowest: string | number; highest: string | number }
  'programme.compensationDescription': null
  'programme.base': null
  'programme.baseText': { rate: string | number }
  'programme.example': null
  'programme.exampleText': null
  'programme.when': null
  'programme.whenTracked': { days: number }
  'programme.whenOld': { days: number }
  'programme.whenBalance': { threshold: string | number }
  'programme.whenPaid': { days: number }
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
  'promotion.promise': null
  'promotion.promiseTwo': null
  'promotion.promiseThree': null
  'promotion.range': null
  'promotion.price': null
  'promotion.priceWords': null
  'promotion.people': null
  'promotion.peopleWords': null
  'promotion.kept': null
  'promotion.keptWords': null
  'promotion.code': null
  'promotion.codeHint': null
  'promotion.scan': null
  'promotion.scanOr': null
  'ra.action.add_filter': null
  'ra.action.add': null
  'ra.action.back': null
  'ra.action.bulk_actions': { smart_count: number }
  'ra.action.cancel': null
  'ra.action.clear_array_input': null
  'ra.action.clear_input_value': null
  'ra.action.clone': null
  'ra.action.confirm': null
  'ra.action.create': null
  'ra.action.create_item': { item: string | number }
  'ra.action.delete': null
  'ra.action.edit': null
  'ra.action.export': null
  'ra.action.list': null
  'ra.action.refresh': null
  'ra.action.remove_filter': null
  'ra.action.remove_all_filters': null
  'ra.action.remove': null
  'ra.action.reset': null
  'ra.action.save': null
  'ra.action.search': null
  'ra.action.search_columns': null
  'ra.action.select_all': null
  'ra.action.select_all_button': null
  'ra.action.select_row': null
  'ra.action.show': null
  'ra.action.sort': null
  'ra.action.undo': null
  'ra.action.unselect': null
  'ra.action.expand': null
  'ra.action.close': null
  'ra.action.open_menu': null
  'ra.action.close_menu': null
  'ra.action.update': null
  'ra.action.move_up': null
  'ra.action.move_down': null
  'ra.action.open': null
  'ra.action.toggle_theme': null
  'ra.action.select_columns': null
  'ra.action.update_application': null
  'ra.boolean.true': null
  'ra.boolean.false': null
  'ra.boolean.null': null
  'ra.page.create': { name: string | number }
  'ra.page.dashboard': null
  'ra.page.edit': { name: string | number; recordRepresentation: string | number }
  'ra.page.error': null
  'ra.page.list': { name: string | number }
  'ra.page.loading': null
  'ra.page.not_found': null
  'ra.page.show': { name: string | number; recordRepresentation: string | number }
  'ra.page.empty': { name: string | number }
  'ra.page.invite': null
  'ra.page.access_denied': null
  'ra.page.authentication_error': null
  'ra.input.file.upload_several': null
  'ra.input.file.upload_single': null
  'ra.input.image.upload_several': null
  'ra.input.image.upload_single': null
  'ra.input.references.all_missing': null
  'ra.input.references.many_missing': null
  'ra.input.references.single_missing': null
  'ra.input.password.toggle_visible': null
  'ra.input.password.toggle_hidden': null
  'ra.message.about': null
  'ra.message.access_denied': null
  'ra.message.are_you_sure': null
  'ra.message.authentication_error': null
  'ra.message.auth_error': null
  'ra.message.bulk_delete_content': { smart_count: number; name: string | number }
  'ra.message.bulk_delete_title': { smart_count: number; name: string | number }
  'ra.message.bulk_update_content': { smart_count: number; name: string | number; recordRepresentation: string | number }
  'ra.message.bulk_update_title': { smart_count: number; name: string | number; recordRepresentation: string | number }
  'ra.message.clear_array_input': null
  'ra.message.delete_content': { name: string | number }
  'ra.message.delete_title': { name: string | number; recordRepresentation: string | number }
  'ra.message.details': null
  'ra.message.error': null
  'ra.message.invalid_form': null
  'ra.message.loading': null
  'ra.message.no': null
  'ra.message.not_found': null
  'ra.message.select_all_limit_reached': { max: string | number }
  'ra.message.unsaved_changes': null
  'ra.message.yes': null
  'ra.message.placeholder_data_warning': null
  'ra.navigation.clear_filters': null
  'ra.navigation.no_filtered_results': { name: string | number }
  'ra.navigation.no_results': { name: string | number }
  'ra.navigation.no_more_results': { page: string | number }
  'ra.navigation.page_out_of_boundaries': { page: string | number }
  'ra.navigation.page_out_from_end': null
  'ra.navigation.page_out_from_begin': null
  'ra.navigation.page_range_info': { offsetBegin: string | number; offsetEnd: string | number; total: string | number }
  'ra.navigation.partial_page_range_info': { offsetBegin: string | number; offsetEnd: string | number }
  'ra.navigation.current_page': { page: string | number }
  'ra.navigation.page': { page: string | number }
  'ra.navigation.first': null
  'ra.navigation.last': null
  'ra.navigation.next': null
  'ra.navigation.previous': null
  'ra.navigation.page_rows_per_page': null
  'ra.navigation.skip_nav': null
  'ra.sort.sort_by': { field_lower_first: string | number; order: string | number }
  'ra.sort.ASC': null
  'ra.sort.DESC': null
  'ra.auth.auth_check_error': null
  'ra.auth.user_menu': null
  'ra.auth.username': null
  'ra.auth.password': null
  'ra.auth.email': null
  'ra.auth.sign_in': null
  'ra.auth.sign_in_error': null
  'ra.auth.logout': null
  'ra.notification.updated': { smart_count: number }
  'ra.notification.created': null
  'ra.notification.deleted': { smart_count: number }
  'ra.notification.bad_item': null
  'ra.notification.item_doesnt_exist': null
  'ra.notification.http_error': null
  'ra.notification.data_provider_error': null
  'ra.notification.i18n_error': null
  'ra.notification.canceled': null
  'ra.notification.logged_out': null
  'ra.notification.not_authorized': null
  'ra.notification.application_update_available': null
  'ra.notification.offline': null
  'ra.validation.required': null
  'ra.validation.minLength': { min: string | number }
  'ra.validation.maxLength': { max: string | number }
  'ra.validation.minValue': { min: string | number }
  'ra.validation.maxValue': { max: string | number }
  'ra.validation.number': null
  'ra.validation.email': null
  'ra.validation.oneOf': { options: string | number }
  'ra.validation.regex': { pattern: string | number }
  'ra.validation.unique': null
  'ra.saved_queries.label': null
  'ra.saved_queries.query_name': null
  'ra.saved_queries.new_label': null
  'ra.saved_queries.new_dialog_title': null
  'ra.saved_queries.remove_label': null
  'ra.saved_queries.remove_label_with_name': { name: string | number }
  'ra.saved_queries.remove_dialog_title': null
  'ra.saved_queries.remove_message': null
  'ra.saved_queries.help': null
  'refusals.not_found': null
  'refusals.invalid_page': null
  'refusals.no_longer_offered': null
  'refusals.server_error': null
  'refusals.database_unavailable': null
  'refusals.storage_unavailable': null
  'refusals.outcome_unknown': null
  'refusals.json_unreadable': { cause: string | number }
  'refusals.json_empty': null
  'refusals.request_unreadable': { cause: string | number }
  'refusals.body_too_large': null
  'refusals.media_type_unsupported': { type: string | number }
  'refusals.not_acceptable': null
  'refusals.method_not_allowed': { method: string | number }
  'refusals.null_characters': null
  'refusals.too_deep': null
  'refusals.throttled': { seconds: number }
  'refusals.busy': { seconds: number }
  'refusals.not_authenticated': null
  'refusals.token_invalid': null
  'refusals.token_missing': null
  'refusals.token_has_spaces': null
  'refusals.token_of_inactive': null
  'refusals.not_allowed': null
  'refusals.key_reused': null
  'refusals.overtaken': { who: string; name: string | number }
  'refusals.file_too_large': { megabytes: string | number }
  'refusals.form_too_long': { files: number; fields: number }
  'refusals.form_unreadable': null
  'refusals.file_expected': null
  'refusals.file_missing': null
  'refusals.image_invalid': null
  'refusals.image_damaged': null
  'refusals.image_heic': null
  'refusals.image_too_large': null
  'refusals.video_invalid': null
  'refusals.video_codec': null
  'refusals.video_too_long': { seconds: number }
  'refusals.video_too_wide': null
  'refusals.file_kind': null
  'refusals.file_infected': null
  'refusals.scanner_unavailable': null
  'refusals.pdf_encrypted': null
  'refusals.pdf_active': null
  'refusals.pdf_with_files': null
  'refusals.pdf_unreadable': null
  'refusals.required': null
  'refusals.unexpected_field': null
  'refusals.blank': null
  'refusals.empty': null
  'refusals.is_null': null
  'refusals.no_data': null
  'refusals.max_length': { limit: number }
  'refusals.min_length': { limit: number }
  'refusals.max_value': { limit: string | number }
  'refusals.min_value': { limit: string | number }
  'refusals.above_zero': null
  'refusals.multiple_of': { step: string | number }
  'refusals.max_decimal_places': { places: number }
  'refusals.max_items': { limit: number }
  'refusals.min_items': { limit: number }
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
  'refusals.no_pattern_at_door': null
  'refusals.not_a_list': { type: string | number }
  'refusals.unknown_object': null
  'refusals.unknown_url': null
  'refusals.other_url': null
  'refusals.list_not_json': { parameter: string | number }
  'refusals.unknown_sort': { field: string | number }
  'refusals.sort_form': null
  'refusals.range_form': null
  'refusals.range_too_wide': { most: number }
  'refusals.filter_form': null
  'refusals.search_form': null
  'refusals.export_too_large': { count: number; most: string | number }
  'refusals.unknown_filter': { field: string | number }
  'refusals.filter_values': { field: string | number }
  'refusals.filter_bound': { field: string | number }
  'refusals.filter_not_comparable': { field: string | number }
  'refusals.account_activated': null
  'refusals.already_active': null
  'refusals.unknown_account': null
  'refusals.link_good': null
  'refusals.link_expired': null
  'refusals.link_invalid': null
  'refusals.link_resent': null
  'refusals.email_taken': null
  'refusals.email_same': null
  'refusals.email_change_taken': null
  'refusals.email_change_stopped': null
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
  'refusals.password_too_short': { least: number }
  'refusals.password_too_common': null
  'refusals.password_numeric': null
  'refusals.path_invalid': null
  'refusals.handover_invalid': null
  'refusals.phone_invalid': null
  'refusals.letters_unprintable': { letters: string | number }
  'refusals.letters_missing': null
  'refusals.address_known': null
  'refusals.confirm_password_wrong': null
  'refusals.confirmation_invalid': null
  'refusals.confirmation_mail_sent': null
  'refusals.deletion_open_order': { number: string | number }
  'refusals.deletion_balance': { amount: string | number }
  'refusals.deletion_payout': null
  'refusals.deletion_adjustment': null
  'refusals.deletion_reserved': { title: string | number }
  'refusals.deletion_import': null
  'refusals.deletion_staff': null
  'refusals.account_deleted': null
  'refusals.own_account': null
  'refusals.own_role': null
  'refusals.account_inactive': null
  'refusals.last_administrator': null
  'refusals.seller_status_invalid': { wanted: string | number; email: string | number; status: string | number }
  'refusals.listing_changed': null
  'refusals.photos_changed': null
  'refusals.listing_is_live': null
  'refusals.listing_is_ordered': null
  'refusals.listing_reserved': null
  'refusals.listing_ordered': { number: string | number }
  'refusals.listing_sold': null
  'refusals.listing_taken_down': null
  'refusals.market_not_allowed': null
  'refusals.export_of_vehicles': null
  'refusals.auction_sheet_of_exports': null
  'refusals.chassis_invalid': null
  'refusals.chassis_repeated': null
  'refusals.chassis_vin': null
  'refusals.import_chassis_twice': { rows: string | number }
  'refusals.import_matched_by_chassis': { rows: string | number }
  'refusals.reference_taken': { title: string | number }
  'refusals.chassis_double_own': null
  'refusals.model_exists': { make: string | number; model: string | number }
  'refusals.trim_exists': { make: string | number; model: string | number; trim: string | number }
  'refusals.model_requests_too_many': { most: number }
  'refusals.listing_has_model': null
  'refusals.model_request_answered': null
  'refusals.model_request_own': null
  'refusals.years_reversed': null
  'refusals.name_without_letters': null
  'refusals.listing_own': null
  'refusals.engine_number_invalid': null
  'refusals.month_invalid': null
  'refusals.month_to_come': null
  'refusals.day_invalid': null
  'refusals.day_to_come': null
  'refusals.registered_before_made': null
  'refusals.photo_or_lecture': null
  'refusals.lectures_of_vehicles': null
  'refusals.too_many_lectures': { most: number }
  'refusals.model_missing': null
  'refusals.category_missing': null
  'refusals.listing_is_draft': null
  'refusals.stock_of_vendor': null
  'refusals.stock_promised': { count: number }
  'refusals.trim_unknown': { trim: string | number }
  'refusals.trim_not_built': { trim: string | number; years: string | number }
  'refusals.too_many_trims': { most: number }
  'refusals.partner_silent': null
  'refusals.import_without_rows': null
  'refusals.import_has_errors': { count: number }
  'refusals.import_started': null
  'refusals.import_being_checked': null
  'refusals.import_large_under_way': null
  'refusals.import_rows_of_day': { most: number }
  'refusals.import_without_file': null
  'refusals.import_mapping_open': null
  'refusals.import_field_unknown': { field: string | number }
  'refusals.import_field_twice': { field: string | number }
  'refusals.import_columns_counted': { count: number }
  'refusals.import_currency_unknown': { currency: string | number }
  'refusals.import_columns_aside': { columns: string | number }
  'refusals.import_prices_converted': { from: string | number; to: string | number; rate: string | number }
  'refusals.import_prices_converted_by_day': { from: string | number; to: string | number; day: string | number; rate: string | number }
  'refusals.import_miles_converted': null
  'refusals.feed_address_refused': null
  'refusals.feed_host_unknown': null
  'refusals.feed_no_answer': null
  'refusals.feed_too_slow': null
  'refusals.feed_status': { status: string | number }
  'refusals.feed_redirects': null
  'refusals.feed_is_page': null
  'refusals.feed_damaged': null
  'refusals.feed_without_records': null
  'refusals.feed_without_columns': null
  'refusals.feeds_at_most': { most: number }
  'refusals.feed_run_decided': null
  'refusals.feed_first_run': null
  'refusals.feed_columns_changed': null
  'refusals.feed_columns_open': null
  'refusals.feed_values_open': { count: number }
  'refusals.feed_none_right': null
  'refusals.feed_many_missing': { missing: string | number; live: number }
  'refusals.feed_many_prices': { count: number }
  'refusals.webhook_address_refused': null
  'refusals.webhook_events_refused': null
  'refusals.webhook_off': null
  'refusals.webhooks_at_most': { most: number }
  'refusals.row_price_held': null
  'refusals.row_skipped': null
  'refusals.picture_address_refused': null
  'refusals.picture_host_unknown': null
  'refusals.picture_no_answer': null
  'refusals.picture_too_slow': null
  'refusals.picture_status': { status: string | number }
  'refusals.picture_redirects': null
  'refusals.picture_kind': null
  'refusals.picture_too_many': { most: number }
  'refusals.picture_listing_gone': null
  'refusals.picture_row_left_out': null
  'refusals.picture_without_row': null
  'refusals.archive_damaged': null
  'refusals.archive_too_large': { megabytes: string | number }
  'refusals.archive_too_many': { most: number }
  'refusals.archive_suspicious': null
  'refusals.archive_empty': null
  'refusals.file_read_as_windows_text': null
  'refusals.file_read_as_shift_jis': null
  'refusals.file_read_as_euc_jp': null
  'refusals.file_read_as_utf16': null
  'refusals.file_heading_row': { row: number }
  'refusals.file_rows_below': { row: number; count: number }
  'refusals.file_one_sheet': { sheet: string | number; others: string | number }
  'refusals.file_hidden_rows': { count: number }
  'refusals.column_marks_assumed': { heading: string | number; value: string | number }
  'refusals.column_miles': { heading: string | number; count: number }
  'refusals.column_day_numbers': { heading: string | number; value: string | number }
  'refusals.row_required': { heading: string | number }
  'refusals.row_spreadsheet_error': null
  'refusals.row_stray_value': null
  'refusals.row_live_needs': null
  'refusals.row_live_needs_more': null
  'refusals.row_reference_of_other_class': { reference: string | number; kind: string }
  'refusals.row_reference_of_other_market': { reference: string | number; market: string }
  'refusals.row_reference_repeated': { row: number }
  'refusals.row_listing_number': null
  'refusals.row_listing_unknown': { listing: string | number }
  'refusals.row_listing_disagrees': { listing: string | number; reference: string | number; other: string | number }
  'refusals.row_listing_repeated': { row: number }
  'refusals.row_listing_gone': null
  'refusals.row_chassis_of_own': { reference: string | number }
  'refusals.row_chassis_repeated': { row: number }
  'refusals.row_reference_unknown': { reference: string | number }
  'refusals.row_without_number': null
  'refusals.row_not_listed': null
  'refusals.row_too_long': { most: number; length: number }
  'refusals.row_price': null
  'refusals.row_price_bound': { most: number }
  'refusals.row_price_usd': null
  'refusals.row_price_usd_bound': { most: number }
  'refusals.row_price_currency': { found: string | number; wanted: string | number }
  'refusals.row_number_ambiguous': null
  'refusals.row_range': null
  'refusals.row_engine_power': null
  'refusals.row_engine_unit': null
  'refusals.row_date_order': null
  'refusals.row_date_without_year': null
  'refusals.row_month_shortened': null
  'refusals.row_mileage': null
  'refusals.row_mileage_bound': { most: number }
  'refusals.row_year': { from: string | number; to: string | number }
  'refusals.row_count': { from: number; to: number }
  'refusals.row_features': { most: number; count: number }
  'refusals.row_contact_shortened': null
  'refusals.row_contact': null
  'refusals.row_publish': null
  'refusals.row_choice': { options: string | number }
  'refusals.row_divided': { category: string | number; some: string | number; more: string }
  'refusals.row_unknown_make': { typed: string | number; near: string; meant: string | number }
  'refusals.row_unknown_model': { make: string | number; typed: string | number; near: string; meant: string | number }
  'refusals.row_unknown_category': { typed: string | number; near: string; meant: string | number }
  'refusals.file_is_spreadsheet': null
  'refusals.file_not_csv': null
  'refusals.file_not_csv_from': { line: string | number }
  'refusals.file_empty': null
  'refusals.file_without_rows': null
  'refusals.file_has_too_many_rows': { most: number }
  'refusals.file_has_blank_rows': null
  'refusals.file_quote_open': { line: string | number }
  'refusals.file_row_endless': { line: string | number }
  'refusals.file_row_too_wide': { most: number; line: string | number }
  'refusals.workbook_damaged': null
  'refusals.workbook_locked': null
  'refusals.workbook_too_large': null
  'refusals.workbook_unknown': null
  'refusals.workbook_empty': null
  'refusals.column_missing': { heading: string | number }
  'refusals.column_twice': { heading: string | number }
  'refusals.column_unknown': { heading: string | number }
  'refusals.unavailable': null
  'refusals.max_quantity': { count: string | number }
  'refusals.basket_limit': { most: number }
  'refusals.choice_missing': { kind: string }
  'refusals.choice_outdated': { title: string | number }
  'refusals.choices_invalid': null
  'refusals.items_awaiting_checkout': null
  'refusals.discount_unknown': null
  'refusals.discount_expired': { code: string | number }
  'refusals.discount_used': null
  'refusals.discount_used_by_you': null
  'refusals.own_voucher': null
  'refusals.discount_present': null
  'refusals.not_qualified': null
  'refusals.own_promo_code': null
  'refusals.empty_basket': null
  'refusals.too_many_unpaid': { count: number }
  'refusals.too_many_held': { most: number; held: number }
  'refusals.too_many_orders': { count: number }
  'refusals.out_of_stock': null
  'refusals.only_some_left': { count: string | number }
  'refusals.import_blocked': { title: string | number; reason: string | number }
  'refusals.import_not_accepted': { title: string | number; reason: string | number }
  'refusals.fit_not_accepted': { title: string | number; vehicle: string | number }
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
  'refusals.insurance_not_awaited': { number: string | number }
  'refusals.order_not_payable': { number: string | number; status: string | number }
  'refusals.mpesa_phone': null
  'refusals.mpesa_receipt_invalid': null
  'refusals.mpesa_no_rate': null
  'refusals.mpesa_not_now': null
  'refusals.mpesa_prompt_open': null
  'refusals.mpesa_prompts_spent': null
  'refusals.payment_report_open': null
  'refusals.payment_reports_spent': null
  'refusals.payment_report_none': { number: string | number }
  'refusals.payment_slips_full': { most: number }
  'refusals.payment_extended': { number: string | number }
  'refusals.order_not_cancellable': { number: string | number }
  'refusals.cancellation_not_asked': { number: string | number }
  'refusals.mail_waits': null
  'refusals.mail_to_others': null
  'refusals.mail_with_account': null
  'refusals.mails_again_spent': { number: string | number; limit: number }
  'refusals.step_twice': null
  'refusals.step_of_order': null
  'refusals.step_to_come': null
  'refusals.step_too_early': null
  'refusals.step_not_failing': null
  'refusals.step_back_reason': null
  'refusals.step_not_done': null
  'refusals.step_of_state': { status: string | number }
  'refusals.step_before_payment': null
  'refusals.step_before_sailing': null
  'refusals.order_over': { status: string | number }
  'refusals.eta_before_etd': null
  'refusals.alarm_over': null
  'refusals.not_order_staff': null
  'refusals.invoice_unknown': null
  'refusals.payment_currency': { currency: string | number }
  'refusals.payment_recorded': { number: string | number }
  'refusals.reference_recorded': { number: string | number }
  'refusals.payment_day_to_come': null
  'refusals.payment_day_too_early': null
  'refusals.not_a_day': null
  'refusals.order_total_final': { number: string | number; status: string | number }
  'refusals.sold_meanwhile': { title: string | number; left: number }
  'refusals.refund_missing': null
  'refusals.refund_of_nothing': null
  'refusals.refund_too_large': { amount: string | number }
  'refusals.refund_recorded': { number: string | number }
  'refusals.refund_waiting': { number: string | number }
  'refusals.order_refunded': { number: string | number }
  'refusals.order_paid_no_longer': { number: string | number }
  'refusals.amendment_shipped': null
  'refusals.amendment_papers': null
  'refusals.amendment_twins': null
  'refusals.amendment_waits': null
  'refusals.amendment_overtaken': null
  'refusals.amendment_same': null
  'refusals.amendment_over': null
  'refusals.amendment_shipping_unknown': null
  'refusals.own_amendment': null
  'refusals.order_raise_unpaid': { number: string | number }
  'refusals.payment_taken_back': { number: string | number }
  'refusals.payment_sent_back': { number: string | number }
  'refusals.payment_of_chain': null
  'refusals.own_refund': null
  'refusals.quote_of_empty_basket': null
  'refusals.charge_determined': null
  'refusals.insurance_unasked': null
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
  'refusals.rate_of_day_to_come': null
  'refusals.rate_not_a_day': null
  'refusals.rate_file_not_csv': null
  'refusals.rate_row_currency': { row: string | number; value: string | number }
  'refusals.rate_row_rate': { row: string | number; value: string | number }
  'refusals.rate_row_day': { row: string | number; value: string | number }
  'refusals.rate_row_day_to_come': { row: string | number; day: string | number }
  'refusals.rate_row_source': { row: string | number; most: number }
  'refusals.rate_row_twice': { row: string | number; first: string | number; currency: string | number }
  'refusals.not_an_agent': null
  'refusals.mobile_invalid': null
  'refusals.referrer_unknown': null
  'refusals.referrer_is_you': null
  'refusals.own_link': null
  'refusals.link_name_taken': null
  'refusals.link_product_unknown': null
  'refusals.links_too_many': null
  'refusals.adjustment_of_nothing': null
  'refusals.no_payouts': null
  'refusals.payout_changed': null
  'refusals.payout_in_batch': { batch: string | number }
  'refusals.payout_too_small': null
  'refusals.payout_details_new': { hours: number }
  'refusals.swift_or_branch': null
  'refusals.payout_kind_bank_only': null
  'refusals.swift_invalid': null
  'refusals.account_number_invalid': null
  'refusals.own_batch': null
  'refusals.own_money': null
  'refusals.own_adjustment': null
  'refusals.adjustment_recorded': null
  'refusals.payout_recorded': null
  'refusals.bank_charges_alone': { left: string | number }
  'refusals.discount_needs_second': null
  'refusals.own_code': null
  'refusals.voucher_unlimited': null
  'refusals.batch_discarded': null
  'refusals.slug_of_readers': null
  'refusals.slug_taken': null
  'refusals.article_published': null
  'refusals.vehicle_not_on_offer': null
  'refusals.deal_known': null
  'refusals.offer_ended': null
  'refusals.pin_known': null
  'refusals.shelf_full': { length: string | number }
  'refusals.shelf_of_others': { shelf: string; reason: string; price: string | number }
  'refusals.current_password_wrong': null
  'refusals.password_changed': null
  'refusals.second_factor_required': null
  'refusals.factor_code_wrong': null
  'refusals.challenge_invalid': null
  'refusals.step_up_needed': null
  'refusals.second_factor_missing': null
  'refusals.second_factor_needed': null
  'refusals.second_factor_absent': null
  'refusals.own_second_factor': null
  'refusals.authenticator_known': null
  'refusals.passkey_wrong': null
  'refusals.passkey_late': null
  'refusals.passkey_absent': null
  'refusals.passkeys_full': { most: number }
  'refusals.keys_not_offered': null
  'refusals.key_not_a_person': null
  'refusals.key_lacks_scope': { scope: string | number }
  'refusals.key_throttled': { seconds: number }
  'refusals.scope_not_yours': null
  'refusals.key_days_of_staff': { most: number }
  'refusals.keys_full': { most: number }
  'refusals.rule_shape': { path: string | number }
  'refusals.rule_renamed': { id: string | number }
  'refusals.rule_unknown_source': { id: string | number }
  'refusals.rule_unknown_rule': { id: string | number }
  'refusals.rule_days': null
  'refusals.rule_amounts': null
  'refusals.rule_drafted': null
  'refusals.file_country': null
  'refusals.file_vector': { id: string | number }
  'refusals.rule_succeeded': null
  'refusals.own_draft': null
  'refusals.price_list_none': null
  'refusals.price_list_open': null
  'refusals.price_list_same': { edition: string | number }
  'refusals.price_list_before': { day: string | number }
  'refusals.price_list_no_model': { value: string | number }
  'refusals.bank_account_number': null
  'refusals.bank_account_lines': null
  'refusals.bank_account_line': null
  'refusals.bank_account_same': null
  'refusals.bank_account_open': null
  'refusals.price_row_kind': { row: string | number; value: string | number }
  'refusals.price_row_name': { row: string | number; most: number }
  'refusals.price_row_price': { row: string | number; value: string | number }
  'refusals.foreign_draft': null
  'refusals.draft_decided': null
  'refusals.rule_needed': { id: string | number }
  'refusals.rule_label_figure': { figure: string | number }
  'refusals.rule_label_name': { name: string | number }
  'refusals.paper_not_waiting': null
  'refusals.shares_too_many': { most: number }
  'refusals.share_unknown': null
  'refusals.favourites_full': { most: number }
  'refusals.garage_full': { most: number }
  'refusals.favourite_lists_full': { most: number }
  'refusals.favourite_list_known': null
  'refusals.saved_searches_full': { most: number }
  'refusals.alerts_link_unknown': null
  'refusals.delivery_not_open': null
  'refusals.thread_own': null
  'refusals.thread_closed': null
  'refusals.thread_reported': null
  'refusals.thread_report_decided': null
  'refusals.thread_file_gone': null
  'refusals.thread_files_full': { most: number }
  'refusals.thread_pdf_masked': null
  'refusals.thread_pdf_unanswered': null
  'refusals.thread_report_own': null
  'refusals.claim_closed': null
  'refusals.review_not_delivered': null
  'refusals.review_written': null
  'refusals.review_answered': null
  'refusals.review_hidden': null
  'refusals.review_reported': null
  'refusals.review_own': null
  'refusals.claim_pictures_full': { most: number }
  'refusals.claim_amount': null
  'refusals.consignee_sailed': null
  'refusals.consignee_bill_confirmed': null
  'refusals.consignee_change_waits': null
  'refusals.consignee_overtaken': null
  'refusals.consignee_same': null
  'refusals.consignee_nothing_waits': null
  'refusals.consignee_waits_first': null
  'refusals.paper_names_former': null
  'refusals.statement_unreadable': null
  'refusals.statement_too_complex': null
  'refusals.statement_sum': { statement: string | number; printed: string | number; counted: string | number }
  'refusals.statement_field': { format: string | number; line: string | number; field: string | number; found: string | number }
  'refusals.statement_is_interim': { format: string | number }
  'refusals.statement_is_notification': { format: string | number }
  'refusals.statement_is_xls': null
  'refusals.statement_is_pdf': null
  'refusals.statement_is_picture': null
  'refusals.statement_row': { row: string | number; column: string | number; found: string | number }
  'refusals.statement_empty': null
  'refusals.statement_columns_missing': null
  'refusals.statement_account_missing': null
  'refusals.statement_account_other': { file: string | number; said: string | number }
  'refusals.statement_account_currency': { account: string | number; currency: string | number; found: string | number }
  'refusals.statement_currency_other': { file: string | number; said: string | number }
  'refusals.statement_unconfirmed': null
  'refusals.statement_balance': { row: string | number; printed: string | number; counted: string | number }
  'refusals.statement_currency_missing': null
  'refusals.bank_column_unknown': null
  'refusals.bank_column_amount': null
  'refusals.bank_entry_decided': null
  'refusals.bank_entry_no_order': null
  'refusals.bank_entry_outgoing': null
  'refusals.bank_entry_not_foreign': null
  'refusals.offer_over': null
  'refusals.offer_changed': null
  'refusals.offer_vehicle_gone': null
  'refusals.offer_own_listing': null
  'refusals.offer_waiting': null
  'refusals.offers_standing': { most: number }
  'refusals.offers_today': { most: number }
  'refusals.offer_amount': null
  'refusals.bulk_found_other': { now: number; before: number }
  'refusals.bulk_too_many': { most: number }
  'refusals.undo_too_late': null
  'refusals.undone_already': null
  'refusals.views_full': { most: number }
  'refusals.view_name_taken': null
  'refusals.report_days': null
  'refusals.freight_currency': null
  'refusals.freight_amount': null
  'refusals.papers_not_now': null
  'refusals.paper_decided': null
  'refusals.hand_over_not_now': null
  'refusals.hand_over_day': null
  'refusals.team_member_already': null
  'refusals.team_full': { most: number }
  'refusals.invitation_other_address': { email: string | number }
  'refusals.team_of_staff': null
  'refusals.team_own_company': null
  'refusals.team_another': null
  'refusals.credentials_full': { most: number }
  'refusals.credential_decided': null
  'refusals.own_account_action': null
  'refusals.account_of_staff': null
  'refusals.view_only': null
  'refusals.merge_one_account': null
  'refusals.merge_waiting': null
  'refusals.own_merge': null
  'refusals.merge_sells': null
  'refusals.merge_traded': null
  'refusals.merge_both_supporters': null
  'refusals.merge_payout_open': null
  'refusals.merge_own_commission': null
  'refusals.merge_offers': null
  'refusals.merge_quote': null
  'refusals.setting_phone': null
  'refusals.setting_network': null
  'refusals.setting_network_twice': null
  'refusals.setting_not_rising': null
  'refusals.setting_beyond': { least: string | number; most: string | number }
  'refusals.setting_office_phone': { city: string | number }
  'refusals.setting_invented_mail': null
  'refusals.preview_ended': null
  'refusals.picture_gone': null
  'refusals.template_name_taken': null
  'refusals.template_field_unknown': { field: string | number; fields: string | number }
  'refusals.given_back_meanwhile': null
  'refusals.taken_meanwhile': { name: string | number }
  'refusals.not_desk_staff': null
  'refusals.request_not_by_mail': null
  'requestAnswers.title': null
  'requestAnswers.description': null
  'requestAnswers.withoutScript': null
  'requestAnswers.unknown': null
  'requestAnswers.unknownWhy': null
  'requestAnswers.tooMany': null
  'requestAnswers.failed': null
  'requestAnswers.about': { reference: string | number }
  'requestAnswers.you': null
  'requestAnswers.us': null
  'requestAnswers.reply': null
  'requestAnswers.missing': null
  'requestAnswers.send': null
  'requestAnswers.sent': null
  'requestAnswers.notSent': null
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
  'requests.bulkDescription': { others: string | number }
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
  'requests.inMessages': null
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
  'reviewReport.title': null
  'reviewReport.text': null
  'reviewReport.reason': null
  'reviewReport.missing': null
  'reviewReport.send': null
  'reviewReport.back': null
  'reviewReport.failed': null
  'reviewReport.done': null
  'rss.title': { brand: string | number }
  'rss.titleOf': { name: string | number; brand: string | number }
  'rss.description': { most: number }
  'search.allVehicles': null
  'search.title': { name: string | number; bounds: string; from: string | number; to: string | number; page: number }
  'search.description': { count: number; bounds: string; from: string | number; to: string | number; cheapest: string }
  'search.results': null
  'search.searching': null
  'search.searchingShort': null
  'search.found': { count: number }
  'search.failed': null
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
  'search.lastPage': { page: string | number }
  'search.noSuchPage': { page: string | number }
  'search.pagesThereAre': { count: number }
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
  'search.ascendingAtDoor': { place: string | number }
  'search.descendingAtDoor': { place: string | number }
  'search.mayBeImported': null
  'search.atDoorUpTo': { most: string | number }
  'search.newest': null
  'search.newestYear': null
  'search.lowestMileage': null
  'search.sortBy': null
  'search.drive': null
  'search.seats': null
  'search.doors': null
  'search.doorCount': { count: number }
  'search.engine': null
  'search.ccBetween': { from: string | number; to: string | number }
  'search.ccUpTo': { to: string | number }
  'search.ccAbove': { to: string | number }
  'search.grade': null
  'search.features': null
  'search.withPictures': null
  'search.listedThisWeek': null
  'search.without.drive': null
  'search.without.seats': null
  'search.without.doors': null
  'search.without.engine': null
  'search.without.grade': null
  'search.without.features': null
  'search.without.pictures': null
  'search.without.listed': null
  'search.recommended': null
  'search.bestMatch': null
  'search.recommended.rule': null
  'search.recommended.ruleAt': { place: string | number }
  'search.bestMatch.rule': null
  'search.bestMatch.ruleAt': { place: string | number }
  'seller.title': { name: string | number; brand: string | number }
  'seller.description': { name: string | number; brand: string | number }
  'seller.loading': null
  'seller.failed': null
  'seller.place': null
  'seller.since': null
  'seller.answers': null
  'seller.answers.minutes': { count: number }
  'seller.answers.hours': { count: number }
  'seller.answers.days': { count: number }
  'seller.answers.few': null
  'seller.verified': { brand: string | number }
  'seller.verified.application': null
  'seller.verified.export': null
  'seller.verified.cars': null
  'seller.stock': null
  'seller.stock.none': null
  'seller.stock.find': null
  'seller.stock.failed': null
  'seller.stock.pages': null
  'seller.reviews': null
  'seller.reviews.who': null
  'seller.reviews.none': null
  'seller.reviews.few': null
  'seller.reviews.failed': null
  'seller.reviews.older': null
  'seller.reviews.newer': null
  'seller.reviews.pages': null
  'seller.rating': { average: string | number; count: number }
  'seller.by': { name: string | number; day: string | number }
  'seller.byBuyer': null
  'seller.answer': { name: string | number }
  'seller.report': null
  'seller.reportOf': { name: string | number }
  'seller.company': null
  'seller.hours': null
  'seller.languages': null
  'seller.logo': { name: string | number }
  'shared.nothingFound': { keyword: string | number }
  'shared.searchFailed': null
  'shared.results': null
  'shared.soldBy': { name: string | number }
  'shared.sellerUnnamed': { number: string | number }
  'shared.searching': null
  'shared.largePictures': null
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
  'shared.totalWithoutInsurance': null
  'shared.destination': null
  'shared.asQuoted': null
  'shared.notDetermined': null
  'shared.insuranceRequested': null
  'shared.insuranceUnknown': null
  'shared.discount.expired': { code: string | number }
  'shared.discount.used': { code: string | number }
  'shared.discount.usedByYou': { code: string | number }
  'shared.discount.own': { code: string | number }
  'shared.discount.notQualified': { code: string | number }
  'shared.discount.secondPerson': { code: string | number }
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
  'shared.aboutPrice': { price: string | number }
  'shared.exchangeRate': { rate: string | number; day: string | number }
  'shared.pricesAlsoIn': null
  'shared.moneyOfCountry': null
  'shared.dollarsOnly': null
  'shared.soldOut': null
  'shared.choiceSize': null
  'shared.choiceColour': null
  'shared.selectChoice': { kind: string }
  'shared.toBasket': null
  'shared.awaitingQuote': null
  'shared.awaitingPlace': null
  'shared.awaitingCurrency': null
  'shared.noPortYet': { country: string | number }
  'sharedPapers.title': null
  'sharedPapers.lead': { day: string | number }
  'sharedPapers.description': null
  'sharedPapers.order': null
  'sharedPapers.vehicle': null
  'sharedPapers.vessel': null
  'sharedPapers.voyage': null
  'sharedPapers.billOfLading': null
  'sharedPapers.container': null
  'sharedPapers.loadingPort': null
  'sharedPapers.dischargePort': null
  'sharedPapers.etd': null
  'sharedPapers.eta': null
  'sharedPapers.sailedOn': null
  'sharedPapers.arrivedOn': null
  'sharedPapers.unknown': null
  'sharedPapers.papers': null
  'sharedPapers.none': null
  'sharedPapers.downloadOf': { name: string | number }
  'sharedPapers.draft': null
  'sharedPapers.number': { number: string | number }
  'sharedPapers.validUntil': { day: string | number }
  'sharedPapers.download': null
  'sharedPapers.over': null
  'sharedPapers.overWhy': null
  'sharedPapers.failed': null
  'sharedPapers.tooMany': null
  'sharedPapers.withoutScript': null
  'sharedPapers.dates': null
  'sheet.video.watch': null
  'sheet.video.size': { time: string | number; megabytes: string | number }
  'sheet.video.of': { title: string | number }
  'sheet.video.failed': null
  'sheet.video.save': null
  'sheet.title': null
  'sheet.grade': { grade: string | number; meaning: string | number }
  'sheet.gradeUnknown': { grade: string | number }
  'sheet.noGrade': null
  'sheet.openPicture': null
  'sheet.openPdf': null
  'sheet.covered': null
  'sheet.later': null
  'sheet.none': null
  'sheet.legend': null
  'sheet.houses': null
  'sheet.interior': null
  'sheet.interiorUnknown': null
  'sheet.marks': null
  'sheet.marksHow': null
  'sheet.g.asNew': null
  'sheet.g.nearlyNew': null
  'sheet.g.excellent': null
  'sheet.g.good': null
  'sheet.g.average': null
  'sheet.g.rough': null
  'sheet.g.poor': null
  'sheet.g.changed': null
  'sheet.g.repaired': null
  'sheet.g.lightlyRepaired': null
  'sheet.g.unrepaired': null
  'sheet.g.differs': null
  'sheet.i.A': null
  'sheet.i.B': null
  'sheet.i.C': null
  'sheet.i.D': null
  'sheet.m.A': null
  'sheet.m.U': null
  'sheet.m.B': null
  'sheet.m.W': null
  'sheet.m.S': null
  'sheet.m.C': null
  'sheet.m.P': null
  'sheet.m.X': null
  'sheet.m.XX': null
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
  'shell.unreadCount': { count: number }
  'shell.favourites': null
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
  'shell.verify': null
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
  'shell.aboutTranslation': null
  'shell.deliverTo': null
  'shell.choosePlace': null
  'shell.deliverToPlace': { place: string | number; code: string | number }
  'shell.deliverToChoose': null
  'shell.chooseDestination': null
  'shell.destinationText': null
  'shell.destinationsFailed': null
  'shell.keepDestination': null
  'shell.forgetDestination': null
  'shell.country': null
  'shell.chooseCountry': null
  'shell.city': null
  'shell.way': null
  'shell.viaPort': { port: string | number }
  'shell.shippingType': null
  'shell.shippingTypeText': null
  'shell.insurance': null
  'shell.insuranceText': null
  'shell.roro': null
  'shell.container': null
  'shell.calculator': null
  'shell.carsByMake': null
  'shell.importGuides': null
  'shopView.label': null
  'shopView.told': { email: string | number }
  'shopView.until': { moment: string | number }
  'shopView.end': null
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
  'spares.anyMake': null
  'spares.town': null
  'spares.onlyIn': { place: string | number }
  'spares.everywhere': null
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
  'spares.filters': null
  'spares.words': null
  'spares.priceFrom': null
  'spares.priceTo': null
  'spares.sortBy': null
  'spares.newest': null
  'spares.cheapest': null
  'spares.dearest': null
  'spares.condition': null
  'spares.anyCondition': null
  'spares.withoutFilters': null
  'staff.noPermission': null
  'staff.forStaff': null
  'staff.goToAccount': null
  'staff.noPermissionWhy': null
  'staff.timeLeft': { duration: string | number }
  'staff.overdueBy': { duration: string | number }
  'staff.duration.days': { days: string | number; hours: string | number }
  'staff.duration.hours': { hours: string | number; minutes: string | number }
  'staff.duration.minutes': { minutes: string | number }
  'staff.duration.less': null
  'staff.period': { from: string | number; to: string | number }
  'staff.openPeriod': { from: string | number }
  'staff.inUtc': { label: string | number }
  'staff.isAmount': null
  'staff.notLoaded': null
  'staff.overtaken': null
  'staff.all': null
  'staff.back': null
  'staff.isAnother': null
  'staff.sayWhy': null
  'staff.reason': null
  'staff.decisions': null
  'staff.noDecisions': null
  'staff.decidedBy': { name: string | number; moment: string | number }
  'staff.role.support': null
  'staff.role.finance': null
  'staff.role.content': null
  'staff.role.admin': null
  'staff.nothingYet': null
  'staff.nothingYetText': null
  'staff.role.none': null
  'staff.decided.stock': { from: string | number; to: string | number }
  'staff.decided.role': { from: string | number; to: string | number }
  'staff.listFailed.supporters': null
  'staff.listFailed.articles': null
  'staff.listFailed.audit': null
  'staff.listFailed.deals': null
  'staff.listFailed.destinations': null
  'staff.listFailed.exchangeRates': null
  'staff.listFailed.importRules': null
  'staff.listFailed.insuranceTariffs': null
  'staff.listFailed.doorTariffs': null
  'staff.listFailed.listings': null
  'staff.listFailed.orders': null
  'staff.listFailed.payouts': null
  'staff.listFailed.adjustments': null
  'staff.listFailed.ports': null
  'staff.listFailed.promotions': null
  'staff.listFailed.quotes': null
  'staff.listFailed.requests': null
  'staff.listFailed.tariffs': null
  'staff.listFailed.accounts': null
  'staff.listFailed.vendors': null
  'staff.listFailed.discounts': null
  'staff.backTo.supporters': null
  'staff.backTo.articles': null
  'staff.backTo.audit': null
  'staff.backTo.destinations': null
  'staff.backTo.exchangeRates': null
  'staff.backTo.importRules': null
  'staff.backTo.insuranceTariffs': null
  'staff.backTo.doorTariffs': null
  'staff.backTo.listings': null
  'staff.backTo.orders': null
  'staff.backTo.payouts': null
  'staff.backTo.adjustments': null
  'staff.backTo.ports': null
  'staff.backTo.quotes': null
  'staff.backTo.requests': null
  'staff.backTo.tariffs': null
  'staff.backTo.accounts': null
  'staff.backTo.vendors': null
  'staff.backTo.discounts': null
  'staff.record.supporter': null
  'staff.record.vendor': null
  'staff.record.order': null
  'staff.record.quote': null
  'staff.record.entry': null
  'staff.record.request': null
  'staff.record.payout': null
  'staff.record.listing': null
  'staff.record.account': null
  'staff.recordFailed.supporter': null
  'staff.recordFailed.vendor': null
  'staff.recordFailed.order': null
  'staff.recordFailed.quote': null
  'staff.recordFailed.entry': null
  'staff.recordFailed.request': null
  'staff.recordFailed.payout': null
  'staff.recordFailed.listing': null
  'staff.recordFailed.account': null
  'staff.recordLoading.supporter': null
  'staff.recordLoading.vendor': null
  'staff.recordLoading.order': null
  'staff.recordLoading.quote': null
  'staff.recordLoading.entry': null
  'staff.recordLoading.request': null
  'staff.recordLoading.payout': null
  'staff.recordLoading.listing': null
  'staff.recordLoading.account': null
  'staff.backTo.deals': null
  'staff.backTo.promotions': null
  'staff.state': null
  'staff.insurance': null
  'staff.insuranceRequested': null
  'staff.insuranceNotRequested': null
  'staff.contactNumber': null
  'staff.discountCode': null
  'staff.destination': null
  'staff.andMore': { title: string | number; count: string | number }
  'staff.whoAsks': null
  'staff.name': null
  'staff.status': null
  'staff.from': { moment: string | number }
  'staff.until': { moment: string | number }
  'staff.withoutEnd': null
  'staff.save': null
  'staff.validity': null
  'staff.begins': null
  'staff.ends': null
  'staff.shippingType.RORO': null
  'staff.shippingType.Container': null
  'staff.promoCode': null
  'staff.paymentReference': null
  'staff.sort': null
  'staff.noColumn': null
  'staff.listFailed.importRuleDrafts': null
  'staff.listFailed.priceLists': null
  'staff.backTo.priceLists': null
  'staff.record.priceList': null
  'staff.recordFailed.priceList': null
  'staff.recordLoading.priceList': null
  'staff.backTo.importRuleDrafts': null
  'staff.record.importRule': null
  'staff.record.importRuleDraft': null
  'staff.recordFailed.importRule': null
  'staff.recordFailed.importRuleDraft': null
  'staff.recordLoading.importRule': null
  'staff.recordLoading.importRuleDraft': null
  'staff.record.claim': null
  'staff.recordFailed.claim': null
  'staff.recordLoading.claim': null
  'staff.listFailed.claims': null
  'staff.backTo.claims': null
  'staff.record.thread': null
  'staff.recordFailed.thread': null
  'staff.recordLoading.thread': null
  'staff.listFailed.threads': null
  'staff.backTo.threads': null
  'staff.record.review': null
  'staff.recordFailed.review': null
  'staff.recordLoading.review': null
  'staff.listFailed.reviews': null
  'staff.backTo.reviews': null
  'staff.record.modelRequest': null
  'staff.recordFailed.modelRequest': null
  'staff.recordLoading.modelRequest': null
  'staff.listFailed.modelRequests': null
  'staff.backTo.modelRequests': null
  'staff.record.chassisDouble': null
  'staff.recordFailed.chassisDouble': null
  'staff.recordLoading.chassisDouble': null
  'staff.listFailed.chassisDoubles': null
  'staff.backTo.chassisDoubles': null
  'staff.record.finding': null
  'staff.recordFailed.finding': null
  'staff.recordLoading.finding': null
  'staff.listFailed.findings': null
  'staff.backTo.findings': null
  'staff.record.bankEntry': null
  'staff.recordFailed.bankEntry': null
  'staff.recordLoading.bankEntry': null
  'staff.listFailed.bankEntries': null
  'staff.backTo.bankEntries': null
  'staff.record.bankAccount': null
  'staff.recordFailed.bankAccount': null
  'staff.recordLoading.bankAccount': null
  'staff.listFailed.bankAccounts': null
  'staff.listFailed.bankColumns': null
  'staff.backTo.bankAccounts': null
  'staff.backTo.bankColumns': null
  'staff.listFailed.mpesaReceipts': null
  'staff.backTo.mpesaReceipts': null
  'staff.listFailed.bankStatements': null
  'staff.backTo.bankStatements': null
  'staff.views': null
  'staff.views.own': null
  'staff.views.delete': null
  'staff.views.save': null
  'staff.views.name': null
  'staff.views.hint': null
  'staff.views.nameMissing': null
  'staff.views.nameTaken': null
  'staff.listFailed.merges': null
  'staff.backTo.merges': null
  'staff.record.merge': null
  'staff.recordFailed.merge': null
  'staff.recordLoading.merge': null
  'staff.listFailed.answerTemplates': null
  'staff.backTo.answerTemplates': null
  'staffAccounts.title': null
  'staffAccounts.search': null
  'staffAccounts.account': null
  'staffAccounts.email': null
  'staffAccounts.role': null
  'staffAccounts.vendor': null
  'staffAccounts.staff': null
  'staffAccounts.storeId': null
  'staffAccounts.country': null
  'staffAccounts.orders': null
  'staffAccounts.joined': null
  'staffAccounts.number': null
  'staffAccounts.seller': null
  'staffAccounts.noMatch': null
  'staffAccounts.noMatchText': null
  'staffAccounts.showAll': null
  'staffAccounts.rolesMay': null
  'staffAccounts.countAndJoined': { count: number; day: string | number }
  'staffAccounts.ordersCount': { count: number }
  'staffAccounts.ordersNone': null
  'staffAccounts.signedIn': null
  'staffAccounts.signedInNowhere': null
  'staffAccounts.since': { moment: string | number }
  'staffAccounts.lastUsed': { moment: string | number }
  'staffAccounts.decide': null
  'staffAccounts.ownAccount': null
  'staffAccounts.staffAccount': null
  'staffAccounts.makeStaff': null
  'staffAccounts.changeRole': null
  'staffAccounts.state.inactive': null
  'staffAccounts.state.active': null
  'staffAccounts.state.deleted': null
  'staffAccounts.deletedAccount': { moment: string | number }
  'staffAccounts.vendor.none': null
  'staffAccounts.vendor.pending': null
  'staffAccounts.vendor.approved': null
  'staffAccounts.vendor.suspended': null
  'staffAccounts.noStaff': null
  'staffAccounts.kept': null
  'staffAccounts.activate': null
  'staffAccounts.activate.title': null
  'staffAccounts.activate.effect': { email: string | number }
  'staffAccounts.activate.confirm': null
  'staffAccounts.activate.done': { email: string | number }
  'staffAccounts.deactivate': null
  'staffAccounts.deactivate.title': null
  'staffAccounts.deactivate.effect': { email: string | number }
  'staffAccounts.deactivate.effectVendor': { email: string | number }
  'staffAccounts.deactivate.confirm': null
  'staffAccounts.deactivate.done': { email: string | number }
  'staffAccounts.role.title': { name: string | number }
  'staffAccounts.role.effect': null
  'staffAccounts.role.confirm': null
  'staffAccounts.role.done': { name: string | number; role: string | number }
  'staffAccounts.role.doneNone': { name: string | number }
  'staffAccounts.role.same': null
  'staffAccounts.factor': null
  'staffAccounts.factor.reset': null
  'staffAccounts.factor.reset.title': null
  'staffAccounts.factor.reset.effect': { email: string | number }
  'staffAccounts.factor.reset.confirm': null
  'staffAccounts.factor.reset.done': { email: string | number }
  'staffAccounts.import': null
  'staffAccounts.import.title': null
  'staffAccounts.import.effect': { email: string | number }
  'staffAccounts.import.confirm': null
  'staffAccounts.import.number': null
  'staffAccounts.import.numberHint': null
  'staffAccounts.import.numberMissing': null
  'staffAccounts.import.country': null
  'staffAccounts.import.chooseCountry': null
  'staffAccounts.import.countryMissing': null
  'staffAccounts.import.done': { email: string | number; number: string | number }
  'staffAccounts.roles.lead': null
  'staffAccounts.roles.what': null
  'staffAccounts.yes': null
  'staffAccounts.no': null
  'staffAccounts.exceptions.title': null
  'staffAccounts.exceptions.failed': null
  'staffAccounts.exceptions.loading': null
  'staffAccounts.exceptions.vehicle': { title: string | number; country: string | number }
  'staffAccounts.exceptions.ended': null
  'staffAccounts.exceptions.end': null
  'staffAccounts.exceptions.endOf': { vehicle: string | number }
  'staffAccounts.exceptions.endTitle': null
  'staffAccounts.exceptions.endEffect': { email: string | number }
  'staffAccounts.exceptions.endDone': null
  'staffAdjustments.title': null
  'staffAdjustments.search': null
  'staffAdjustments.intro': null
  'staffAdjustments.supporter': null
  'staffAdjustments.supporterNumber': null
  'staffAdjustments.amount': null
  'staffAdjustments.asked': null
  'staffAdjustments.waiting': null
  'staffAdjustments.approved': null
  'staffAdjustments.rejected': null
  'staffAdjustments.by': { name: string | number }
  'staffAdjustments.second': null
  'staffAdjustments.approve': null
  'staffAdjustments.approveOf': { name: string | number }
  'staffAdjustments.reject': null
  'staffAdjustments.rejectOf': { name: string | number }
  'staffAdjustments.takeBack': null
  'staffAdjustments.takeBackOf': { name: string | number }
  'staffAdjustments.approveTitle': { name: string | number; amount: string | number }
  'staffAdjustments.rejectTitle': { amount: string | number; name: string | number }
  'staffAdjustments.askedBy': { person: string | number; reason: string | number }
  'staffAdjustments.sayWhy': null
  'staffAdjustments.isApproved': { name: string | number; amount: string | number }
  'staffAdjustments.isRejected': { name: string | number; amount: string | number }
  'staffAdjustments.none': null
  'staffAdjustments.noneText': null
  'staffAdjustments.noMatch': null
  'staffAdjustments.noMatchText': null
  'staffAdjustments.showAll': null
  'staffAmendments.open': null
  'staffAmendments.title': { number: string | number }
  'staffAmendments.effect': { name: string | number }
  'staffAmendments.lines': null
  'staffAmendments.quantityOf': { title: string | number }
  'staffAmendments.priceOf': { title: string | number; currency: string | number }
  'staffAmendments.shipping': null
  'staffAmendments.port': null
  'staffAmendments.type': null
  'staffAmendments.freight': { currency: string | number }
  'staffAmendments.byTariff': null
  'staffAmendments.insured': null
  'staffAmendments.insurance': { currency: string | number }
  'staffAmendments.inspection': { currency: string | number }
  'staffAmendments.discount': { currency: string | number }
  'staffAmendments.extras': null
  'staffAmendments.extraLabel': null
  'staffAmendments.extraAmount': { currency: string | number }
  'staffAmendments.addExtra': null
  'staffAmendments.removeExtra': { label: string | number }
  'staffAmendments.anExtra': null
  'staffAmendments.reason': null
  'staffAmendments.reasonHint': null
  'staffAmendments.reasonMissing': null
  'staffAmendments.preview': null
  'staffAmendments.previewNone': null
  'staffAmendments.previewLoading': null
  'staffAmendments.buyerTold': null
  'staffAmendments.buyerAsked': null
  'staffAmendments.secondAsked': null
  'staffAmendments.paid': null
  'staffAmendments.dueThen': null
  'staffAmendments.overThen': null
  'staffAmendments.commissionOf': { name: string | number }
  'staffAmendments.willEarn': { name: string | number }
  'staffAmendments.confirm': null
  'staffAmendments.confirmAsk': null
  'staffAmendments.confirmSecond': null
  'staffAmendments.done': null
  'staffAmendments.sent': null
  'staffAmendments.approve': null
  'staffAmendments.reject': null
  'staffAmendments.withdraw': null
  'staffAmendments.approved': null
  'staffAmendments.rejected': null
  'staffAmendments.withdrawn': null
  'staffAmendments.askedBy': { name: string | number; moment: string | number }
  'staffAmendments.approvedBy': { name: string | number }
  'staffAmendments.ownAmendment': null
  'staffAmendments.decide': { number: string | number }
  'staffAmendments.none': null
  'staffAmendments.placeFixed': null
  'staffAmendments.papers': null
  'staffAmendments.twins': null
  'staffAmendments.shipped': null
  'staffAmendments.moneyGone': null
  'staffAmendments.refund': null
  'staffAmendments.over': null
  'staffAnswers.title': null
  'staffAnswers.search': null
  'staffAnswers.write': null
  'staffAnswers.oneTemplate': null
  'staffAnswers.name': null
  'staffAnswers.usedFor': null
  'staffAnswers.use.thread': null
  'staffAnswers.use.quote': null
  'staffAnswers.use.request': null
  'staffAnswers.languages': null
  'staffAnswers.changed': null
  'staffAnswers.noMatch': null
  'staffAnswers.tryOther': null
  'staffAnswers.fields': { fields: string | number }
  'staffAnswers.textIn': { language: string | number }
  'staffAnswers.textHint': null
  'staffAnswers.saved': { name: string | number }
  'staffAnswers.delete': null
  'staffAnswers.deleteTitle': { name: string | number }
  'staffAnswers.deleteWhy': null
  'staffAnswers.deleted': null
  'staffAnswers.template': null
  'staffAnswers.choose': null
  'staffAnswers.language': null
  'staffAnswers.notLoaded': null
  'staffAnswers.fieldLeft': { field: string | number }
  'staffAnswers.sendAndNext': null
  'staffAnswers.next': { count: number }
  'staffAnswers.whoAnswers': null
  'staffAnswers.assignee': null
  'staffAnswers.nobody': null
  'staffAnswers.take': null
  'staffAnswers.isOthers': { name: string | number }
  'staffAnswers.view.everybodys': null
  'staffAnswers.view.mine': null
  'staffAnswers.view.nobodys': null
  'staffAnswers.notesFailed': null
  'staffAnswers.notesLoading': null
  'staffArticles.newArticle': null
  'staffArticles.article': null
  'staffArticles.onStorefront': null
  'staffArticles.deleteDraft': null
  'staffArticles.deleteTitle': null
  'staffArticles.deleted': null
  'staffArticles.deleteWhy': { title: string | number }
  'staffArticles.isSlug': null
  'staffArticles.status.draft': null
  'staffArticles.status.published': null
  'staffArticles.title': null
  'staffArticles.summary': null
  'staffArticles.text': null
  'staffArticles.titleIn': { language: string | number }
  'staffArticles.summaryIn': { language: string | number }
  'staffArticles.textIn': { language: string | number }
  'staffArticles.summaryHelp': null
  'staffArticles.language': null
  'staffArticles.shownToAll': null
  'staffArticles.wholeOrNone': null
  'staffArticles.publication': null
  'staffArticles.emptyNow': null
  'staffArticles.countsLater': null
  'staffArticles.address': null
  'staffArticles.addressFixed': null
  'staffArticles.addressHint': null
  'staffArticles.lastChanged': null
  'staffArticles.noMatch': null
  'staffArticles.tryOther': null
  'staffArticles.articles': null
  'staffArticles.write': null
  'staffArticles.search': null
  'staffArticles.state.draft': null
  'staffArticles.state.scheduled': null
  'staffArticles.state.published': null
  'staffArticles.state.ended': null
  'staffArticles.until': { moment: string | number }
  'staffArticles.andUntil': { begins: string | number; moment: string | number }
  'staffArticles.hasEnded': null
  'staffArticles.notPublished': null
  'staffArticles.since': { moment: string | number }
  'staffArticles.startsOn': { moment: string | number }
  'staffArticles.meantFor': { moment: string | number }
  'staffArticles.draftSaved': null
  'staffArticles.willBeOut': { moment: string | number }
  'staffArticles.isOut': null
  'staffArticles.editorLoading': null
  'staffArticles.formatting': null
  'staffArticles.heading': null
  'staffArticles.subheading': null
  'staffArticles.bold': null
  'staffArticles.italic': null
  'staffArticles.link': null
  'staffArticles.bullets': null
  'staffArticles.numbers': null
  'staffArticles.quotation': null
  'staffArticles.undo': null
  'staffArticles.redo': null
  'staffArticles.isAddress': null
  'staffArticles.removeLink': null
  'staffArticles.setLink': null
  'staffArticles.leadsTo': null
  'staffArticles.addRow': null
  'staffArticles.addColumn': null
  'staffArticles.deleteRow': null
  'staffArticles.deleteColumn': null
  'staffAudit.title': null
  'staffAudit.search': null
  'staffAudit.action': null
  'staffAudit.subject': null
  'staffAudit.subjectNumber': null
  'staffAudit.from': null
  'staffAudit.until': null
  'staffAudit.none': null
  'staffAudit.writtenHere': null
  'staffAudit.noMatch': null
  'staffAudit.tryOther': null
  'staffAudit.showAll': null
  'staffAudit.particulars': null
  'staffAudit.who': null
  'staffAudit.when': null
  'staffAudit.key': null
  'staffAudit.entry': null
  'staffAudit.subjectOf': { subject: string | number; name: string | number }
  'staffAudit.shopItself': null
  'staffAudit.changes': null
  'staffAudit.noChanges': null
  'staffAudit.field': null
  'staffAudit.before': null
  'staffAudit.after': null
  'staffAudit.hideSame': { count: string | number }
  'staffAudit.showSame': { count: string | number }
  'staffAudit.kind.changed': null
  'staffAudit.kind.added': null
  'staffAudit.kind.removed': null
  'staffAudit.kind.same': null
  'staffAudit.nothing': null
  'staffAudit.yes': null
  'staffAudit.no': null
  'staffAudit.action.moveOrder': null
  'staffAudit.action.allowImport': null
  'staffAudit.action.priceOrderInsurance': null
  'staffAudit.action.setFreightCost': null
  'staffAudit.action.recordPayment': null
  'staffAudit.action.answerPaymentReport': null
  'staffAudit.action.extendPayment': null
  'staffAudit.action.sendInvoiceAgain': null
  'staffAudit.action.sendMailAgain': null
  'staffAudit.action.moveOrderSteps': null
  'staffAudit.action.setShipment': null
  'staffAudit.action.acknowledgeAlarm': null
  'staffAudit.action.assignOrder': null
  'staffAudit.action.answerQuote': null
  'staffAudit.action.updateRequest': null
  'staffAudit.action.approveVendor': null
  'staffAudit.action.refuseVendor': null
  'staffAudit.action.suspendVendor': null
  'staffAudit.action.reinstateVendor': null
  'staffAudit.action.allowExport': null
  'staffAudit.action.stopExport': null
  'staffAudit.action.createListing': null
  'staffAudit.action.editListing': null
  'staffAudit.action.deleteListing': null
  'staffAudit.action.importListings': null
  'staffAudit.action.takeDownListing': null
  'staffAudit.action.restoreListing': null
  'staffAudit.action.setStock': null
  'staffAudit.action.activateAccount': null
  'staffAudit.action.deactivateAccount': null
  'staffAudit.action.changeStaffRole': null
  'staffAudit.action.resetSecondFactor': null
  'staffAudit.action.payAgent': null
  'staffAudit.action.adjustCommission': null
  'staffAudit.action.createPayoutBatch': null
  'staffAudit.action.payPayoutBatch': null
  'staffAudit.action.discardPayoutBatch': null
  'staffAudit.action.changePayoutDetails': null
  'staffAudit.action.changeEmail': null
  'staffAudit.action.askAdjustment': null
  'staffAudit.action.approveAdjustment': null
  'staffAudit.action.rejectAdjustment': null
  'staffAudit.action.refundOrder': null
  'staffAudit.action.declineCancellation': null
  'staffAudit.action.askRefund': null
  'staffAudit.action.approveRefund': null
  'staffAudit.action.rejectRefund': null
  'staffAudit.action.createArticle': null
  'staffAudit.action.updateArticle': null
  'staffAudit.action.deleteArticle': null
  'staffAudit.action.createDeal': null
  'staffAudit.action.moveDeal': null
  'staffAudit.action.deleteDeal': null
  'staffAudit.action.createPromotion': null
  'staffAudit.action.movePromotion': null
  'staffAudit.action.deletePromotion': null
  'staffAudit.action.createVoucher': null
  'staffAudit.action.updateVoucher': null
  'staffAudit.action.endVoucher': null
  'staffAudit.action.approveVoucher': null
  'staffAudit.action.deleteVoucher': null
  'staffAudit.action.updateDestination': null
  'staffAudit.action.createPort': null
  'staffAudit.action.renamePort': null
  'staffAudit.action.deletePort': null
  'staffAudit.action.createTariff': null
  'staffAudit.action.updateTariff': null
  'staffAudit.action.deleteTariff': null
  'staffAudit.action.retryJob': null
  'staffAudit.action.setExchangeRate': null
  'staffAudit.action.setInsuranceTariff': null
  'staffAudit.action.setDoorTariff': null
  'staffAudit.action.deleteAccount': null
  'staffAudit.action.applyRetention': null
  'staffAudit.subject.order': null
  'staffAudit.subject.quote': null
  'staffAudit.subject.request': null
  'staffAudit.subject.account': null
  'staffAudit.subject.listing': null
  'staffAudit.subject.import': null
  'staffAudit.subject.agent': null
  'staffAudit.subject.payoutBatch': null
  'staffAudit.subject.adjustment': null
  'staffAudit.subject.article': null
  'staffAudit.subject.deal': null
  'staffAudit.subject.promotion': null
  'staffAudit.subject.voucher': null
  'staffAudit.subject.destination': null
  'staffAudit.subject.port': null
  'staffAudit.subject.tariff': null
  'staffAudit.subject.job': null
  'staffAudit.subject.exchangeRate': null
  'staffAudit.subject.insuranceTariff': null
  'staffAudit.subject.doorTariff': null
  'staffAudit.subject.retention': null
  'staffAudit.kind': null
  'staffAudit.changed': null
  'staffAudit.signIns': null
  'staffAudit.refusals': null
  'staffAudit.reads': null
  'staffAudit.listOf': { subject: string | number }
  'staffAudit.unknownPerson': null
  'staffAudit.address': null
  'staffAudit.by': null
  'staffAudit.code': null
  'staffAudit.records': null
  'staffAudit.action.removeDemoWorld': null
  'staffAudit.action.signIn': null
  'staffAudit.action.refuseSignIn': null
  'staffAudit.action.refuseCall': null
  'staffAudit.action.refuseOwn': null
  'staffAudit.action.readRecord': null
  'staffAudit.action.readList': null
  'staffAudit.action.exportRecord': null
  'staffAudit.action.exportList': null
  'staffAudit.subject.mail': null
  'staffAudit.subject.audit': null
  'staffAudit.subject.operation': null
  'staffAudit.subject.shop': null
  'staffAudit.action.draftImportRule': null
  'staffAudit.action.editImportRuleDraft': null
  'staffAudit.action.publishImportRule': null
  'staffAudit.action.dropImportRuleDraft': null
  'staffAudit.action.checkImportRule': null
  'staffAudit.subject.importRule': null
  'staffAudit.action.importPriceList': null
  'staffAudit.action.publishPriceList': null
  'staffAudit.action.dropPriceList': null
  'staffAudit.action.matchPriceListModel': null
  'staffAudit.action.draftBankAccount': null
  'staffAudit.action.publishBankAccount': null
  'staffAudit.action.dropBankAccount': null
  'staffAudit.subject.priceList': null
  'staffAudit.subject.importRuleDraft': null
  'staffAudit.action.endImportException': null
  'staffAudit.action.addPaper': null
  'staffAudit.action.sendSellerPaper': null
  'staffAudit.action.releaseSellerPaper': null
  'staffAudit.action.returnSellerPaper': null
  'staffAudit.action.handOverVehicle': null
  'staffAudit.action.changeListings': null
  'staffAudit.action.undoChangeOfListings': null
  'staffAudit.action.readPaper': null
  'staffAudit.action.readThreadFile': null
  'staffAudit.action.answerClaim': null
  'staffAudit.action.resolveClaim': null
  'staffAudit.action.setConsignee': null
  'staffAudit.action.amendOrder': null
  'staffAudit.action.proposeAmendment': null
  'staffAudit.action.approveAmendment': null
  'staffAudit.action.rejectAmendment': null
  'staffAudit.action.withdrawAmendment': null
  'staffAudit.action.stopConsigneeChange': null
  'staffAudit.action.answerThread': null
  'staffAudit.action.decideThreadReport': null
  'staffAudit.action.hideReview': null
  'staffAudit.action.addModelRequest': null
  'staffAudit.action.useModelRequest': null
  'staffAudit.action.refuseModelRequest': null
  'staffAudit.subject.modelRequest': null
  'staffAudit.action.keepChassisDouble': null
  'staffAudit.action.lookAtFinding': null
  'staffAudit.action.switchProductFeedOn': null
  'staffAudit.action.switchProductFeedOff': null
  'staffAudit.action.renewProductFeedAddress': null
  'staffAudit.action.setShopSetting': null
  'staffAudit.action.setModerationRule': null
  'staffAudit.subject.chassisDouble': null
  'staffAudit.subject.search': null
  'staffAudit.subject.finding': null
  'staffAudit.subject.productFeed': null
  'staffAudit.subject.shopSetting': null
  'staffAudit.subject.moderationRule': null
  'staffAudit.action.showReview': null
  'staffAudit.subject.review': null
  'staffAudit.subject.thread': null
  'staffAudit.subject.claim': null
  'staffAudit.action.assignBankEntry': null
  'staffAudit.action.dismissBankEntry': null
  'staffAudit.action.undoBankEntry': null
  'staffAudit.action.importBankStatement': null
  'staffAudit.action.removeBankColumns': null
  'staffAudit.action.setBankColumns': null
  'staffAudit.action.takeBackPayment': null
  'staffAudit.subject.bankEntry': null
  'staffAudit.subject.bankAccount': null
  'staffAudit.subject.bankStatement': null
  'staffAudit.subject.bankColumns': null
  'staffAudit.action.answerOffer': null
  'staffAudit.action.setOfferFloor': null
  'staffAudit.action.inviteMember': null
  'staffAudit.action.withdrawInvitation': null
  'staffAudit.action.changeMember': null
  'staffAudit.action.removeMember': null
  'staffAudit.action.joinTeam': null
  'staffAudit.action.leaveTeam': null
  'staffAudit.action.acceptCredential': null
  'staffAudit.action.refuseCredential': null
  'staffAudit.action.readCredential': null
  'staffAudit.action.nameCompany': null
  'staffAudit.action.addCustomerNote': null
  'staffAudit.action.sendResetLink': null
  'staffAudit.action.endSessions': null
  'staffAudit.action.beginShopView': null
  'staffAudit.action.endShopView': null
  'staffAudit.action.askAccountMerge': null
  'staffAudit.action.approveAccountMerge': null
  'staffAudit.action.rejectAccountMerge': null
  'staffAudit.action.mergeAccounts': null
  'staffAudit.subject.accountMerge': null
  'staffAudit.action.scheduleDeal': null
  'staffAudit.action.schedulePromotion': null
  'staffAudit.action.restoreContent': null
  'staffAudit.subject.dealsVersion': null
  'staffAudit.subject.promotionsVersion': null
  'staffAudit.action.assignThread': null
  'staffAudit.action.assignQuote': null
  'staffAudit.action.assignRequest': null
  'staffAudit.action.answerRequest': null
  'staffAudit.action.recordRequestReply': null
  'staffAudit.action.createAnswerTemplate': null
  'staffAudit.action.updateAnswerTemplate': null
  'staffAudit.action.deleteAnswerTemplate': null
  'staffAudit.subject.answerTemplate': null
  'staffAudit.action.createWebhook': null
  'staffAudit.action.changeWebhook': null
  'staffAudit.action.deleteWebhook': null
  'staffAudit.action.rotateWebhookSecret': null
  'staffAudit.subject.webhook': null
  'staffBank.title': null
  'staffBank.intro': null
  'staffBank.matching': { file: string | number; done: number; all: number }
  'staffBank.search': null
  'staffBank.waits': null
  'staffBank.queue': { name: string | number; count: number }
  'staffBank.bookedOn': null
  'staffBank.amount': null
  'staffBank.party': null
  'staffBank.order': null
  'staffBank.noParty': null
  'staffBank.text': null
  'staffBank.charges': null
  'staffBank.reference': null
  'staffBank.account': null
  'staffBank.account.title': null
  'staffBank.account.intro': null
  'staffBank.account.search': null
  'staffBank.account.currency': null
  'staffBank.account.currencyHint': null
  'staffBank.account.details': null
  'staffBank.account.detailsHint': null
  'staffBank.account.reason': null
  'staffBank.account.drafted': null
  'staffBank.account.decided': null
  'staffBank.account.ended': null
  'staffBank.account.orders': null
  'staffBank.account.ordersOpen': { count: number }
  'staffBank.account.ordersTold': { count: number; told: number }
  'staffBank.account.of': { currency: string | number }
  'staffBank.account.open': null
  'staffBank.account.current': null
  'staffBank.account.former': null
  'staffBank.account.dropped': null
  'staffBank.account.byOn': { name: string | number; moment: string | number }
  'staffBank.account.bySetting': { moment: string | number }
  'staffBank.account.none': null
  'staffBank.account.noneWords': null
  'staffBank.account.compare': null
  'staffBank.account.before': null
  'staffBank.account.this': null
  'staffBank.account.change': null
  'staffBank.account.draft': null
  'staffBank.account.draftEffect': null
  'staffBank.account.draftConfirm': null
  'staffBank.account.isDrafted': null
  'staffBank.account.missing': null
  'staffBank.account.publish': null
  'staffBank.account.drop': null
  'staffBank.account.second': null
  'staffBank.account.publishTitle': null
  'staffBank.account.publishEffect': { count: number }
  'staffBank.account.isPublished': null
  'staffBank.account.dropTitle': null
  'staffBank.account.dropEffect': null
  'staffBank.account.isDropped': null
  'staffBank.none': null
  'staffBank.noneWords': null
  'staffBank.movement': { sum: string | number }
  'staffBank.whatToDo': null
  'staffBank.facts': null
  'staffBank.offers': null
  'staffBank.noOffers': null
  'staffBank.decisions': null
  'staffBank.orderNo': { number: string | number }
  'staffBank.offer': { buyer: string | number; status: string | number }
  'staffBank.offerSums': { total: string | number; due: string | number }
  'staffBank.assign': null
  'staffBank.assignTo': { number: string | number }
  'staffBank.assignEffect': { sum: string | number }
  'staffBank.assignAll': { number: string | number }
  'staffBank.assignConfirm': null
  'staffBank.part': null
  'staffBank.partHint': { sum: string | number }
  'staffBank.rest': null
  'staffBank.partOf': { sum: string | number }
  'staffBank.isUndone': null
  'staffBank.undoThis': null
  'staffBank.assigned': { number: string | number }
  'staffBank.find': null
  'staffBank.findIntro': null
  'staffBank.findText': null
  'staffBank.findAmount': null
  'staffBank.findCurrency': null
  'staffBank.findFrom': null
  'staffBank.findTo': null
  'staffBank.findGo': null
  'staffBank.findNone': null
  'staffBank.findFailed': null
  'staffBank.findLoading': null
  'staffBank.difference.none': null
  'staffBank.difference.charges': { sum: string | number }
  'staffBank.difference.less': { sum: string | number }
  'staffBank.difference.more': { sum: string | number }
  'staffBank.difference.nothingDue': null
  'staffBank.difference.foreign': null
  'staffBank.assignWithCharges': { sum: string | number }
  'staffBank.assignedWithCharges': { number: string | number; sum: string | number }
  'staffBank.basis.returned': null
  'staffBank.returnedWarning': null
  'staffBank.orderSaid': null
  'staffBank.orderSaidHint': null
  'staffBank.countsAs': null
  'staffBank.countsAsHint': null
  'staffBank.advice': null
  'staffBank.adviceHint': null
  'staffBank.bankCharges': null
  'staffBank.bankChargesHint': null
  'staffBank.note': null
  'staffBank.dismiss': null
  'staffBank.dismissEffect': null
  'staffBank.dismissed': null
  'staffBank.undo': null
  'staffBank.undoEffect': null
  'staffBank.undone': null
  'staffBank.reasonMissing': null
  'staffBank.repeated': null
  'staffBank.decided.assigned': null
  'staffBank.decided.dismissed': null
  'staffBank.decided.undone': null
  'staffBank.countedAs': { number: string | number; sum: string | number }
  'staffBank.by': { at: string | number; name: string | number }
  'staffBank.files': null
  'staffBank.searchFiles': null
  'staffBank.fileName': null
  'staffBank.format': null
  'staffBank.days': null
  'staffBank.new': null
  'staffBank.known': null
  'staffBank.open': null
  'staffBank.importedAt': null
  'staffBank.counts': { added: number; known: number; open: number }
  'staffBank.fromTo': { from: string | number; to: string | number }
  'staffBank.noFiles': null
  'staffBank.noFilesWords': null
  'staffBank.notOurs': null
  'staffBank.notOursText': null
  'staffBank.import': null
  'staffBank.importTitle': null
  'staffBank.importEffect': null
  'staffBank.file': null
  'staffBank.fileHint': null
  'staffBank.noFile': null
  'staffBank.tooLarge': null
  'staffBank.read': null
  'staffBank.wasRead': null
  'staffBank.nameColumns': null
  'staffBank.keepColumns': null
  'staffBank.columnsKept': null
  'staffBank.importConfirm': null
  'staffBank.imported': { added: number; known: number }
  'staffBank.holds': { all: number; account: string | number; known: number }
  'staffBank.rule': null
  'staffBank.alike': { count: number }
  'staffBank.fact.account': null
  'staffBank.fact.currency': null
  'staffBank.fact.number': null
  'staffBank.fact.period': null
  'staffBank.fact.count': null
  'staffBank.fact.incoming': null
  'staffBank.fact.outgoing': null
  'staffBank.fact.opening': null
  'staffBank.fact.closing': null
  'staffBank.fact.silent': null
  'staffBank.source.file': null
  'staffBank.source.said': null
  'staffBank.source.counted': null
  'staffBank.source.guessed': null
  'staffBank.moreStatements': { count: number }
  'staffBank.guessedCurrency': { currency: string | number }
  'staffBank.balanceBreak': { row: number; printed: string | number; counted: string | number }
  'staffBank.confirm': null
  'staffBank.confirmMissing': null
  'staffBank.firstMovements': null
  'staffBank.firstRows': null
  'staffBank.layouts.title': null
  'staffBank.layouts.intro': null
  'staffBank.layouts.search': null
  'staffBank.layouts.headings': null
  'staffBank.layouts.setAt': null
  'staffBank.layouts.noAccount': null
  'staffBank.layouts.none': null
  'staffBank.layouts.noneWords': null
  'staffBank.layouts.edit': null
  'staffBank.layouts.remove': null
  'staffBank.layouts.editEffect': null
  'staffBank.layouts.removeTitle': null
  'staffBank.layouts.removeEffect': null
  'staffBank.layouts.removed': null
  'staffBank.bank': null
  'staffBank.currency': null
  'staffBank.needsAccount': null
  'staffBank.ownAccount': null
  'staffBank.ownAccountNone': null
  'staffBank.ownAccountOf': { account: string | number; currency: string | number }
  'staffBank.otherAccount': null
  'staffBank.accountMissing': null
  'staffBank.needsCurrency': null
  'staffBank.currencySaid': null
  'staffBank.currencyMissing': null
  'staffBank.column.day': null
  'staffBank.column.amount': null
  'staffBank.column.credit': null
  'staffBank.column.debit': null
  'staffBank.column.direction': null
  'staffBank.column.status': null
  'staffBank.column.done': null
  'staffBank.column.account': null
  'staffBank.column.balance': null
  'staffBank.column.currency': null
  'staffBank.column.reference': null
  'staffBank.column.party': null
  'staffBank.column.text': null
  'staffBank.dayOrder': null
  'staffBank.order.dmy': null
  'staffBank.order.mdy': null
  'staffBank.order.ymd': null
  'staffBank.decimalMark': null
  'staffBank.noColumn': null
  'staffBank.state.sure': null
  'staffBank.state.partial': null
  'staffBank.state.charges': null
  'staffBank.state.over': null
  'staffBank.state.double': null
  'staffBank.state.foreign': null
  'staffBank.state.givenUp': null
  'staffBank.state.choose': null
  'staffBank.state.rest': null
  'staffBank.state.unknown': null
  'staffBank.state.outgoing': null
  'staffBank.state.recorded': null
  'staffBank.state.setAside': null
  'staffBank.hint.sure': null
  'staffBank.hint.partial': null
  'staffBank.hint.charges': null
  'staffBank.hint.over': null
  'staffBank.hint.double': null
  'staffBank.hint.foreign': null
  'staffBank.hint.givenUp': null
  'staffBank.hint.choose': null
  'staffBank.hint.rest': null
  'staffBank.hint.unknown': null
  'staffBank.hint.outgoing': null
  'staffBank.hint.recorded': null
  'staffBank.hint.setAside': null
  'staffBank.basis.reference': null
  'staffBank.basis.number': null
  'staffBank.basis.slip': null
  'staffBank.basis.sumAndName': null
  'staffBank.basis.name': null
  'staffBank.basis.sum': null
  'staffBitcoin.mail.subject': { number: string | number }
  'staffBitcoin.mail.title': null
  'staffBitcoin.mail.text': { amount: string | number; number: string | number }
  'staffChassisDoubles.title': null
  'staffChassisDoubles.search': null
  'staffChassisDoubles.chassis': null
  'staffChassisDoubles.listings': null
  'staffChassisDoubles.found': null
  'staffChassisDoubles.open': null
  'staffChassisDoubles.bothStay': null
  'staffChassisDoubles.ended': null
  'staffChassisDoubles.none': null
  'staffChassisDoubles.comeFrom': null
  'staffChassisDoubles.titleOf': { chassis: string | number }
  'staffChassisDoubles.older': null
  'staffChassisDoubles.newer': null
  'staffChassisDoubles.listing': null
  'staffChassisDoubles.reference': null
  'staffChassisDoubles.stockNumber': null
  'staffChassisDoubles.seller': null
  'staffChassisDoubles.ours': null
  'staffChassisDoubles.price': null
  'staffChassisDoubles.photos': null
  'staffChassisDoubles.created': null
  'staffChassisDoubles.onSale': null
  'staffChassisDoubles.offSale': null
  'staffChassisDoubles.takenDown': null
  'staffChassisDoubles.decide': null
  'staffChassisDoubles.how': null
  'staffChassisDoubles.decidedOn': { moment: string | number; reason: string | number }
  'staffChassisDoubles.keep': null
  'staffChassisDoubles.keepText': null
  'staffChassisDoubles.keepHint': null
  'staffChassisDoubles.keepDone': null
  'staffContent.preview': null
  'staffContent.previewComing': null
  'staffContent.asOf': null
  'staffContent.asOfNow': null
  'staffContent.show': null
  'staffContent.previewUntil': { moment: string | number }
  'staffContent.inShopTime': { label: string | number }
  'staffContent.shownFrom': null
  'staffContent.shownUntil': null
  'staffContent.emptyAtOnce': null
  'staffContent.emptyForever': null
  'staffContent.versions': null
  'staffContent.versionsFailed': null
  'staffContent.noVersions': null
  'staffContent.version': { number: string | number }
  'staffContent.savedBy': { name: string | number; moment: string | number }
  'staffContent.foundAt': { moment: string | number }
  'staffContent.restoredFrom': { number: string | number }
  'staffContent.showOlder': null
  'staffContent.look': null
  'staffContent.lookAt': { number: string | number }
  'staffContent.bringBack': null
  'staffContent.bringBackOne': { number: string | number }
  'staffContent.bringBackTitle': { number: string | number }
  'staffContent.effectArticle': null
  'staffContent.effectList': null
  'staffContent.restored': { number: string | number }
  'staffContent.change.nothing': null
  'staffContent.change.written': null
  'staffContent.change.title': null
  'staffContent.change.summary': null
  'staffContent.change.content': null
  'staffContent.change.address': null
  'staffContent.change.picture': null
  'staffContent.change.state': null
  'staffContent.change.starts': null
  'staffContent.change.ends': null
  'staffContent.change.translated': null
  'staffContent.change.untranslated': null
  'staffContent.change.inLanguage': { what: string | number; language: string | number }
  'staffContent.change.added': { vehicle: string | number }
  'staffContent.change.removed': { vehicle: string | number }
  'staffContent.change.moved': { vehicle: string | number }
  'staffContent.change.scheduled': { vehicle: string | number }
  'staffContent.listingGone': { id: string | number }
  'staffContent.schedule': null
  'staffContent.scheduleOne': { title: string | number }
  'staffContent.scheduleEffect': null
  'staffContent.scheduleDone': { title: string | number }
  'staffContent.state.scheduled': null
  'staffContent.state.shown': null
  'staffContent.state.ended': null
  'staffContent.from': { moment: string | number }
  'staffContent.until': { moment: string | number }
  'staffContent.picture': null
  'staffContent.pictureChosen': null
  'staffContent.choosePicture': null
  'staffContent.otherPicture': null
  'staffContent.removePicture': null
  'staffContent.decorative': null
  'staffContent.decorativeHint': null
  'staffContent.alt': null
  'staffContent.altIn': { language: string | number }
  'staffContent.altHelp': null
  'staffCustomers.contact': null
  'staffCustomers.loading': null
  'staffCustomers.failed': null
  'staffCustomers.phone': null
  'staffCustomers.language': null
  'staffCustomers.addresses': null
  'staffCustomers.unknown': null
  'staffCustomers.spend': null
  'staffCustomers.spendIn': { amount: string | number; count: number }
  'staffCustomers.spendNone': null
  'staffCustomers.mails': null
  'staffCustomers.mailsAll': null
  'staffCustomers.mailsNot': { kinds: string | number }
  'staffCustomers.mail.commission': null
  'staffCustomers.mail.listing_ordered': null
  'staffCustomers.mail.order_steps': null
  'staffCustomers.mail.weekly_figures': null
  'staffCustomers.mergedInto': null
  'staffCustomers.mergedAccount': { id: string | number }
  'staffCustomers.waitingMerge': null
  'staffCustomers.toMerge': null
  'staffCustomers.notes': null
  'staffCustomers.notesNone': null
  'staffCustomers.note': null
  'staffCustomers.noteHint': null
  'staffCustomers.noteMissing': null
  'staffCustomers.noteAdd': null
  'staffCustomers.noteDone': null
  'staffCustomers.part.orders': { count: string | number }
  'staffCustomers.part.requests': { count: string | number }
  'staffCustomers.part.threads': { count: string | number }
  'staffCustomers.part.offers': { count: string | number }
  'staffCustomers.part.slips': { count: string | number }
  'staffCustomers.partNone': null
  'staffCustomers.allOrders': null
  'staffCustomers.state.buyer': null
  'staffCustomers.state.seller': null
  'staffCustomers.state.new': null
  'staffCustomers.state.answered': null
  'staffCustomers.state.closed': null
  'staffCustomers.state.open': null
  'staffCustomers.state.countered': null
  'staffCustomers.state.accepted': null
  'staffCustomers.state.ordered': null
  'staffCustomers.state.declined': null
  'staffCustomers.state.withdrawn': null
  'staffCustomers.state.expired': null
  'staffCustomers.state.waiting': null
  'staffCustomers.state.found': null
  'staffCustomers.state.not_found': null
  'staffCustomers.kind.wholesale': null
  'staffCustomers.kind.parts': null
  'staffCustomers.kind.assessment': null
  'staffCustomers.reset': null
  'staffCustomers.reset.title': null
  'staffCustomers.reset.effect': { email: string | number }
  'staffCustomers.reset.confirm': null
  'staffCustomers.reset.done': { email: string | number }
  'staffCustomers.reset.before': null
  'staffCustomers.sessions': null
  'staffCustomers.sessions.title': null
  'staffCustomers.sessions.effect': { email: string | number }
  'staffCustomers.sessions.confirm': null
  'staffCustomers.sessions.done': { count: number }
  'staffCustomers.view': null
  'staffCustomers.view.title': null
  'staffCustomers.view.effect': { email: string | number }
  'staffCustomers.view.confirm': null
  'staffCustomers.view.done': { moment: string | number }
  'staffCustomers.view.open': null
  'staffCustomers.merge': null
  'staffCustomers.merge.title': null
  'staffCustomers.merge.effect': { email: string | number }
  'staffCustomers.merge.other': null
  'staffCustomers.merge.otherHint': null
  'staffCustomers.merge.otherMissing': null
  'staffCustomers.merge.look': null
  'staffCustomers.merge.confirm': null
  'staffCustomers.merge.done': null
  'staffCustomers.merge.moves': { email: string | number }
  'staffCustomers.merge.movesNothing': null
  'staffCustomers.merge.hindered': null
  'staffDiscounts.endNow': null
  'staffDiscounts.ended': { code: string | number }
  'staffDiscounts.lone': { name: string | number }
  'staffDiscounts.loneWhat': null
  'staffDiscounts.agree': null
  'staffDiscounts.agreedTo': { code: string | number }
  'staffDiscounts.agreed': { name: string | number; other: string | number }
  'staffDiscounts.endTitle': { code: string | number }
  'staffDiscounts.endEffect': null
  'staffDiscounts.endIt': null
  'staffDiscounts.keptInRecord': null
  'staffDiscounts.newTitle': null
  'staffDiscounts.made': { code: string | number }
  'staffDiscounts.make': null
  'staffDiscounts.one': null
  'staffDiscounts.saved': { code: string | number }
  'staffDiscounts.usedBy': { count: number }
  'staffDiscounts.orders': { count: number }
  'staffDiscounts.delete': null
  'staffDiscounts.deleteTitle': { code: string | number }
  'staffDiscounts.deleted': { code: string | number }
  'staffDiscounts.deleteWhy': null
  'staffDiscounts.isCode': null
  'staffDiscounts.percentage': null
  'staffDiscounts.fixed': null
  'staffDiscounts.onlyEnd': null
  'staffDiscounts.flashOffer': null
  'staffDiscounts.wasUsed': null
  'staffDiscounts.code': null
  'staffDiscounts.codeHint': null
  'staffDiscounts.nameHint': null
  'staffDiscounts.takesOff': null
  'staffDiscounts.dollars': null
  'staffDiscounts.percents': null
  'staffDiscounts.for': null
  'staffDiscounts.allGoods': null
  'staffDiscounts.minimum': null
  'staffDiscounts.used': null
  'staffDiscounts.title': null
  'staffDiscounts.newCode': null
  'staffDiscounts.search': null
  'staffDiscounts.noMatch': null
  'staffDiscounts.tryOther': null
  'staffDiscounts.valid': null
  'staffDiscounts.usedByColumn': null
  'staffDiscounts.state.open': null
  'staffDiscounts.state.coming': null
  'staffDiscounts.state.ended': null
  'staffDiscounts.usage.unlimited': null
  'staffDiscounts.usage.oncePerCustomer': null
  'staffDiscounts.usage.single': null
  'staffDiscounts.class.vehicles': null
  'staffDiscounts.class.cars': null
  'staffDiscounts.class.commercial': null
  'staffDiscounts.class.parts': null
  'staffDiscounts.class.other': null
  'staffDiscounts.percent': { percent: string | number }
  'staffDiscounts.goodsFrom': { goods: string | number; amount: string | number }
  'staffDoorTariffs.title': null
  'staffDoorTariffs.intro': null
  'staffDoorTariffs.search': null
  'staffDoorTariffs.kind': null
  'staffDoorTariffs.kind.inspection': null
  'staffDoorTariffs.kind.inland': null
  'staffDoorTariffs.country': null
  'staffDoorTariffs.place': null
  'staffDoorTariffs.loadedIn': null
  'staffDoorTariffs.anyOther': null
  'staffDoorTariffs.route': null
  'staffDoorTariffs.way': { port: string | number; city: string | number }
  'staffDoorTariffs.amount': null
  'staffDoorTariffs.amountInDollars': null
  'staffDoorTariffs.amountHint': null
  'staffDoorTariffs.none': null
  'staffDoorTariffs.begins': null
  'staffDoorTariffs.emptyBegin': null
  'staffDoorTariffs.set': null
  'staffDoorTariffs.setBy': { name: string | number; day: string | number }
  'staffDoorTariffs.noneMatches': null
  'staffDoorTariffs.tryOther': null
  'staffDoorTariffs.new': null
  'staffDoorTariffs.save': null
  'staffDoorTariffs.done': { what: string | number; amount: string | number; moment: string | number }
  'staffFreight.costNote': null
  'staffFreight.none': null
  'staffFreight.by': { reference: string | number; name: string | number; day: string | number }
  'staffFreight.write': null
  'staffFreight.amount': { currency: string | number }
  'staffFreight.reference': null
  'staffFreight.takeBack': null
  'staffFreight.failed': null
  'staffFreight.bad': null
  'staffFreight.charged': { amount: string | number }
  'staffFreight.written': null
  'staffFreight.effect': null
  'staffFreight.takenBack': null
  'staffFreight.confirm': null
  'staffFreight.referenceMissing': null
  'staffFreight.loading': null
  'staffHomePage.number': null
  'staffHomePage.lookUp': null
  'staffHomePage.isNumber': null
  'staffHomePage.listing': { id: string | number }
  'staffHomePage.noListing': null
  'staffHomePage.shown': null
  'staffHomePage.gone': null
  'staffHomePage.deals': null
  'staffHomePage.search': null
  'staffHomePage.onThePage': null
  'staffHomePage.addDeal': null
  'staffHomePage.dealAdded': { title: string | number }
  'staffHomePage.noDeal': null
  'staffHomePage.addByNumber': null
  'staffHomePage.goneNotShown': null
  'staffHomePage.remove': null
  'staffHomePage.removeOne': { title: string | number }
  'staffHomePage.removeTitle': { title: string | number }
  'staffHomePage.removeWhy': null
  'staffHomePage.removed': { title: string | number }
  'staffHomePage.promotions': null
  'staffHomePage.shelf': null
  'staffHomePage.explanation': null
  'staffHomePage.pinTo': { shelf: string | number }
  'staffHomePage.pinned': { title: string | number }
  'staffHomePage.nothingPinned': null
  'staffHomePage.automatic': null
  'staffHomePage.notOnShelf': null
  'staffHomePage.unpin': null
  'staffHomePage.unpinOne': { title: string | number }
  'staffHomePage.unpinTitle': { title: string | number }
  'staffHomePage.unpinWhy': null
  'staffHomePage.unpinned': { title: string | number }
  'staffHomePage.moved': { title: string | number; place: string | number }
  'staffHomePage.moveUp': { title: string | number }
  'staffHomePage.moveDown': { title: string | number }
  'staffHomePage.facts': { position: string | number; price: string | number; id: string | number }
  'staffHomePage.shelf.low_range': null
  'staffHomePage.shelf.mid_range': null
  'staffHomePage.shelf.upper_range': null
  'staffHomePage.shelf.hatch_back': null
  'staffHomePage.shelf.sedan': null
  'staffHomePage.shelf.suv': null
  'staffHomePage.shelf.commercial_vehicles': null
  'staffImportRules.title': null
  'staffImportRules.intro': null
  'staffImportRules.search': null
  'staffImportRules.country': null
  'staffImportRules.part': null
  'staffImportRules.rule': null
  'staffImportRules.appliesTo': null
  'staffImportRules.table': null
  'staffImportRules.holds': null
  'staffImportRules.sure': null
  'staffImportRules.sources': null
  'staffImportRules.checked': null
  'staffImportRules.state': null
  'staffImportRules.current': null
  'staffImportRules.check': null
  'staffImportRules.ended': null
  'staffImportRules.coming': null
  'staffImportRules.part.eligibility': null
  'staffImportRules.part.inspection': null
  'staffImportRules.part.regime': null
  'staffImportRules.part.line': null
  'staffImportRules.part.fee': null
  'staffImportRules.part.document': null
  'staffImportRules.part.port': null
  'staffImportRules.part.route': null
  'staffImportRules.part.sheet': null
  'staffImportRules.part.source': null
  'staffImportRules.part.duty': null
  'staffImportRules.part.unknown': null
  'staffImportRules.sure.two': null
  'staffImportRules.sure.one': null
  'staffImportRules.sure.general': null
  'staffImportRules.sure.disputed': null
  'staffImportRules.sure.none': null
  'staffImportRules.between': { from: string | number; to: string | number }
  'staffImportRules.since': { day: string | number }
  'staffImportRules.until': { day: string | number }
  'staffImportRules.always': null
  'staffImportRules.readOn': { day: string | number }
  'staffImportRules.noneMatches': null
  'staffImportRules.tryOther': null
  'staffImportRules.content': null
  'staffImportRules.history': null
  'staffImportRules.historySince': { moment: string | number }
  'staffImportRules.takenBack': null
  'staffImportRules.readAgain': null
  'staffImportRules.readAgainDone': null
  'staffImportRules.draftIt': null
  'staffImportRules.openDraft': null
  'staffImportRules.draft.title': null
  'staffImportRules.draft.intro': null
  'staffImportRules.draft.search': null
  'staffImportRules.draft.noneMatches': null
  'staffImportRules.draft.tryOther': null
  'staffImportRules.draft.titleOf': { country: string | number; words: string | number }
  'staffImportRules.draft.open': null
  'staffImportRules.draft.published': null
  'staffImportRules.draft.dropped': null
  'staffImportRules.draft.overtaken': null
  'staffImportRules.draft.asItStands': null
  'staffImportRules.draft.overtakenText': null
  'staffImportRules.draft.by': null
  'staffImportRules.draft.decided': null
  'staffImportRules.draft.reason': null
  'staffImportRules.draft.back': null
  'staffImportRules.draft.byOn': { name: string | number; moment: string | number }
  'staffImportRules.draft.newTitle': null
  'staffImportRules.draft.effect': null
  'staffImportRules.draft.takeBack': null
  'staffImportRules.draft.checkedOn': null
  'staffImportRules.draft.reasonMissing': null
  'staffImportRules.draft.save': null
  'staffImportRules.draft.saved': null
  'staffImportRules.draft.edit': null
  'staffImportRules.draft.publish': null
  'staffImportRules.draft.drop': null
  'staffImportRules.draft.publishTitle': null
  'staffImportRules.draft.publishEffect': null
  'staffImportRules.draft.dropTitle': null
  'staffImportRules.draft.dropEffect': null
  'staffImportRules.draft.isPublished': null
  'staffImportRules.draft.isDropped': null
  'staffImportRules.draft.second': null
  'staffImportRules.file.bring': null
  'staffImportRules.file.title': null
  'staffImportRules.file.effect': null
  'staffImportRules.file.field': null
  'staffImportRules.file.hint': null
  'staffImportRules.file.unread': null
  'staffImportRules.file.rules': { count: number }
  'staffImportRules.file.change': null
  'staffImportRules.file.added': null
  'staffImportRules.file.changed': null
  'staffImportRules.file.takenBack': null
  'staffImportRules.file.kept': null
  'staffImportRules.priceList.title': null
  'staffImportRules.priceList.intro': null
  'staffImportRules.priceList.search': null
  'staffImportRules.priceList.noneMatches': null
  'staffImportRules.priceList.tryOther': null
  'staffImportRules.priceList.edition': null
  'staffImportRules.priceList.inForceFrom': null
  'staffImportRules.priceList.rows': null
  'staffImportRules.priceList.rowCount': { count: number }
  'staffImportRules.priceList.brought': null
  'staffImportRules.priceList.withProgram': null
  'staffImportRules.priceList.counts': null
  'staffImportRules.priceList.countsFrom': { day: string | number }
  'staffImportRules.priceList.follows': null
  'staffImportRules.priceList.file': null
  'staffImportRules.priceList.source': null
  'staffImportRules.priceList.withoutPrice': null
  'staffImportRules.priceList.import': null
  'staffImportRules.priceList.importTitle': null
  'staffImportRules.priceList.importEffect': null
  'staffImportRules.priceList.fileField': null
  'staffImportRules.priceList.fileHint': null
  'staffImportRules.priceList.sourceField': null
  'staffImportRules.priceList.noFile': null
  'staffImportRules.priceList.noDay': null
  'staffImportRules.priceList.noSource': null
  'staffImportRules.priceList.tooLarge': null
  'staffImportRules.priceList.nothingRead': null
  'staffImportRules.priceList.imported': null
  'staffImportRules.priceList.publishTitle': null
  'staffImportRules.priceList.publishEffect': { day: string | number }
  'staffImportRules.priceList.dropTitle': null
  'staffImportRules.priceList.dropEffect': null
  'staffImportRules.priceList.isPublished': null
  'staffImportRules.priceList.isDropped': null
  'staffImportRules.pricePreview.title': null
  'staffImportRules.pricePreview.loading': null
  'staffImportRules.pricePreview.failed': null
  'staffImportRules.pricePreview.added': { count: number }
  'staffImportRules.pricePreview.changed': { count: number }
  'staffImportRules.pricePreview.gone': { count: number }
  'staffImportRules.pricePreview.dearest': { count: number }
  'staffImportRules.pricePreview.vehicle': null
  'staffImportRules.pricePreview.before': null
  'staffImportRules.pricePreview.after': null
  'staffImportRules.pricePreview.noPrice': null
  'staffImportRules.priceMatch.title': null
  'staffImportRules.priceMatch.sure': null
  'staffImportRules.priceMatch.likely': null
  'staffImportRules.priceMatch.make': null
  'staffImportRules.priceMatch.none': null
  'staffImportRules.priceMatch.queue': { count: string | number }
  'staffImportRules.priceMatch.queueMost': { count: number }
  'staffImportRules.priceMatch.known': null
  'staffImportRules.priceMatch.model': null
  'staffImportRules.priceMatch.byHand': null
  'staffImportRules.priceMatch.act': null
  'staffImportRules.priceMatch.actTitle': { printed: string | number }
  'staffImportRules.priceMatch.actEffect': null
  'staffImportRules.priceMatch.ourMake': null
  'staffImportRules.priceMatch.ourModel': null
  'staffImportRules.priceMatch.noNames': null
  'staffImportRules.priceMatch.done': { printed: string | number; ours: string | number }
  'staffImportRules.priceMatch.byHandTitle': { count: string | number }
  'staffImportRules.priceMatch.ours': null
  'staffImportRules.priceMatch.takeBack': null
  'staffImportRules.priceMatch.takeBackTitle': { printed: string | number }
  'staffImportRules.priceMatch.takeBackEffect': null
  'staffImportRules.priceMatch.takenBack': { printed: string | number }
  'staffImportRules.effect.title': null
  'staffImportRules.effect.failed': null
  'staffImportRules.effect.loading': null
  'staffImportRules.effect.cars': { place: string | number }
  'staffImportRules.effect.touched': null
  'staffImportRules.effect.registered': { month: string | number }
  'staffImportRules.effect.example': null
  'staffImportRules.effect.noCars': { count: number }
  'staffImportRules.effect.port': null
  'staffImportRules.effect.orders': null
  'staffImportRules.effect.noOrders': { count: number }
  'staffImportRules.effect.left': { count: number }
  'staffImportRules.effect.before': null
  'staffImportRules.effect.after': null
  'staffImportRules.effect.vehicle': null
  'staffImportRules.effect.same': null
  'staffImportRules.effect.known': { range: string | number }
  'staffImportRules.verdict.ok': null
  'staffImportRules.verdict.warn': null
  'staffImportRules.verdict.permit': null
  'staffImportRules.verdict.unknown': null
  'staffImportRules.verdict.block': null
  'staffImportRules.range': { from: string | number; to: string | number }
  'staffInsurance.title': null
  'staffInsurance.intro': null
  'staffInsurance.search': null
  'staffInsurance.share': null
  'staffInsurance.shareInPercent': null
  'staffInsurance.shareHint': null
  'staffInsurance.shareOf': { share: string | number; minimum: string | number }
  'staffInsurance.minimum': null
  'staffInsurance.minimumInDollars': null
  'staffInsurance.minimumHint': null
  'staffInsurance.begins': null
  'staffInsurance.emptyBegin': null
  'staffInsurance.set': null
  'staffInsurance.setBy': { name: string | number; day: string | number }
  'staffInsurance.noneMatches': null
  'staffInsurance.tryOther': null
  'staffInsurance.new': null
  'staffInsurance.save': null
  'staffInsurance.done': { terms: string | number; moment: string | number }
  'staffListings.takenDown': null
  'staffListings.chassisTwice': null
  'staffListings.sameChassis': { number: string | number }
  'staffListings.sameChassis.look': { id: string | number }
  'staffListings.fact.chassis': null
  'staffListings.draft': null
  'staffListings.hidden': null
  'staffListings.soldOut': null
  'staffListings.live': null
  'staffListings.forSale': null
  'staffListings.drafts': null
  'staffListings.why.takenDown': null
  'staffListings.why.draft': null
  'staffListings.why.seller': { status: string }
  'staffListings.class.cars': null
  'staffListings.class.commercial': null
  'staffListings.class.parts': null
  'staffListings.class.other': null
  'staffListings.market.export': null
  'staffListings.market.local': null
  'staffListings.kept': null
  'staffListings.sellerReads': { name: string | number }
  'staffListings.restore': null
  'staffListings.restoreAsk': null
  'staffListings.restoreOurs': null
  'staffListings.restoreTheirs': { email: string | number }
  'staffListings.restoreConfirm': null
  'staffListings.restored': null
  'staffListings.takeDown': null
  'staffListings.takeDownAsk': null
  'staffListings.takeDownConfirm': null
  'staffListings.isTakenDown': null
  'staffListings.sold': null
  'staffListings.ordered': null
  'staffListings.reserved': null
  'staffListings.withdrawn': null
  'staffListings.orders': null
  'staffListings.age': null
  'staffListings.takeDownEffect': null
  'staffListings.cause': null
  'staffListings.causeMissing': null
  'staffListings.cause.pictures': null
  'staffListings.cause.details': null
  'staffListings.cause.unavailable': null
  'staffListings.cause.doubled': null
  'staffListings.cause.unverified': null
  'staffListings.cause.forbidden': null
  'staffListings.cause.contact': null
  'staffListings.cause.other': null
  'staffListings.words': null
  'staffListings.told': null
  'staffListings.toldSeller': { name: string | number; email: string | number }
  'staffListings.toldNobody': null
  'staffListings.toldBuyers': { count: number }
  'staffListings.buyers': null
  'staffListings.reachFailed': null
  'staffListings.stopOrders': { count: number }
  'staffListings.stopHint': null
  'staffListings.openOrders': null
  'staffListings.orderEffect': { number: string | number; effect: string | number }
  'staffListings.effect.cancelled': null
  'staffListings.effect.asked': null
  'staffListings.effect.waits': null
  'staffListings.effect.own': null
  'staffListings.effect.stays': null
  'staffListings.holds.baskets': { count: number }
  'staffListings.holds.offers': { count: number }
  'staffListings.holds.orders': { count: number }
  'staffListings.relationsFailed': null
  'staffListings.found': null
  'staffListings.description': null
  'staffListings.noDescription': null
  'staffListings.chassisDoubles': null
  'staffListings.pictureDoubles': null
  'staffListings.noPictureDoubles': null
  'staffListings.samePicture': null
  'staffListings.likePicture': { count: number }
  'staffListings.ordersOf': { count: number }
  'staffListings.noOrders': null
  'staffListings.offersOf': null
  'staffListings.noOffers': null
  'staffListings.threadsOf': null
  'staffListings.noThreads': null
  'staffListings.threadBlocked': null
  'staffListings.othersOf': null
  'staffListings.noOthers': null
  'staffListings.allOfSeller': { count: number }
  'staffListings.stock.correct': null
  'staffListings.stock.ask': null
  'staffListings.stock.nonePromised': { stock: string | number }
  'staffListings.stock.somePromised': { stock: string | number; promised: string | number }
  'staffListings.stock.confirm': null
  'staffListings.stock.done': null
  'staffListings.stock.whole': null
  'staffListings.stock.tooFew': { promised: string | number }
  'staffListings.stock.inStock': null
  'staffListings.stock.short': { available: string | number; stock: string | number }
  'staffListings.stock.promised': { stock: string | number; promised: string | number }
  'staffListings.listing': null
  'staffListings.state': null
  'staffListings.seller': null
  'staffListings.price': null
  'staffListings.stock': null
  'staffListings.added': null
  'staffListings.ownStock': null
  'staffListings.ownStockWithin': null
  'staffListings.onStorefront': null
  'staffListings.seeIt': null
  'staffListings.unseen': null
  'staffListings.kind': null
  'staffListings.market': null
  'staffListings.listExport': null
  'staffListings.importExport': null
  'staffListings.edit': null
  'staffListings.sellerEmail': null
  'staffListings.listings': null
  'staffListings.search': null
  'staffListings.thousand': null
  'staffListings.thousandWhat': null
  'staffListings.noneTakenDown': null
  'staffListings.noneTakenDownWhat': null
  'staffListings.noneMatches': null
  'staffListings.noneMatchesWhat': null
  'staffListings.showAll': null
  'staffListings.photos': null
  'staffListings.noPhotos': null
  'staffListings.photo': { title: string | number; number: string | number }
  'staffListings.fact.number': null
  'staffListings.fact.kind': { kind: string | number; market: string | number }
  'staffListings.fact.subtitle': null
  'staffListings.fact.partNumber': null
  'staffListings.fact.reference': null
  'staffListings.fact.vendorReference': null
  'staffListings.fact.contact': null
  'staffListings.fact.location': null
  'staffListings.fact.changed': null
  'staffListings.fact.phoneReveals': null
  'staffMails.wholesale': { reference: string | number }
  'staffMails.parts': { reference: string | number }
  'staffMails.assessment': { reference: string | number }
  'staffMails.handedIn': { name: string | number }
  'staffMails.promised': { name: string | number; hours: number }
  'staffMails.reference': null
  'staffMails.name': null
  'staffMails.email': null
  'staffMails.contactNumber': null
  'staffMails.applicant': null
  'staffMails.firstInvoice': null
  'staffMails.secondInvoice': null
  'staffMails.request': null
  'staffMails.benchmark': null
  'staffMails.quote.subject': { basket: string | number }
  'staffMails.quote.title': null
  'staffMails.quote.waiting': { name: string | number }
  'staffMails.quote.basket': null
  'staffMails.quote.buyer': null
  'staffMails.quote.notGiven': null
  'staffMails.quote.destination': null
  'staffMails.quote.notChosen': null
  'staffMails.quote.none': null
  'staffMails.quote.insurance': null
  'staffMails.quote.yes': null
  'staffMails.quote.no': null
  'staffMails.administrator.subject': { brand: string | number }
  'staffMails.administrator.title': null
  'staffMails.administrator.why': { brand: string | number }
  'staffMails.administrator.once': { hours: number; portal: string | number }
  'staffMails.administrator.closing': { brand: string | number }
  'staffMails.import.subject': { number: string | number }
  'staffMails.import.title': null
  'staffMails.import.told': { title: string | number; email: string | number }
  'staffMails.import.action': null
  'staffMails.alarm.subject': { number: string | number }
  'staffMails.alarm.title': { number: string | number }
  'staffMails.alarm.etaAfterYear': { eta: string | number; last: string | number }
  'staffMails.alarm.etaAfterMonth': { eta: string | number; last: string | number }
  'staffMails.alarm.originalsNotSent': { eta: string | number }
  'staffMails.alarm.inspectionFailed': { on: string | number }
  'staffMails.alarm.draftUnanswered': { paper: string | number }
  'staffMails.alarm.certificateEnds': { paper: string | number; until: string | number }
  'staffMails.alarm.permitMissing': { on: string | number }
  'staffMails.alarm.stepLate': { step: string | number; due: string | number }
  'staffMails.alarm.stands': null
  'staffMails.alarm.action': null
  'staffMails.paper.confirmed': { number: string | number; paper: string | number }
  'staffMails.paper.toCorrect': { number: string | number; paper: string | number }
  'staffMails.paper.final': null
  'staffMails.handOver.title': { number: string | number; vehicle: string | number }
  'staffMails.handOver.port': { day: string | number; place: string | number }
  'staffMails.handOver.carrier': { day: string | number; place: string | number }
  'staffMails.claim.opened': { number: string | number }
  'staffMails.claim.answered': { number: string | number }
  'staffMails.claim.resolved': { number: string | number }
  'staffMails.consignee.asked': { number: string | number }
  'staffMails.consignee.stop': null
  'staffMails.consignee.stopped': { number: string | number }
  'staffMails.consignee.stays': null
  'staffMails.consignee.taken': { number: string | number }
  'staffMails.consignee.papers': null
  'staffMails.consignee.lapsed': { number: string | number }
  'staffMails.consignee.set': { number: string | number }
  'staffMails.amendment.accepted': { number: string | number }
  'staffMails.amendment.declined': { number: string | number }
  'staffMails.amendment.lapsed': { number: string | number }
  'staffMails.thread.subject': { title: string | number }
  'staffMails.thread.text': null
  'staffMails.thread.action': null
  'staffMails.mention.subject': { number: string | number; name: string | number }
  'staffMails.mention.title': { name: string | number; number: string | number }
  'staffMails.requestReply.subject': { reference: string | number }
  'staffMails.requestReply.text': null
  'staffMerges.title': null
  'staffMerges.search': null
  'staffMerges.intro': null
  'staffMerges.waiting': null
  'staffMerges.approved': null
  'staffMerges.rejected': null
  'staffMerges.kept': null
  'staffMerges.ended': null
  'staffMerges.asked': null
  'staffMerges.askedBy': { name: string | number; moment: string | number }
  'staffMerges.none': null
  'staffMerges.noneText': null
  'staffMerges.noMatch': null
  'staffMerges.noMatchText': null
  'staffMerges.showAll': null
  'staffMerges.heading': { ended: string | number; kept: string | number }
  'staffMerges.facts': null
  'staffMerges.whatMoves': null
  'staffMerges.whatMoved': null
  'staffMerges.nothing': null
  'staffMerges.decide': null
  'staffMerges.second': null
  'staffMerges.about': null
  'staffMerges.decided': null
  'staffMerges.approve': null
  'staffMerges.approveTitle': null
  'staffMerges.approveEffect': { ended: string | number; kept: string | number }
  'staffMerges.approveConfirm': null
  'staffMerges.approveDone': null
  'staffMerges.reject': null
  'staffMerges.rejectTitle': null
  'staffMerges.rejectEffect': null
  'staffMerges.rejectDone': null
  'staffMerges.takeBack': null
  'staffMerges.hindered': null
  'staffMerges.what.orders': { count: number }
  'staffMerges.what.baskets': { count: number }
  'staffMerges.what.addresses': { count: number }
  'staffMerges.what.favourites': { count: number }
  'staffMerges.what.searches': { count: number }
  'staffMerges.what.garage': { count: number }
  'staffMerges.what.offers': { count: number }
  'staffMerges.what.threads': { count: number }
  'staffMerges.what.requests': { count: number }
  'staffMerges.what.reviews': { count: number }
  'staffMerges.what.notes': { count: number }
  'staffMerges.what.supporter': null
  'staffMerges.what.referrals': { count: number }
  'staffMerges.what.files': { count: number }
  'staffModels.title': null
  'staffModels.search': null
  'staffModels.asked': null
  'staffModels.sellers': null
  'staffModels.listings': null
  'staffModels.since': null
  'staffModels.open': null
  'staffModels.used': null
  'staffModels.refused': null
  'staffModels.withdrawn': null
  'staffModels.none': null
  'staffModels.comeFrom': null
  'staffModels.sellersAndListings': { sellers: number; listings: number }
  'staffModels.asks': null
  'staffModels.seller': null
  'staffModels.type': null
  'staffModels.make': null
  'staffModels.model': null
  'staffModels.years': null
  'staffModels.note': null
  'staffModels.waiting': null
  'staffModels.near': null
  'staffModels.nearNone': null
  'staffModels.use': { name: string | number }
  'staffModels.useChosen': null
  'staffModels.useDone': null
  'staffModels.other': null
  'staffModels.add': null
  'staffModels.addLead': null
  'staffModels.withTrim': null
  'staffModels.trimName': null
  'staffModels.body': null
  'staffModels.engine': null
  'staffModels.engineHint': null
  'staffModels.yearFrom': null
  'staffModels.yearTo': null
  'staffModels.addSend': null
  'staffModels.addDone': null
  'staffModels.refuse': null
  'staffModels.refuseLead': null
  'staffModels.refuseSend': null
  'staffModels.refuseDone': null
  'staffModels.answeredBy': { moment: string | number; name: string | number }
  'staffModels.became': { name: string | number }
  'staffModels.reasonIs': { reason: string | number }
  'staffModeration.title': null
  'staffModeration.search': null
  'staffModeration.rule': null
  'staffModeration.listing': null
  'staffModeration.why': null
  'staffModeration.found': null
  'staffModeration.over': null
  'staffModeration.by': null
  'staffModeration.others': null
  'staffModeration.state.open': null
  'staffModeration.state.dismissed': null
  'staffModeration.state.ended': null
  'staffModeration.none': null
  'staffModeration.noneWhat': null
  'staffModeration.rules': null
  'staffModeration.rulesWhat': null
  'staffModeration.rulesFailed': null
  'staffModeration.chassisCases': null
  'staffModeration.rule.price': null
  'staffModeration.rule.contact': null
  'staffModeration.rule.picture': null
  'staffModeration.rule.chassis': null
  'staffModeration.rule.flood': null
  'staffModeration.what.price': null
  'staffModeration.what.contact': null
  'staffModeration.what.picture': null
  'staffModeration.what.chassis': null
  'staffModeration.what.flood': null
  'staffModeration.unit.price': null
  'staffModeration.unit.picture': null
  'staffModeration.unit.flood': null
  'staffModeration.unit.days': null
  'staffModeration.isOn': null
  'staffModeration.save': null
  'staffModeration.saved': null
  'staffModeration.preview': null
  'staffModeration.wouldQueue': { count: number; all: number }
  'staffModeration.openOnes': { count: number }
  'staffModeration.changed': { moment: string | number; name: string | number }
  'staffModeration.why.below': { percent: string | number; median: string | number; count: number }
  'staffModeration.why.above': { percent: string | number; median: string | number; count: number }
  'staffModeration.why.contact': { texts: string | number }
  'staffModeration.why.picture': { count: number }
  'staffModeration.why.chassis': { count: number }
  'staffModeration.why.flood': { count: number; days: number }
  'staffModeration.decide': null
  'staffModeration.how': null
  'staffModeration.openListing': null
  'staffModeration.lookedAt': null
  'staffModeration.lookedAtText': null
  'staffModeration.lookedAtChassis': null
  'staffModeration.lookedAtHint': null
  'staffModeration.lookedAtDone': null
  'staffMpesa.title': null
  'staffMpesa.intro': null
  'staffMpesa.search': null
  'staffMpesa.arrived': null
  'staffMpesa.account': null
  'staffMpesa.receipt': null
  'staffMpesa.none': null
  'staffMpesa.noneWords': null
  'staffMpesa.noAccount': null
  'staffMpesa.worth': { sum: string | number }
  'staffMpesa.noRate': null
  'staffMpesa.state.waits': null
  'staffMpesa.state.placed': null
  'staffMpesa.state.recorded': null
  'staffMpesa.why.account': null
  'staffMpesa.why.amount': null
  'staffMpesa.why.rate': null
  'staffMpesa.why.second': null
  'staffMpesa.why.takenBack': null
  'staffMpesa.place': null
  'staffMpesa.placeEffect': { sum: string | number; worth: string | number }
  'staffMpesa.placeWithoutRate': null
  'staffMpesa.undo': null
  'staffMpesa.undoTitle': null
  'staffMpesa.undoEffect': { sum: string | number; number: string | number }
  'staffMpesa.undone': null
  'staffMpesa.mail.subject': { amount: string | number }
  'staffMpesa.mail.title': null
  'staffMpesa.mail.text': null
  'staffMpesa.mail.amount': null
  'staffMpesa.mail.receipt': null
  'staffMpesa.mail.account': null
  'staffMpesa.mail.order': null
  'staffMpesa.mail.none': null
  'staffOrders.title': null
  'staffOrders.search': null
  'staffOrders.number': null
  'staffOrders.consignee': null
  'staffOrders.telephone': null
  'staffOrders.lineTitle': null
  'staffOrders.country': null
  'staffOrders.placedFrom': null
  'staffOrders.placedUntil': null
  'staffOrders.dueUntil': null
  'staffOrders.none': null
  'staffOrders.appearHere': null
  'staffOrders.noMatch': null
  'staffOrders.tryOther': null
  'staffOrders.showAll': null
  'staffOrders.order': null
  'staffOrders.placed': null
  'staffOrders.customer': null
  'staffOrders.items': null
  'staffOrders.total': null
  'staffOrders.titleOf': { number: string | number }
  'staffOrders.filter.reported': null
  'staffOrders.filter.reportOpen': null
  'staffOrders.filter.reportNone': null
  'staffOrders.filter.isOverpaid': null
  'staffOrders.filter.isNotOverpaid': null
  'staffOrders.filter.refundWaits': null
  'staffOrders.filter.amendmentWaits': null
  'staffOrders.filter.amendmentNone': null
  'staffOrders.filter.cancellationWaits': null
  'staffOrders.filter.cancellationNone': null
  'staffOrders.filter.refundNone': null
  'staffOrders.filter.partly': null
  'staffOrders.filter.isPartly': null
  'staffOrders.filter.isNotPartly': null
  'staffOrders.filter.clock': null
  'staffOrders.filter.clockStopped': null
  'staffOrders.filter.clockRuns': null
  'staffOrders.insuranceRequested': null
  'staffOrders.insuranceUnknown': null
  'staffOrders.insuranceWaits': null
  'staffOrders.insuranceSettled': null
  'staffOrders.priceInsurance': null
  'staffOrders.priceInsuranceWhy': null
  'staffOrders.setInsurancePrice': null
  'staffOrders.insurancePriceIn': { currency: string | number }
  'staffOrders.insurancePriceEffect': { number: string | number; name: string | number }
  'staffOrders.insuranceNewTotal': { total: string | number }
  'staffOrders.insuranceConfirm': null
  'staffOrders.insuranceTooHigh': { total: string | number }
  'staffOrders.insuranceAdded': { number: string | number; total: string | number }
  'staffOrders.insuranceForFinance': null
  'staffOrders.insuranceTooLate': null
  'staffOrders.refund': null
  'staffOrders.timeline': null
  'staffOrders.commission': null
  'staffOrders.lines': null
  'staffOrders.notGiven': null
  'staffOrders.freightWritten': null
  'staffOrders.freightCost': null
  'staffOrders.amendments': null
  'staffOrders.amendmentsLoading': null
  'staffOrders.documents': null
  'staffOrders.mails': null
  'staffOrders.audit': null
  'staffOrders.aReference': null
  'staffOrders.isDue': { amount: string | number; moment: string | number }
  'staffOrders.placedOn': null
  'staffOrders.theirOrders': null
  'staffOrders.allOfTheirs': null
  'staffOrders.shippingCode': null
  'staffOrders.mailsNotLoaded': null
  'staffOrders.mailsLoading': null
  'staffOrders.noMails': null
  'staffOrders.mailTo': { to: string | number; state: string | number }
  'staffOrders.mailSent': { moment: string | number }
  'staffOrders.mailFailed': { count: number; error: string | number }
  'staffOrders.mailWaits': null
  'staffOrders.auditNotLoaded': null
  'staffOrders.auditLoading': null
  'staffOrders.noAudit': null
  'staffOrders.auditLine': { name: string | number; action: string | number }
  'staffOrders.theShop': null
  'staffOrders.moved': null
  'staffOrders.insurancePriced': null
  'staffOrders.commissionState.pending': null
  'staffOrders.commissionState.approved': null
  'staffOrders.commissionState.paid': null
  'staffOrders.commissionState.reversed': null
  'staffOrders.level.direct': null
  'staffOrders.level.downline': null
  'staffOrders.noCode': null
  'staffOrders.codeUsed': { code: string | number }
  'staffOrders.refunded': null
  'staffOrders.refundedBy': null
  'staffOrders.reference': null
  'staffOrders.recorded': null
  'staffOrders.recordedBy': { moment: string | number; name: string | number }
  'staffOrders.money.title': null
  'staffOrders.money.received': null
  'staffOrders.money.charges': null
  'staffOrders.money.refunded': null
  'staffOrders.money.due': null
  'staffOrders.money.over': null
  'staffOrders.money.undo': null
  'staffOrders.money.undoName': { amount: string | number }
  'staffOrders.money.undoTitle': { amount: string | number }
  'staffOrders.money.undoEffect': { number: string | number; name: string | number }
  'staffOrders.money.undoReasonHint': null
  'staffOrders.money.undone': { amount: string | number }
  'staffOrders.money.undoneBank': null
  'staffOrders.money.undoneMpesa': null
  'staffOrders.money.undoneByHand': null
  'staffOrders.money.undoneBitcoin': null
  'staffOrders.money.gone': null
  'staffOrders.money.goneWords': { due: string | number; name: string | number }
  'staffOrders.money.refundedTitle': null
  'staffOrders.money.refundedWords': null
  'staffOrders.money.refundedShipped': null
  'staffOrders.view.goneMoney': null
  'staffOrders.view.refunded': null
  'staffOrders.board.goneMoney': null
  'staffOrders.money.extended': null
  'staffOrders.money.extendedBy': { moment: string | number; name: string | number; reason: string | number }
  'staffOrders.money.reported': null
  'staffOrders.money.says': { amount: string | number; day: string | number; bank: string | number; moment: string | number }
  'staffOrders.money.notArrived': null
  'staffOrders.money.notArrivedTitle': null
  'staffOrders.money.notArrivedEffect': { number: string | number; name: string | number }
  'staffOrders.money.notArrivedConfirm': null
  'staffOrders.money.note': null
  'staffOrders.money.noteToBuyer': null
  'staffOrders.money.record': null
  'staffOrders.money.recordEffect': { number: string | number; name: string | number }
  'staffOrders.money.recordConfirm': null
  'staffOrders.money.amountIn': { currency: string | number }
  'staffOrders.money.chargesHint': null
  'staffOrders.money.day': null
  'staffOrders.money.dayMissing': null
  'staffOrders.money.way': null
  'staffOrders.money.reference': null
  'staffOrders.money.referenceHint': null
  'staffOrders.money.atMost': { amount: string | number }
  'staffOrders.money.dueNow': { due: string | number }
  'staffOrders.money.dueThen': { due: string | number }
  'staffOrders.money.completeThen': null
  'staffOrders.money.overThen': { over: string | number }
  'staffOrders.money.stillDue': { number: string | number; due: string | number }
  'staffOrders.money.extend': null
  'staffOrders.money.extendTitle': null
  'staffOrders.money.extendEffect': { number: string | number; name: string | number; moment: string | number }
  'staffOrders.money.extendConfirm': null
  'staffOrders.money.howLong': null
  'staffOrders.money.days': { count: number }
  'staffOrders.money.reasonHint': null
  'staffOrders.money.keptUntil': { number: string | number; moment: string | number }
  'staffOrders.money.wasRecorded': null
  'staffOrders.money.wasLookedFor': null
  'staffOrders.money.wasExtended': null
  'staffOrders.money.sendBack': null
  'staffOrders.money.sendBackEffect': { number: string | number; name: string | number; held: string | number }
  'staffOrders.money.stepAlone': { sum: string | number }
  'staffOrders.money.stepsMore': { sum: string | number }
  'staffOrders.money.stepPrepare': null
  'staffOrders.money.stepApprove': null
  'staffOrders.money.stepSend': null
  'staffOrders.money.stepRecord': null
  'staffOrders.money.refundHistory': null
  'staffOrders.money.sentBy': { name: string | number; moment: string | number }
  'staffOrders.money.rejectedBy': { name: string | number; moment: string | number; reason: string | number }
  'staffOrders.money.transferReference': null
  'staffOrders.money.sendBackConfirm': null
  'staffOrders.money.sendBackReason': null
  'staffOrders.money.wasSentBack': { amount: string | number; number: string | number }
  'staffOrders.money.isAsked': { amount: string | number }
  'staffOrders.money.asked': null
  'staffOrders.money.askedBy': { amount: string | number; name: string | number; moment: string | number; reason: string | number }
  'staffOrders.money.askedHow': { way: string | number; reference: string | number }
  'staffOrders.money.approve': null
  'staffOrders.money.reject': null
  'staffOrders.money.takeBack': null
  'staffOrders.money.second': null
  'staffOrders.money.approveTitle': { amount: string | number }
  'staffOrders.money.approveEffect': { number: string | number; name: string | number }
  'staffOrders.money.rejectTitle': { amount: string | number }
  'staffOrders.money.rejectEffect': { number: string | number; name: string | number }
  'staffOrders.money.isApproved': { amount: string | number }
  'staffOrders.money.isRejected': { amount: string | number }
  'staffOrders.money.refundedOrder': null
  'staffOrders.money.askedRefund': null
  'staffOrders.money.approvedRefund': null
  'staffOrders.money.rejectedRefund': null
  'staffOrders.view.overpaid': null
  'staffOrders.view.refundWaits': null
  'staffOrders.view.amendmentWaits': null
  'staffOrders.view.cancellationWaits': null
  'staffOrders.cancellation.title': null
  'staffOrders.cancellation.ofShop': null
  'staffOrders.cancellation.asked': { moment: string | number }
  'staffOrders.cancellation.how': null
  'staffOrders.cancellation.answer': null
  'staffOrders.cancellation.answerHint': null
  'staffOrders.cancellation.answerMissing': null
  'staffOrders.cancellation.decline': null
  'staffOrders.cancellation.declined': { number: string | number }
  'staffOrders.cancellation.wasDeclined': null
  'staffOrders.nextMove': null
  'staffOrders.noMoves': { status: string | number }
  'staffOrders.move.Pending.label': null
  'staffOrders.move.Pending.title': null
  'staffOrders.move.Pending.effect': null
  'staffOrders.move.Pending.confirm': null
  'staffOrders.move.Authorized.label': null
  'staffOrders.move.Authorized.title': null
  'staffOrders.move.Authorized.effect': null
  'staffOrders.move.Authorized.confirm': null
  'staffOrders.move.Shipped.label': null
  'staffOrders.move.Shipped.title': null
  'staffOrders.move.Shipped.effect': null
  'staffOrders.move.Shipped.confirm': null
  'staffOrders.move.Declined.label': null
  'staffOrders.move.Declined.title': null
  'staffOrders.move.Declined.effect': null
  'staffOrders.move.Declined.confirm': null
  'staffOrders.move.Canceled.label': null
  'staffOrders.move.Canceled.title': null
  'staffOrders.move.Canceled.effect': null
  'staffOrders.move.Canceled.confirm': null
  'staffOrders.moveEffect': { number: string | number; name: string | number; effect: string | number }
  'staffOrders.cancelAndRefund': null
  'staffOrders.reasonHint': null
  'staffOrders.isNow': { number: string | number; status: string | number }
  'staffOrders.reasonMissing': null
  'staffOrders.tooLong': { count: number }
  'staffOrders.unchanged': { refusal: string | number }
  'staffOrders.conflict': { name: string | number; number: string | number; status: string | number; moment: string | number }
  'staffOrders.somebodyElse': null
  'staffOrders.anotherWay': null
  'staffOrders.isAmount': null
  'staffOrders.tooMuch': { amount: string | number }
  'staffOrders.referenceMissing': null
  'staffOrders.refundIn': { currency: string | number }
  'staffOrders.sendFirst': { amount: string | number }
  'staffOrders.refundWay': null
  'staffOrders.refundReference': null
  'staffOrders.view.all': null
  'staffOrders.view.toBePaid': null
  'staffOrders.view.dueByTomorrow': null
  'staffOrders.view.paid': null
  'staffOrders.view.unshipped': null
  'staffOrders.view.reported': null
  'staffOrders.view.partly': null
  'staffOrders.view.uninsured': null
  'staffOrders.view.shipped': null
  'staffOrders.view.declined': null
  'staffOrders.view.canceled': null
  'staffOrders.following.title': null
  'staffOrders.following.noShip': null
  'staffOrders.following.takeBack': null
  'staffOrders.following.move': null
  'staffOrders.following.setShip': null
  'staffOrders.following.moveEffect': { name: string | number; number: string | number }
  'staffOrders.following.moveConfirm': null
  'staffOrders.following.buyerActs': null
  'staffOrders.following.which': null
  'staffOrders.following.notPassed': null
  'staffOrders.following.day': null
  'staffOrders.following.dayMissing': null
  'staffOrders.following.chooseStep': null
  'staffOrders.following.noteHint': null
  'staffOrders.following.moved': { number: string | number }
  'staffOrders.following.history': null
  'staffOrders.following.said': { step: string | number; day: string | number }
  'staffOrders.following.tookBack': { step: string | number }
  'staffOrders.following.ship': null
  'staffOrders.following.shipUntil': { day: string | number }
  'staffOrders.following.backTitle': { step: string | number }
  'staffOrders.following.backEffect': null
  'staffOrders.following.shipEffect': null
  'staffOrders.following.shipConfirm': null
  'staffOrders.following.shipSaved': { number: string | number }
  'staffOrders.following.shippedBy': null
  'staffOrders.following.shipNoteHint': null
  'staffOrders.following.etaBeforeEtd': null
  'staffOrders.alarm.title': null
  'staffOrders.alarm.seen': null
  'staffOrders.alarm.acknowledge': null
  'staffOrders.alarm.what': null
  'staffOrders.alarm.done': null
  'staffOrders.alarm.by': { name: string | number; moment: string | number; note: string | number }
  'staffOrders.alarm.etaAfterYear': { eta: string | number; last: string | number }
  'staffOrders.alarm.etaAfterMonth': { eta: string | number; last: string | number }
  'staffOrders.alarm.originalsNotSent': { eta: string | number }
  'staffOrders.alarm.inspectionFailed': { on: string | number }
  'staffOrders.alarm.draftUnanswered': { moment: string | number }
  'staffOrders.alarm.certificateEnds': { until: string | number }
  'staffOrders.alarm.permitMissing': { on: string | number }
  'staffOrders.alarm.stepLate': { step: string | number; due: string | number }
  'staffOrders.following.loading': null
  'staffOrders.board.title': null
  'staffOrders.board.mine': null
  'staffOrders.board.failed': null
  'staffOrders.board.loading': null
  'staffOrders.board.none': null
  'staffOrders.board.count': { count: number }
  'staffOrders.board.countLate': { count: number; late: string | number }
  'staffOrders.board.alarm': null
  'staffOrders.board.all': { count: string | number }
  'staffOrders.board.forMe': null
  'staffOrders.notes.title': null
  'staffOrders.notes.failed': null
  'staffOrders.notes.loading': null
  'staffOrders.notes.assignee': null
  'staffOrders.notes.nobody': null
  'staffOrders.notes.assigned': { name: string | number }
  'staffOrders.notes.unassigned': null
  'staffOrders.notes.write': null
  'staffOrders.notes.forWhom': { count: number }
  'staffOrders.notes.add': null
  'staffOrders.notes.added': null
  'staffOrders.notes.none': null
  'staffOrders.money.wasTakenBack': null
  'staffOrders.stateForDays': null
  'staffOverview.title': null
  'staffOverview.notLoaded': null
  'staffOverview.notRefreshed': null
  'staffOverview.loading': null
  'staffOverview.byDay': null
  'staffOverview.daysNote': null
  'staffOverview.lastDays': { count: number }
  'staffOverview.placed': null
  'staffOverview.paid': null
  'staffOverview.turnover': null
  'staffOverview.turnoverByDay': null
  'staffOverview.ordersByDay': null
  'staffOverview.showFigures': null
  'staffOverview.day': null
  'staffOverview.failed': null
  'staffOverview.failedNotLoaded': null
  'staffOverview.allWell': null
  'staffOverview.newestShown': { count: number }
  'staffOverview.jobFailed': null
  'staffOverview.jobRetrying': null
  'staffOverview.tryAgain': null
  'staffOverview.tryJobAgain': { job: string | number }
  'staffOverview.triedAgain': null
  'staffOverview.asOf': { moment: string | number }
  'staffOverview.refresh': null
  'staffOverview.stock': null
  'staffOverview.allListings': null
  'staffOverview.countOf': { market: string | number; state: string | number; count: string | number }
  'staffOverview.market.export': null
  'staffOverview.market.local': null
  'staffOverview.live': null
  'staffOverview.liveNote': null
  'staffOverview.soldOut': null
  'staffOverview.soldOutNote': null
  'staffOverview.hidden': null
  'staffOverview.hiddenNote': null
  'staffOverview.draft': null
  'staffOverview.draftNote': null
  'staffOverview.waits': null
  'staffOverview.late': null
  'staffOverview.since.for': { duration: string | number }
  'staffOverview.since.longest': { duration: string | number }
  'staffOverview.since.by': { duration: string | number }
  'staffOverview.since.first': { duration: string | number }
  'staffOverview.mailsNote': null
  'staffOverview.putBack': { moment: string | number }
  'staffOverview.triedOnce': { moment: string | number }
  'staffOverview.tried': { count: number; moment: string | number }
  'staffOverview.queue.quotes': null
  'staffOverview.queue.requests': null
  'staffOverview.queue.toBePaid': null
  'staffOverview.queue.toFind': null
  'staffOverview.queue.toAssign': null
  'staffOverview.calm': null
  'staffOverview.queue.paidInPart': null
  'staffOverview.queue.toApprove': null
  'staffOverview.queue.toAmend': null
  'staffOverview.queue.toMerge': null
  'staffOverview.queue.toCancel': null
  'staffOverview.queue.toSendBack': null
  'staffOverview.queue.goneMoney': null
  'staffOverview.queue.overdue': null
  'staffOverview.queue.alarms': null
  'staffOverview.queue.sellerPapers': null
  'staffOverview.queue.toBeShipped': null
  'staffOverview.queue.uninsured': null
  'staffOverview.queue.supporters': null
  'staffOverview.queue.applications': null
  'staffOverview.queue.mails': null
  'staffOverview.job.approveCommission': null
  'staffOverview.job.deliverMailAgain': null
  'staffOverview.job.deliverMails': null
  'staffOverview.job.expireReservations': null
  'staffOverview.job.foldLocalCounts': null
  'staffOverview.job.foldProductCounts': null
  'staffOverview.job.forgetStaleRows': null
  'staffOverview.job.mailOrderSteps': null
  'staffOverview.job.notifySellers': null
  'staffOverview.job.planOrders': null
  'staffOverview.job.watchOrders': null
  'staffOverview.job.recheckImports': null
  'staffOverview.job.remindOfPayment': null
  'staffOverview.job.runImports': null
  'staffOverview.job.sweepMedia': null
  'staffOverview.figures': null
  'staffOverview.queue.claims': null
  'staffOverview.queue.threads': null
  'staffOverview.queue.reported': null
  'staffOverview.queue.reviews': null
  'staffOverview.queue.modelRequests': null
  'staffOverview.queue.chassisDoubles': null
  'staffOverview.queue.listingsFound': null
  'staffOverview.queue.offers': null
  'staffOverview.job.countTitleWords': null
  'staffOverview.job.forgetVehicleChanges': null
  'staffOverview.job.tellEndingCredentials': null
  'staffPapers.add': null
  'staffPapers.added': null
  'staffPapers.addNow': null
  'staffPapers.seller.title': null
  'staffPapers.seller.what': null
  'staffPapers.seller.waiting': null
  'staffPapers.seller.released': null
  'staffPapers.seller.returned': null
  'staffPapers.seller.sent': { vehicle: string | number; name: string | number; moment: string | number }
  'staffPapers.seller.open': null
  'staffPapers.seller.openOf': { paper: string | number }
  'staffPapers.seller.release': null
  'staffPapers.seller.releaseOf': { paper: string | number }
  'staffPapers.seller.return': null
  'staffPapers.seller.returnOf': { paper: string | number }
  'staffPapers.seller.reason': null
  'staffPapers.seller.reasonHint': null
  'staffPapers.seller.reasonMissing': null
  'staffPapers.seller.decided': null
  'staffPapers.seller.back': null
  'staffPapers.seller.port': { vehicle: string | number; day: string | number; place: string | number }
  'staffPapers.seller.carrier': { vehicle: string | number; day: string | number; place: string | number }
  'staffPapers.seller.saidBy': { name: string | number; moment: string | number }
  'staffPapers.again.invoice': null
  'staffPapers.again.invoiceEffect': { name: string | number }
  'staffPapers.again.mail': null
  'staffPapers.again.title': null
  'staffPapers.again.mailEffect': { to: string | number }
  'staffPapers.again.confirm': null
  'staffPapers.again.done': { to: string | number }
  'staffPapers.kind': null
  'staffPapers.kindMissing': null
  'staffPapers.choose': null
  'staffPapers.file': null
  'staffPapers.fileHint': null
  'staffPapers.fileMissing': null
  'staffPapers.label': null
  'staffPapers.number': null
  'staffPapers.validUntil': null
  'staffPapers.note': null
  'staffPapers.isDraft': null
  'staffPapers.isDraftHint': null
  'staffPapers.waits': { moment: string | number }
  'staffPapers.confirmed': null
  'staffPapers.claimIs': { state: string | number }
  'staffPapers.next': null
  'staffPapers.words': null
  'staffPapers.answer': null
  'staffPapers.answered': null
  'staffPapers.outcome': null
  'staffPapers.outcome.refund': null
  'staffPapers.outcome.parts': null
  'staffPapers.outcome.none': null
  'staffPapers.amountIn': { currency: string | number }
  'staffPapers.amountHint': null
  'staffPapers.amountMissing': null
  'staffPapers.resolve': null
  'staffPapers.resolved': null
  'staffPapers.claims.title': null
  'staffPapers.claims.search': null
  'staffPapers.claims.open': null
  'staffPapers.claims.answered': null
  'staffPapers.claims.resolved': null
  'staffPapers.claims.order': null
  'staffPapers.claims.since': null
  'staffPapers.claims.titleOf': { number: string | number }
  'staffPapers.claims.none': null
  'staffPapers.claims.comeFrom': null
  'staffPapers.claims.thread': null
  'staffPapers.claims.ofOrder': { number: string | number; name: string | number }
  'staffPapers.kind.commercial_invoice': null
  'staffPapers.kind.export_certificate': null
  'staffPapers.kind.deregistration_certificate': null
  'staffPapers.kind.auction_sheet': null
  'staffPapers.kind.co2_certificate': null
  'staffPapers.kind.inspection_certificate': null
  'staffPapers.kind.import_permit': null
  'staffPapers.kind.tracking_note': null
  'staffPapers.kind.bill_of_lading': null
  'staffPapers.kind.insurance_certificate': null
  'staffPapers.kind.consignee_title': null
  'staffPapers.kind.taxpayer_number': null
  'staffPapers.kind.identity': null
  'staffPapers.kind.exchange_control_form': null
  'staffPapers.kind.returning_resident_proof': null
  'staffPapers.kind.import_declaration': null
  'staffPapers.kind.valuation_request': null
  'staffPapers.kind.customs_entry': null
  'staffPapers.kind.transit_guarantee': null
  'staffPapers.kind.delivery_order': null
  'staffPapers.kind.police_clearance': null
  'staffPapers.kind.registration_application': null
  'staffPayouts.title': null
  'staffPayouts.payout': { id: string | number }
  'staffPayouts.id': null
  'staffPayouts.made': null
  'staffPayouts.by': null
  'staffPayouts.paid': null
  'staffPayouts.paidOn': null
  'staffPayouts.paidBy': null
  'staffPayouts.supporters': null
  'staffPayouts.supporter': null
  'staffPayouts.total': null
  'staffPayouts.count': { count: number }
  'staffPayouts.to': { supporters: string | number }
  'staffPayouts.open': null
  'staffPayouts.discarded': null
  'staffPayouts.discardedOn': null
  'staffPayouts.discardedBy': null
  'staffPayouts.none': null
  'staffPayouts.noneText': null
  'staffPayouts.noMatch': null
  'staffPayouts.noMatchText': null
  'staffPayouts.showAll': null
  'staffPayouts.new': null
  'staffPayouts.newText': { threshold: string | number }
  'staffPayouts.collect': null
  'staffPayouts.collect.title': null
  'staffPayouts.collect.effect': null
  'staffPayouts.collect.loading': null
  'staffPayouts.collect.failed': null
  'staffPayouts.collect.paid': null
  'staffPayouts.collect.leftOut': null
  'staffPayouts.collect.nobody': null
  'staffPayouts.collect.newDetails': { when: string | number }
  'staffPayouts.collect.ownMoney': null
  'staffPayouts.collect.openBatch': { id: string | number }
  'staffPayouts.collect.confirm': { sum: string | number }
  'staffPayouts.collect.notThisTime': null
  'staffPayouts.fileFailed': null
  'staffPayouts.file': null
  'staffPayouts.whatToDo': null
  'staffPayouts.forBank': null
  'staffPayouts.second': null
  'staffPayouts.secondText': null
  'staffPayouts.own': null
  'staffPayouts.ownText': null
  'staffPayouts.markPaid': null
  'staffPayouts.discard': null
  'staffPayouts.isPaid': { id: string | number }
  'staffPayouts.isDiscarded': { id: string | number }
  'staffPayouts.close.sent': { sum: string | number }
  'staffPayouts.close.effect': { supporters: string | number }
  'staffPayouts.close.reference': null
  'staffPayouts.close.discard': { id: string | number }
  'staffPayouts.close.discardEffect': null
  'staffPayouts.close.confirmDiscard': null
  'staffPayouts.close.sayHow': null
  'staffPayouts.close.sayWhy': null
  'staffPayouts.linesFailed': null
  'staffPayouts.linesLoading': null
  'staffPayouts.lines': null
  'staffPayouts.linesPages': null
  'staffPayouts.paidTo': null
  'staffPayouts.nowhere': null
  'staffPayouts.reference': null
  'staffPayouts.amount': null
  'staffPayouts.cancelledSince': { amount: string | number }
  'staffPayouts.cancelled': null
  'staffPayouts.cancelledText': { amount: string | number }
  'staffPayouts.cancelledOpenText': { amount: string | number }
  'staffPayouts.particulars': null
  'staffProductFeeds.what': null
  'staffProductFeeds.failed': null
  'staffProductFeeds.kind.google': null
  'staffProductFeeds.kind.meta': null
  'staffProductFeeds.note.google': null
  'staffProductFeeds.note.meta': null
  'staffProductFeeds.on': null
  'staffProductFeeds.off': null
  'staffProductFeeds.notPublic': null
  'staffProductFeeds.turnOn': null
  'staffProductFeeds.turnOff': null
  'staffProductFeeds.isOn': null
  'staffProductFeeds.isOff': null
  'staffProductFeeds.offMeans': null
  'staffProductFeeds.renew': null
  'staffProductFeeds.renewed': null
  'staffProductFeeds.renewMeans': null
  'staffProductFeeds.address': null
  'staffProductFeeds.lastRun': null
  'staffProductFeeds.nextRun': null
  'staffProductFeeds.rows': null
  'staffProductFeeds.vehicles': { count: number }
  'staffProductFeeds.changed': null
  'staffProductFeeds.notYet': null
  'staffProductFeeds.runFailed': { moment: string | number }
  'staffProductFeeds.allIn': null
  'staffProductFeeds.leftOut': { count: number }
  'staffProductFeeds.why': null
  'staffProductFeeds.how': null
  'staffProductFeeds.reason.vin': null
  'staffProductFeeds.reason.model': null
  'staffProductFeeds.reason.year': null
  'staffProductFeeds.reason.mileage': null
  'staffProductFeeds.reason.price': null
  'staffProductFeeds.reason.colour': null
  'staffProductFeeds.reason.body': null
  'staffProductFeeds.reason.title': null
  'staffProductFeeds.reason.picture': null
  'staffProductFeeds.reason.notACar': null
  'staffProductFeeds.searchEngines': null
  'staffProductFeeds.indexNow': null
  'staffProductFeeds.toKey': null
  'staffProductFeeds.lastTold': null
  'staffProductFeeds.told': { count: number; moment: string | number }
  'staffProductFeeds.waiting': null
  'staffProductFeeds.pages': { count: number }
  'staffProductFeeds.nextTry': null
  'staffProductFeeds.notTold': { moment: string | number; why: string | number; status: string }
  'staffProductFeeds.failure.refused': null
  'staffProductFeeds.failure.busy': null
  'staffProductFeeds.failure.unreachable': null
  'staffQuotes.title': null
  'staffQuotes.search': null
  'staffQuotes.waiting': null
  'staffQuotes.answered': null
  'staffQuotes.clock': null
  'staffQuotes.buyer': null
  'staffQuotes.basket': null
  'staffQuotes.goods': null
  'staffQuotes.shipping': null
  'staffQuotes.quote': { id: string | number }
  'staffQuotes.askedOn': { moment: string | number }
  'staffQuotes.toBeQuoted': null
  'staffQuotes.nobodyWaits': null
  'staffQuotes.appearsHere': null
  'staffQuotes.noMatch': null
  'staffQuotes.none': null
  'staffQuotes.whenAsked': null
  'staffQuotes.showAll': null
  'staffQuotes.sendNew': null
  'staffQuotes.send': null
  'staffQuotes.note': null
  'staffQuotes.noteHint': null
  'staffQuotes.until': null
  'staffQuotes.untilHint': null
  'staffQuotes.untilPast': null
  'staffQuotes.buyerPays': null
  'staffQuotes.buyerPaysBefore': null
  'staffQuotes.yourAnswer': null
  'staffQuotes.theAnswer': null
  'staffQuotes.sentTo': { email: string | number }
  'staffQuotes.answeredBy': { name: string | number; moment: string | number }
  'staffQuotes.basketChanged': null
  'staffQuotes.basketChangedWhy': { name: string | number; moment: string | number }
  'staffQuotes.expired': null
  'staffQuotes.expiredWhy': { day: string | number }
  'staffQuotes.ordered': null
  'staffQuotes.order': { number: string | number }
  'staffQuotes.buyersWords': null
  'staffQuotes.inBasket': null
  'staffQuotes.goodsBefore': null
  'staffQuotes.quantity': { count: string | number }
  'staffQuotes.insuranceWanted': null
  'staffQuotes.goesTo': { place: string | number }
  'staffQuotes.noPortWanted': null
  'staffQuotes.asked': null
  'staffQuotes.chargeMissing': null
  'staffQuotes.chargeIsAmount': null
  'staffQuotes.chargeTooLow': null
  'staffQuotes.insuranceIn': null
  'staffQuotes.inspectionIn': null
  'staffQuotes.inspection': null
  'staffQuotes.extraHint': null
  'staffQuotes.tariffNotIn': null
  'staffQuotes.state.basketChanged': null
  'staffQuotes.state.expired': null
  'staffQuotes.state.answered': null
  'staffQuotes.state.waiting': null
  'staffQuotes.state.closed': null
  'staffQuotes.state.ordered': null
  'staffQuotes.nothing': null
  'staffQuotes.noPort': null
  'staffQuotes.charge': null
  'staffQuotes.chargeTo': { port: string | number }
  'staffQuotes.noPortYet': { country: string | number }
  'staffQuotes.port': null
  'staffQuotes.portHint': null
  'staffQuotes.type': null
  'staffQuotes.typeHint': null
  'staffQuotes.typeOpen': null
  'staffQuotes.extraOwn': { amount: string | number }
  'staffRates.title': null
  'staffRates.intro': null
  'staffRates.search': null
  'staffRates.currency': null
  'staffRates.forOneDollar': null
  'staffRates.day': null
  'staffRates.source': null
  'staffRates.set': null
  'staffRates.setBy': { name: string | number; day: string | number }
  'staffRates.current': null
  'staffRates.outdated': null
  'staffRates.past': null
  'staffRates.ofDay': { day: string | number; source: string | number }
  'staffRates.noneMatches': null
  'staffRates.tryOther': null
  'staffRates.new': null
  'staffRates.save': null
  'staffRates.done': { rate: string | number }
  'staffRates.example': null
  'staffRates.notARate': null
  'staffRates.sourceHint': null
  'staffRates.import': null
  'staffRates.importTitle': null
  'staffRates.importEffect': null
  'staffRates.file': null
  'staffRates.fileHint': null
  'staffRates.nothingSet': null
  'staffRates.noFile': null
  'staffRates.tooLarge': null
  'staffRates.imported': { set: number; known: number }
  'staffReports.title': null
  'staffReports.report': null
  'staffReports.by': null
  'staffReports.period': null
  'staffReports.firstDay': null
  'staffReports.lastDay': null
  'staffReports.turnover': null
  'staffReports.freight': null
  'staffReports.steps': null
  'staffReports.lead.turnover': null
  'staffReports.lead.freight': null
  'staffReports.lead.steps': null
  'staffReports.by.month': null
  'staffReports.by.country': null
  'staffReports.by.make': null
  'staffReports.by.seller': null
  'staffReports.by.supporter': null
  'staffReports.by.source': null
  'staffReports.period.lastWeek': null
  'staffReports.period.thisMonth': null
  'staffReports.period.lastMonth': null
  'staffReports.period.thisQuarter': null
  'staffReports.period.lastQuarter': null
  'staffReports.period.thisYear': null
  'staffReports.period.lastYear': null
  'staffReports.period.last12Months': null
  'staffReports.period.custom': null
  'staffReports.source.offer': null
  'staffReports.source.quote': null
  'staffReports.source.link': null
  'staffReports.source.code': null
  'staffReports.source.shop': null
  'staffReports.unknown': null
  'staffReports.noMake': null
  'staffReports.ownStock': null
  'staffReports.noSupporter': null
  'staffReports.span': { from: string | number; to: string | number }
  'staffReports.more': { change: string | number }
  'staffReports.fewer': { change: string | number }
  'staffReports.same': null
  'staffReports.total': { currency: string | number }
  'staffReports.orders': null
  'staffReports.returned': null
  'staffReports.net': null
  'staffReports.netBefore': null
  'staffReports.netYearAgo': null
  'staffReports.charged': null
  'staffReports.cost': null
  'staffReports.margin': null
  'staffReports.marginBefore': null
  'staffReports.marginYearAgo': null
  'staffReports.ordersOf': { count: number }
  'staffReports.basis': { carrier: string | number; tariff: string | number; unknown: string | number }
  'staffReports.inCurrency': { figure: string | number; currency: string | number }
  'staffReports.now': null
  'staffReports.before': null
  'staffReports.yearAgo': null
  'staffReports.step': null
  'staffReports.median': null
  'staffReports.medianBefore': null
  'staffReports.medianYearAgo': null
  'staffReports.medianByStep': null
  'staffReports.all': null
  'staffReports.days': { count: number }
  'staffReports.slow': { count: number }
  'staffReports.titleOf': { report: string | number; span: string | number }
  'staffReports.comparedWith': { before: string | number; yearAgo: string | number }
  'staffReports.figures': null
  'staffReports.uncounted': { count: number }
  'staffReports.none': null
  'staffReports.noneWhat': null
  'staffReports.leftOut': { count: number }
  'staffReports.failed': null
  'staffReports.chooseDays': null
  'staffReports.xlsx': null
  'staffReports.csv': null
  'staffReports.save': null
  'staffReports.name': null
  'staffReports.nameHint': null
  'staffReports.nameMissing': null
  'staffReports.forget': null
  'staffReports.mail': null
  'staffReports.mailStop': null
  'staffReports.mailedName': { name: string | number }
  'staffRequests.title': null
  'staffRequests.search': null
  'staffRequests.kind': null
  'staffRequests.request': null
  'staffRequests.clock': null
  'staffRequests.from': null
  'staffRequests.askedFor': null
  'staffRequests.asked': null
  'staffRequests.state.new': null
  'staffRequests.state.answered': null
  'staffRequests.state.closed': null
  'staffRequests.list.new': null
  'staffRequests.list.overdue': null
  'staffRequests.list.answered': null
  'staffRequests.list.closed': null
  'staffRequests.nobodyLate': null
  'staffRequests.nobodyWaits': null
  'staffRequests.appearsHere': null
  'staffRequests.noMatch': null
  'staffRequests.none': null
  'staffRequests.comeFrom': null
  'staffRequests.showAll': null
  'staffRequests.notes': null
  'staffRequests.noNotes': null
  'staffRequests.notedBy': { name: string | number; moment: string | number }
  'staffRequests.onlyNote': null
  'staffRequests.noted': null
  'staffRequests.noteMissing': null
  'staffRequests.nextStep': null
  'staffRequests.note': null
  'staffRequests.noteHint': null
  'staffRequests.reference': null
  'staffRequests.account': null
  'staffRequests.accountOf': { id: string | number }
  'staffRequests.notSignedIn': null
  'staffRequests.thread': null
  'staffRequests.inThread': null
  'staffRequests.openThread': null
  'staffRequests.noThread': null
  'staffRequests.due': null
  'staffRequests.answered': null
  'staffRequests.titleOf': { reference: string | number }
  'staffRequests.kind.wholesale': null
  'staffRequests.kind.parts': null
  'staffRequests.kind.assessment': null
  'staffRequests.detail.refNumber': null
  'staffRequests.detail.invoiceNumber1': null
  'staffRequests.detail.invoiceNumber2': null
  'staffRequests.mailSubject': { reference: string | number }
  'staffRequests.markAnswered': null
  'staffRequests.close': null
  'staffRequests.reopen': null
  'staffRequests.isAnswered': { reference: string | number }
  'staffRequests.isClosed': { reference: string | number }
  'staffRequests.isOpenAgain': { reference: string | number }
  'staffRequests.byMail': null
  'staffRequests.answer': null
  'staffRequests.answerHint': null
  'staffRequests.sendAnswer': null
  'staffRequests.answerMissing': null
  'staffRequests.answerSent': { email: string | number }
  'staffRequests.replyOther': null
  'staffRequests.replyVia': null
  'staffRequests.via.page': null
  'staffRequests.via.mail': null
  'staffRequests.via.telephone': null
  'staffRequests.reply': null
  'staffRequests.replyMissing': null
  'staffRequests.replyNote': null
  'staffRequests.replyNoted': null
  'staffReviews.title': null
  'staffReviews.search': null
  'staffReviews.reported': null
  'staffReviews.hidden': null
  'staffReviews.isReported': null
  'staffReviews.isHidden': null
  'staffReviews.seller': null
  'staffReviews.buyer': null
  'staffReviews.order': null
  'staffReviews.stars': null
  'staffReviews.written': null
  'staffReviews.text': null
  'staffReviews.answer': null
  'staffReviews.none': null
  'staffReviews.comeFrom': null
  'staffReviews.titleOf': { name: string | number }
  'staffReviews.facts': null
  'staffReviews.reports': null
  'staffReviews.noReports': null
  'staffReviews.reportBy': { name: string | number; moment: string | number }
  'staffReviews.settled': null
  'staffReviews.hiddenSince': { moment: string | number; reason: string | number }
  'staffReviews.decide': null
  'staffReviews.hide': null
  'staffReviews.hideText': null
  'staffReviews.hideHint': null
  'staffReviews.hideDone': null
  'staffReviews.show': null
  'staffReviews.showText': null
  'staffReviews.showDone': null
  'staffReviews.keep': null
  'staffReviews.keepText': null
  'staffReviews.staffHint': null
  'staffReviews.keepDone': null
  'staffRuleForm.field.kind': null
  'staffRuleForm.field.when': null
  'staffRuleForm.field.effect': null
  'staffRuleForm.field.overriddenBy': null
  'staffRuleForm.field.exempts': null
  'staffRuleForm.field.say': null
  'staffRuleForm.field.prov': null
  'staffRuleForm.field.sources': null
  'staffRuleForm.field.validFrom': null
  'staffRuleForm.field.validTo': null
  'staffRuleForm.field.confidence': null
  'staffRuleForm.field.note': null
  'staffRuleForm.field.origin': null
  'staffRuleForm.field.bodies': null
  'staffRuleForm.field.certificate': null
  'staffRuleForm.field.fee': null
  'staffRuleForm.field.amount': null
  'staffRuleForm.field.currency': null
  'staffRuleForm.field.moment': null
  'staffRuleForm.field.validMonths': null
  'staffRuleForm.field.without': null
  'staffRuleForm.field.rate': null
  'staffRuleForm.field.base': null
  'staffRuleForm.field.label': null
  'staffRuleForm.field.bands': null
  'staffRuleForm.field.formula': null
  'staffRuleForm.field.baseUplift': null
  'staffRuleForm.field.payee': null
  'staffRuleForm.field.certainty': null
  'staffRuleForm.field.alternative': null
  'staffRuleForm.field.why': null
  'staffRuleForm.field.useForTotal': null
  'staffRuleForm.field.valueBasis': null
  'staffRuleForm.field.includes': null
  'staffRuleForm.field.list': null
  'staffRuleForm.field.divisors': null
  'staffRuleForm.field.depreciation': null
  'staffRuleForm.field.readings': null
  'staffRuleForm.field.higherOfInvoice': null
  'staffRuleForm.field.lines': null
  'staffRuleForm.field.stage': null
  'staffRuleForm.field.port': null
  'staffRuleForm.field.low': null
  'staffRuleForm.field.high': null
  'staffRuleForm.field.required': null
  'staffRuleForm.field.localName': null
  'staffRuleForm.field.issuer': null
  'staffRuleForm.field.name': null
  'staffRuleForm.field.country': null
  'staffRuleForm.field.role': null
  'staffRuleForm.field.modes': null
  'staffRuleForm.field.sailingDays': null
  'staffRuleForm.field.toCity': null
  'staffRuleForm.field.via': null
  'staffRuleForm.field.mode': null
  'staffRuleForm.field.days': null
  'staffRuleForm.field.priceUsd': null
  'staffRuleForm.field.priceProv': null
  'staffRuleForm.field.rules': null
  'staffRuleForm.field.other': null
  'staffRuleForm.value.kind.age': null
  'staffRuleForm.value.kind.steering': null
  'staffRuleForm.value.kind.fuel': null
  'staffRuleForm.value.kind.condition': null
  'staffRuleForm.value.kind.emission': null
  'staffRuleForm.value.kind.permit': null
  'staffRuleForm.value.kind.purpose': null
  'staffRuleForm.value.kind.part': null
  'staffRuleForm.value.kind.certificate': null
  'staffRuleForm.value.kind.general': null
  'staffRuleForm.value.kind.percent': null
  'staffRuleForm.value.kind.fixed': null
  'staffRuleForm.value.kind.adValoremFormula': null
  'staffRuleForm.value.kind.priceList': null
  'staffRuleForm.value.kind.cif': null
  'staffRuleForm.value.kind.cifPlusPort': null
  'staffRuleForm.value.kind.fob': null
  'staffRuleForm.value.kind.authorityValue': null
  'staffRuleForm.value.kind.specific': null
  'staffRuleForm.value.effect.block': null
  'staffRuleForm.value.effect.unknown': null
  'staffRuleForm.value.effect.permit': null
  'staffRuleForm.value.effect.warn': null
  'staffRuleForm.value.effect.info': null
  'staffRuleForm.value.effect.refused': null
  'staffRuleForm.value.effect.penalty': null
  'staffRuleForm.value.effect.localInspection': null
  'staffRuleForm.value.effect.none': null
  'staffRuleForm.value.moment.beforeShipment': null
  'staffRuleForm.value.moment.onArrival': null
  'staffRuleForm.value.moment.none': null
  'staffRuleForm.value.moment.unknown': null
  'staffRuleForm.value.certainty.law': null
  'staffRuleForm.value.certainty.estimate': null
  'staffRuleForm.value.certainty.unconfirmed': null
  'staffRuleForm.value.certainty.unknown': null
  'staffRuleForm.value.includes.fob': null
  'staffRuleForm.value.includes.freight': null
  'staffRuleForm.value.includes.insurance': null
  'staffRuleForm.value.includes.inspection': null
  'staffRuleForm.value.includes.portCharges': null
  'staffRuleForm.value.includes.transportToBorder': null
  'staffRuleForm.value.stage.port': null
  'staffRuleForm.value.stage.clearing': null
  'staffRuleForm.value.stage.transit': null
  'staffRuleForm.value.stage.registration': null
  'staffRuleForm.value.stage.trackingNote': null
  'staffRuleForm.value.stage.inspection': null
  'staffRuleForm.value.stage.permit': null
  'staffRuleForm.value.stage.order': null
  'staffRuleForm.value.stage.beforeLoading': null
  'staffRuleForm.value.stage.atSea': null
  'staffRuleForm.value.stage.arrival': null
  'staffRuleForm.value.stage.border': null
  'staffRuleForm.value.required.yes': null
  'staffRuleForm.value.required.sometimes': null
  'staffRuleForm.value.required.no': null
  'staffRuleForm.value.required.unknown': null
  'staffRuleForm.value.role.home': null
  'staffRuleForm.value.role.transit': null
  'staffRuleForm.value.modes.roro': null
  'staffRuleForm.value.modes.container': null
  'staffRuleForm.value.mode.carrier': null
  'staffRuleForm.value.mode.driven': null
  'staffRuleForm.value.mode.either': null
  'staffRuleForm.value.class.special': null
  'staffRuleForm.value.class.part': null
  'staffRuleForm.value.fuel.lpg': null
  'staffRuleForm.value.fuel.cng': null
  'staffRuleForm.value.importer.private': null
  'staffRuleForm.value.importer.commercial': null
  'staffRuleForm.value.importer.diplomat': null
  'staffRuleForm.value.importer.disabled': null
  'staffRuleForm.value.importer.immigrant': null
  'staffRuleForm.value.importer.inheritance': null
  'staffRuleForm.value.importer.returningGraduate': null
  'staffRuleForm.value.importer.returningResident': null
  'staffRuleForm.value.partCondition.used': null
  'staffRuleForm.value.partCondition.new': null
  'staffRuleForm.value.partType.airCleanerElement': null
  'staffRuleForm.value.partType.ballJoint': null
  'staffRuleForm.value.partType.bearing': null
  'staffRuleForm.value.partType.brakeCable': null
  'staffRuleForm.value.partType.brakeHosePipe': null
  'staffRuleForm.value.partType.brakePad': null
  'staffRuleForm.value.partType.brakePipe': null
  'staffRuleForm.value.partType.clutchCable': null
  'staffRuleForm.value.partType.clutchPlate': null
  'staffRuleForm.value.partType.filter': null
  'staffRuleForm.value.partType.oilSeal': null
  'staffRuleForm.value.partType.pressurePlate': null
  'staffRuleForm.value.partType.rackEnd': null
  'staffRuleForm.value.partType.releaseBearing': null
  'staffRuleForm.value.partType.rubberBush': null
  'staffRuleForm.value.partType.sparkPlug': null
  'staffRuleForm.value.partType.tieRodEnd': null
  'staffRuleForm.value.partType.tube': null
  'staffRuleForm.value.partType.tyre': null
  'staffRuleForm.value.yes': null
  'staffRuleForm.value.no': null
  'staffRuleForm.fact.engine': null
  'staffRuleForm.fact.seats': null
  'staffRuleForm.fact.weight': null
  'staffRuleForm.fact.payload': null
  'staffRuleForm.fact.horsepower': null
  'staffRuleForm.fact.steering': null
  'staffRuleForm.fact.origin': null
  'staffRuleForm.fact.importer': null
  'staffRuleForm.fact.salvage': null
  'staffRuleForm.fact.partType': null
  'staffRuleForm.fact.partCondition': null
  'staffRuleForm.fact.certificate': null
  'staffRuleForm.fact.auctionGrade': null
  'staffRuleForm.fact.valueUsd': null
  'staffRuleForm.fact.customsValue': null
  'staffRuleForm.fact.class': null
  'staffRuleForm.fact.fuel': null
  'staffRuleForm.fact.body': null
  'staffRuleForm.fact.regArrival': null
  'staffRuleForm.fact.regShipment': null
  'staffRuleForm.fact.regEntry': null
  'staffRuleForm.fact.mfrArrival': null
  'staffRuleForm.fact.mfrShipment': null
  'staffRuleForm.fact.mfrEntry': null
  'staffRuleForm.fact.inYears': { name: string | number }
  'staffRuleForm.fact.inMonths': { name: string | number }
  'staffRuleForm.unit.cc': null
  'staffRuleForm.unit.t': null
  'staffRuleForm.unit.kg': null
  'staffRuleForm.unit.years': { count: number }
  'staffRuleForm.unit.months': { count: number }
  'staffRuleForm.op.is': null
  'staffRuleForm.op.among': null
  'staffRuleForm.op.except': null
  'staffRuleForm.op.under': null
  'staffRuleForm.op.upTo': null
  'staffRuleForm.op.over': null
  'staffRuleForm.op.from': null
  'staffRuleForm.say.named': { name: string | number; values: string | number }
  'staffRuleForm.say.under': { n: string | number }
  'staffRuleForm.say.upTo': { n: string | number }
  'staffRuleForm.say.over': { n: string | number }
  'staffRuleForm.say.from': { n: string | number }
  'staffRuleForm.say.except': { values: string | number }
  'staffRuleForm.say.always': null
  'staffRuleForm.say.of': { rate: string | number; base: string | number }
  'staffRuleForm.say.raised': { base: string | number; factor: string | number }
  'staffRuleForm.say.customsValue': null
  'staffRuleForm.say.fob': null
  'staffRuleForm.say.band': { conditions: string | number; charge: string | number }
  'staffRuleForm.say.formula': { most: string | number }
  'staffRuleForm.say.noCharge': null
  'staffRuleForm.say.charge': { charge: string | number }
  'staffRuleForm.say.appliesTo': { conditions: string | number }
  'staffRuleForm.say.days': { days: string | number }
  'staffRuleForm.say.sources': { sources: string | number }
  'staffRuleForm.say.noSource': null
  'staffRuleForm.say.labelIn': { language: string | number; label: string | number }
  'staffRuleForm.say.alternative': { charge: string | number }
  'staffRuleForm.form.sentence': null
  'staffRuleForm.form.add': { name: string | number }
  'staffRuleForm.form.remove': null
  'staffRuleForm.form.removeOf': { name: string | number }
  'staffRuleForm.form.up': null
  'staffRuleForm.form.down': null
  'staffRuleForm.form.copy': null
  'staffRuleForm.form.number': { name: string | number; n: string | number }
  'staffRuleForm.form.inLanguage': { name: string | number; language: string | number }
  'staffRuleForm.form.percent': null
  'staffRuleForm.form.decimal': null
  'staffRuleForm.form.commas': null
  'staffRuleForm.form.labelHint': { rate: string | number }
  'staffRuleForm.form.translationHint': null
  'staffRuleForm.form.wrongNumber': null
  'staffRuleForm.form.missing': null
  'staffRuleForm.form.wrongDay': null
  'staffRuleForm.form.fields': { count: number }
  'staffRuleForm.form.field': null
  'staffRuleForm.form.operator': null
  'staffRuleForm.form.value': null
  'staffRuleForm.form.condition': null
  'staffRuleForm.form.language.en': null
  'staffRuleForm.form.language.sw': null
  'staffRuleForm.form.language.pt': null
  'staffRuleForm.form.language.fr': null
  'staffRuleForm.form.loading': null
  'staffRuleForm.form.failed': null
  'staffRuleForm.form.empty': null
  'staffRuleForm.form.notKnown': null
  'staffRuleForm.form.always': null
  'staffSettings.what': null
  'staffSettings.failed': null
  'staffSettings.saved': null
  'staffSettings.preview': null
  'staffSettings.changes': null
  'staffSettings.nothing': null
  'staffSettings.reason': null
  'staffSettings.save': null
  'staffSettings.discard': null
  'staffSettings.reload': null
  'staffSettings.on': null
  'staffSettings.off': null
  'staffSettings.none': null
  'staffSettings.firstValue': null
  'staffSettings.changedBy': { name: string | number; moment: string | number }
  'staffSettings.history': null
  'staffSettings.limit': { least: string | number; most: string | number }
  'staffSettings.section.contact': null
  'staffSettings.section.offices': null
  'staffSettings.section.searchEngines': null
  'staffSettings.section.orders': null
  'staffSettings.section.prices': null
  'staffSettings.section.supporters': null
  'staffSettings.section.people': null
  'staffSettings.section.retention': null
  'staffSettings.name.brandName': null
  'staffSettings.name.supportEmail': null
  'staffSettings.name.contactPhone': null
  'staffSettings.name.whatsapp': null
  'staffSettings.name.contactAddress': null
  'staffSettings.name.socialLinks': null
  'staffSettings.name.offices': null
  'staffSettings.name.indexNowKey': null
  'staffSettings.name.paymentDays': null
  'staffSettings.name.maxUnpaidOrders': null
  'staffSettings.name.maxHeldVehicles': null
  'staffSettings.name.maxOrdersPerHour': null
  'staffSettings.name.fitPromise': null
  'staffSettings.name.struckPrices': null
  'staffSettings.name.exchangeRateDays': null
  'staffSettings.name.kesPerUsd': null
  'staffSettings.name.maskContacts': null
  'staffSettings.name.countViews': null
  'staffSettings.name.vitalsPercent': null
  'staffSettings.name.positionSales': null
  'staffSettings.name.payoutDays': null
  'staffSettings.name.payoutDetailsHours': null
  'staffSettings.name.retentionOrdersYears': null
  'staffSettings.name.retentionAuditYears': null
  'staffSettings.name.retentionEnquiriesDays': null
  'staffSettings.name.retentionMailsDays': null
  'staffSettings.name.retentionSessionsDays': null
  'staffSettings.name.retentionSearchesDays': null
  'staffSettings.name.sessionDays': null
  'staffSettings.name.staffIdleMinutes': null
  'staffSettings.hint.supportEmail': null
  'staffSettings.hint.phone': null
  'staffSettings.hint.whatsapp': null
  'staffSettings.hint.indexNowKey': null
  'staffSettings.hint.lines': null
  'staffSettings.hint.socialLinks': null
  'staffSettings.hint.paymentDays': null
  'staffSettings.hint.kesPerUsd': null
  'staffSettings.hint.vitalsPercent': null
  'staffSettings.hint.positionSales': null
  'staffSettings.hint.payoutDays': null
  'staffSettings.hint.accountsLaw': null
  'staffSettings.mask.order': null
  'staffSettings.mask.answer': null
  'staffSettings.mask.never': null
  'staffSettings.wrong.whole': null
  'staffSettings.wrong.number': null
  'staffSettings.wrong.numbers': null
  'staffSettings.wrong.position': null
  'staffSettings.office.number': { number: string | number }
  'staffSettings.office.city': null
  'staffSettings.office.country': null
  'staffSettings.office.address': null
  'staffSettings.office.phones': null
  'staffSettings.office.position': null
  'staffSettings.office.add': null
  'staffSettings.office.remove': { number: string | number }
  'staffSettings.shows.footer': null
  'staffSettings.shows.contact': null
  'staffSettings.shows.offices': null
  'staffSettings.shows.whatsApp': { phone: string | number }
  'staffSettings.shows.noWhatsApp': null
  'staffSettings.shows.payment': { days: number }
  'staffSettings.shows.orders': { years: number }
  'staffSettings.shows.map': { city: string | number }
  'staffSupporters.title': null
  'staffSupporters.search': null
  'staffSupporters.supporter': null
  'staffSupporters.code': null
  'staffSupporters.pending': null
  'staffSupporters.approved': null
  'staffSupporters.payable': null
  'staffSupporters.paid': null
  'staffSupporters.pay': null
  'staffSupporters.all': null
  'staffSupporters.toBePaid': null
  'staffSupporters.nothingToPay': null
  'staffSupporters.noMatch': null
  'staffSupporters.noMatchText': null
  'staffSupporters.amountApproved': { amount: string | number }
  'staffSupporters.balanceOf': { name: string | number; amount: string | number }
  'staffSupporters.payName': { name: string | number }
  'staffSupporters.inPayout': { id: string | number }
  'staffSupporters.adjustmentsWait': { count: number }
  'staffSupporters.adjust': null
  'staffSupporters.adjustName': { name: string | number }
  'staffSupporters.adjust.title': null
  'staffSupporters.adjust.confirm': null
  'staffSupporters.adjust.done': { name: string | number; amount: string | number }
  'staffSupporters.adjust.waits': { name: string | number; amount: string | number }
  'staffSupporters.adjust.amount': null
  'staffSupporters.adjust.amountHint': null
  'staffSupporters.adjust.amountMistake': null
  'staffSupporters.adjust.reasonMistake': null
  'staffSupporters.pay.title': { sum: string | number }
  'staffSupporters.pay.effectTo': { name: string | number; account: string | number }
  'staffSupporters.pay.effectNowhere': { name: string | number }
  'staffSupporters.pay.confirm': null
  'staffSupporters.pay.done': { sum: string | number; name: string | number }
  'staffSupporters.entriesFailed': null
  'staffSupporters.entriesLoading': null
  'staffSupporters.entriesNone': null
  'staffSupporters.entriesNoneText': null
  'staffSupporters.entriesPages': null
  'staffSupporters.recruits': null
  'staffSupporters.recruitsFailed': null
  'staffSupporters.recruitsNone': null
  'staffSupporters.recruitsMore': { count: string | number }
  'staffSupporters.balance': null
  'staffSupporters.position': null
  'staffSupporters.email': null
  'staffSupporters.mobile': null
  'staffSupporters.details': null
  'staffSupporters.details.none': null
  'staffSupporters.details.show': null
  'staffSupporters.details.paysFrom': null
  'staffSupporters.details.failed': null
  'staffSupporters.details.holder': null
  'staffSupporters.details.country': null
  'staffSupporters.details.currency': null
  'staffSupporters.details.operator': null
  'staffSupporters.details.number': null
  'staffSupporters.details.bank': null
  'staffSupporters.details.branch': null
  'staffSupporters.details.swift': null
  'staffSupporters.details.accountNumber': null
  'staffSupporters.joined': null
  'staffSupporters.referrer': null
  'staffTariffs.state.current': null
  'staffTariffs.state.coming': null
  'staffTariffs.state.past': null
  'staffTariffs.everyPort': null
  'staffTariffs.nameOf': { type: string | number; port: string | number }
  'staffTariffs.nameOfEvery': { type: string | number }
  'staffTariffs.newTariff': null
  'staffTariffs.charged': { charge: string | number; period: string | number }
  'staffTariffs.announce': null
  'staffTariffs.tariff': null
  'staffTariffs.takeBack': null
  'staffTariffs.takeBackTitle': null
  'staffTariffs.takenBack': null
  'staffTariffs.takeBackWhy': { charge: string | number; period: string | number }
  'staffTariffs.gaps': null
  'staffTariffs.gapsWhy': null
  'staffTariffs.gap': { type: string | number; from: string | number; to: string | number }
  'staffTariffs.openGap': { type: string | number; from: string | number }
  'staffTariffs.past': null
  'staffTariffs.pastWhy': null
  'staffTariffs.inForce': null
  'staffTariffs.inForceWhy': null
  'staffTariffs.type': null
  'staffTariffs.port': null
  'staffTariffs.everyOtherPort': null
  'staffTariffs.chargeInDollars': null
  'staffTariffs.emptyBegin': null
  'staffTariffs.emptyEnd': null
  'staffTariffs.endPrevious': null
  'staffTariffs.neverOverlap': null
  'staffTariffs.where': null
  'staffTariffs.charge': null
  'staffTariffs.valid': null
  'staffTariffs.noMatch': null
  'staffTariffs.tryOther': null
  'staffTariffs.title': null
  'staffTariffs.search': null
  'staffTariffs.rules': null
  'staffTariffs.destination': null
  'staffTariffs.offered': { name: string | number }
  'staffTariffs.notOffered': { name: string | number }
  'staffTariffs.weShip': null
  'staffTariffs.place': null
  'staffTariffs.placeHint': null
  'staffTariffs.shipsThere': null
  'staffTariffs.noShipping': null
  'staffTariffs.notThere': null
  'staffTariffs.rank': null
  'staffTariffs.country': null
  'staffTariffs.ports': null
  'staffTariffs.shipping': null
  'staffTariffs.noCountry': null
  'staffTariffs.tryCountries': null
  'staffTariffs.destinations': null
  'staffTariffs.searchCountry': null
  'staffTariffs.portNumber': { id: string | number }
  'staffTariffs.moveUp': { name: string | number }
  'staffTariffs.moveDown': { name: string | number }
  'staffTariffs.takeOut': { name: string | number }
  'staffTariffs.addToList': null
  'staffTariffs.addHint': null
  'staffTariffs.choosePort': null
  'staffTariffs.quoted': null
  'staffTariffs.noPort': null
  'staffTariffs.newPort': null
  'staffTariffs.portAdded': { name: string | number }
  'staffTariffs.addThePort': null
  'staffTariffs.newPortHint': null
  'staffTariffs.renamed': { name: string | number }
  'staffTariffs.rename': null
  'staffTariffs.codesStay': { codes: string | number }
  'staffTariffs.isUsed': null
  'staffTariffs.deletePort': null
  'staffTariffs.deleteTitle': { name: string | number }
  'staffTariffs.deleted': { name: string | number }
  'staffTariffs.deleteWhy': null
  'staffTariffs.serves': null
  'staffTariffs.codes': null
  'staffTariffs.noPortMatches': null
  'staffTariffs.tryLetters': null
  'staffTariffs.addPort': null
  'staffTariffs.searchPort': null
  'staffTariffs.noCountryYet': null
  'staffThreads.title': null
  'staffThreads.toAnswer': null
  'staffThreads.reportWaits': null
  'staffThreads.reported': null
  'staffThreads.closed': null
  'staffThreads.closedText': null
  'staffThreads.ofVendor': null
  'staffThreads.about': null
  'staffThreads.buyer': null
  'staffThreads.seller': null
  'staffThreads.label': { side: string | number }
  'staffThreads.shop': null
  'staffThreads.last': null
  'staffThreads.search': null
  'staffThreads.none': null
  'staffThreads.comeFrom': null
  'staffThreads.said': null
  'staffThreads.answer': null
  'staffThreads.byBuyer': null
  'staffThreads.bySeller': null
  'staffThreads.wasClosed': null
  'staffThreads.wasDismissed': null
  'staffThreads.close': null
  'staffThreads.closeAsk': null
  'staffThreads.closeText': null
  'staffThreads.dismiss': null
  'staffThreads.decided': null
  'staffVendors.title': null
  'staffVendors.search': null
  'staffVendors.applicant': null
  'staffVendors.mobile': null
  'staffVendors.country': null
  'staffVendors.listings': null
  'staffVendors.applied': null
  'staffVendors.noListings': null
  'staffVendors.live': { live: string | number; count: string | number }
  'staffVendors.appliedOn': { moment: string | number }
  'staffVendors.noneWaits': null
  'staffVendors.appearsHere': null
  'staffVendors.noMatch': null
  'staffVendors.refusedElsewhere': null
  'staffVendors.showAll': null
  'staffVendors.decide': null
  'staffVendors.noApplication': null
  'staffVendors.application': null
  'staffVendors.storeId': null
  'staffVendors.referrer': null
  'staffVendors.referrerOf': { name: string | number; email: string | number }
  'staffVendors.noneYet': null
  'staffVendors.liveOf': { live: string | number; count: string | number }
  'staffVendors.account': null
  'staffVendors.forExport': null
  'staffVendors.mayExport': null
  'staffVendors.mayNotExport': null
  'staffVendors.accountActive': null
  'staffVendors.accountClosed': null
  'staffVendors.status.none': null
  'staffVendors.status.pending': null
  'staffVendors.status.approved': null
  'staffVendors.status.suspended': null
  'staffVendors.refuse.label': null
  'staffVendors.refuse.title': { name: string | number }
  'staffVendors.refuse.effect': { name: string | number; email: string | number }
  'staffVendors.refuse.confirm': null
  'staffVendors.refuse.done': { email: string | number }
  'staffVendors.readsIt': { name: string | number }
  'staffVendors.suspend.label': null
  'staffVendors.suspend.title': { name: string | number }
  'staffVendors.suspend.effect': { count: number; email: string | number }
  'staffVendors.suspend.confirm': null
  'staffVendors.suspend.done': { name: string | number; email: string | number }
  'staffVendors.approve.label': null
  'staffVendors.approve.title': { name: string | number }
  'staffVendors.approve.effect': { name: string | number }
  'staffVendors.approve.confirm': null
  'staffVendors.reinstate.label': null
  'staffVendors.reinstate.title': { name: string | number }
  'staffVendors.reinstate.effect': { count: number }
  'staffVendors.reinstate.confirm': null
  'staffVendors.approve.hint': { name: string | number }
  'staffVendors.approve.done': { name: string | number; email: string | number }
  'staffVendors.allowExport.label': null
  'staffVendors.allowExport.title': { name: string | number }
  'staffVendors.allowExport.effect': { name: string | number }
  'staffVendors.allowExport.confirm': null
  'staffVendors.allowExport.done': { name: string | number; email: string | number }
  'staffVendors.stopExport.label': null
  'staffVendors.stopExport.title': { name: string | number }
  'staffVendors.stopExport.effect': { email: string | number }
  'staffVendors.stopExport.confirm': null
  'staffVendors.stopExport.done': { name: string | number; email: string | number }
  'staffVendors.papers': null
  'staffVendors.noPapers': null
  'staffVendors.paperReason': null
  'staffVendors.acceptPaper': null
  'staffVendors.refusePaper': null
  'staffVendors.paperAccepted': null
  'staffVendors.paperRefused': null
  'staffVendors.team': null
  'staffVendors.team.none': null
  'staffVendors.team.lister': null
  'staffVendors.team.reader': null
  'staffVendors.team.since': { day: string | number }
  'staffVendors.team.seen': { moment: string | number }
  'staffVendors.team.unseen': null
  'staffVendors.team.remove': null
  'staffVendors.team.removeOf': { name: string | number }
  'staffVendors.team.removeText': null
  'staffVendors.team.removed': { name: string | number }
  'staffVisits.title': null
  'staffVisits.view': null
  'staffVisits.funnel': null
  'staffVisits.speed': null
  'staffVisits.lead.funnel': null
  'staffVisits.lead.speed': null
  'staffVisits.by': null
  'staffVisits.by.day': null
  'staffVisits.by.page': null
  'staffVisits.by.country': null
  'staffVisits.by.language': null
  'staffVisits.by.source': null
  'staffVisits.by.device': null
  'staffVisits.searched': null
  'staffVisits.opened': null
  'staffVisits.priced': null
  'staffVisits.basket': null
  'staffVisits.ordered': null
  'staffVisits.paid': null
  'staffVisits.what': null
  'staffVisits.what.searched': null
  'staffVisits.what.opened': null
  'staffVisits.what.priced': null
  'staffVisits.what.basket': null
  'staffVisits.what.ordered': null
  'staffVisits.what.paid': null
  'staffVisits.what.country': null
  'staffVisits.what.language': null
  'staffVisits.what.source': null
  'staffVisits.what.nobody': null
  'staffVisits.link': null
  'staffVisits.other': null
  'staffVisits.noCountry': null
  'staffVisits.otherPage': null
  'staffVisits.phone': null
  'staffVisits.desktop': null
  'staffVisits.language.en': null
  'staffVisits.language.sw': null
  'staffVisits.language.pt': null
  'staffVisits.language.fr': null
  'staffVisits.any': null
  'staffVisits.total': null
  'staffVisits.now': null
  'staffVisits.before': null
  'staffVisits.beforeIs': { count: string | number }
  'staffVisits.comparedWith': { before: string | number }
  'staffVisits.countedSince': { day: string | number }
  'staffVisits.countedNever': null
  'staffVisits.days': null
  'staffVisits.lastDays': { count: number }
  'staffVisits.device': null
  'staffVisits.language': null
  'staffVisits.onlyThis': { name: string | number }
  'staffVisits.allAgain': { name: string | number }
  'staffVisits.lcp': null
  'staffVisits.inp': null
  'staffVisits.cls': null
  'staffVisits.fcp': null
  'staffVisits.ttfb': null
  'staffVisits.seconds': { value: string | number }
  'staffVisits.milliseconds': { value: string | number }
  'staffVisits.good': null
  'staffVisits.needsImprovement': null
  'staffVisits.poor': null
  'staffVisits.tooFew': { fewest: string | number }
  'staffVisits.visits': { count: number }
  'staffVisits.ratedOf': { rating: string | number; visits: string | number }
  'staffVisits.thresholds': null
  'staffVisits.trend': null
  'staffVisits.figures': null
  'staffVisits.none': null
  'staffVisits.noneWhat': null
  'staffVisits.noRows': null
  'staffVisits.noRowsWhat': null
  'staffVisits.leftOut': { count: number }
  'staffVisits.failed': null
  'staffVisits.unknown': null
  'steps.placed.name': null
  'steps.placed.next': null
  'steps.placed.do': null
  'steps.slip.name': null
  'steps.slip.next': null
  'steps.slip.do': null
  'steps.paid.name': null
  'steps.paid.next': null
  'steps.permit.name': null
  'steps.permit.next': null
  'steps.permit.do': null
  'steps.inspected.name': null
  'steps.inspected.next': null
  'steps.booked.name': null
  'steps.booked.next': null
  'steps.booked.do': null
  'steps.sailed.name': null
  'steps.sailed.next': null
  'steps.sailed.do': null
  'steps.documents.name': null
  'steps.documents.next': null
  'steps.documents.do': null
  'steps.arrived.name': null
  'steps.arrived.next': null
  'steps.arrived.do': null
  'steps.transit.name': null
  'steps.transit.next': null
  'steps.delivered.name': null
  'steps.delivered.next': null
  'steps.delivered.do': null
  'steps.registered.name': null
  'steps.registered.next': null
  'steps.ship.vessel': null
  'steps.ship.billOfLading': null
  'steps.ship.container': null
  'steps.ship.etd': null
  'steps.ship.eta': null
  'steps.title': null
  'steps.whatNext': null
  'steps.youDo': null
  'steps.loading': null
  'steps.loadFailed': null
  'steps.failedOn': { day: string | number }
  'steps.passed': null
  'steps.notNeeded': null
  'steps.unknown': null
  'steps.by': { day: string | number }
  'steps.on': { day: string | number }
  'steps.between': { from: string | number; to: string | number }
  'steps.late': null
  'steps.ship.ports': null
  'steps.ship.voyage': null
  'steps.ship.from': null
  'steps.ship.to': null
  'steps.acts.buyer': null
  'steps.acts.shop': null
  'steps.acts.carrier': null
  'steps.acts.agent': null
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
  'terms.supporters1': { threshold: string | number; tracking: number; holding: number; payout: number }
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
  'ui.zoomIn': null
  'ui.zoomOut': null
  'ui.choosePicture': null
  'ui.showPicture': { number: string | number }
  'ui.previousPicture': null
  'ui.nextPicture': null
  'ui.pictureCount': { number: string | number; count: string | number }
  'ui.noPicture': null
  'ui.noPictureOf': { label: string | number }
  'ui.loading': null
  'ui.pages': null
  'ui.stars': { count: number }
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
  'ui.costFlashDiscount': null
  'ui.costShipping': null
  'ui.costShippingBy': { type: string }
  'ui.costShippingTo': { type: string; port: string | number }
  'ui.costInsurance': null
  'ui.costInspection': null
  'ui.costExtra': null
  'ui.shippingBy': { type: string }
  'ui.shippingTo': { type: string; port: string | number }
  'ui.shippingToPort': { port: string | number }
  'ui.shippingAsQuoted': null
  'ui.paymentMethod.bank.title': null
  'ui.paymentMethod.bank.name': null
  'ui.paymentMethod.bank.details': null
  'ui.paymentMethod.bank.or': null
  'ui.paymentMethod.mpesa.title': null
  'ui.paymentMethod.mpesa.name': null
  'ui.paymentMethod.mpesa.details': null
  'ui.paymentMethod.mpesa.or': null
  'ui.paymentMethod.bitcoin.title': null
  'ui.paymentMethod.bitcoin.name': null
  'ui.paymentMethod.bitcoin.or': null
  'ui.paymentMethod.bitcoin.details': null
  'ui.detail.beneficiary': null
  'ui.detail.bank': null
  'ui.detail.branch': null
  'ui.detail.account': null
  'ui.detail.bitcoinAddress': null
  'ui.notDeclared': null
  'ui.carousel': null
  'ui.loadPicture': null
  'vehicle.petrol': null
  'vehicle.diesel': null
  'vehicle.hybrid': null
  'vehicle.electric': null
  'vehicle.lpg': null
  'vehicle.automatic': null
  'vehicle.manual': null
  'vehicle.cvt': null
  'vehicle.hatchback': null
  'vehicle.sedan': null
  'vehicle.wagon': null
  'vehicle.suv': null
  'vehicle.pickup': null
  'vehicle.doubleCab': null
  'vehicle.mpv': null
  'vehicle.van': null
  'vehicle.minibus': null
  'vehicle.bus': null
  'vehicle.truck': null
  'vehicle.tractorUnit': null
  'vehicle.excavator': null
  'vehicle.motorcycle': null
  'vehicle.rightHand': null
  'vehicle.leftHand': null
  'vehicle.right': null
  'vehicle.left': null
  'vehicle.twoWheel': null
  'vehicle.fourWheel': null
  'vehicle.white': null
  'vehicle.pearl': null
  'vehicle.silver': null
  'vehicle.grey': null
  'vehicle.black': null
  'vehicle.blue': null
  'vehicle.red': null
  'vehicle.green': null
  'vehicle.beige': null
  'vehicle.brown': null
  'vehicle.gold': null
  'vehicle.yellow': null
  'vehicle.orange': null
  'vehicle.new': null
  'vehicle.used': null
  'vehicle.newGenuine': null
  'vehicle.newAftermarket': null
  'vehicle.usedTested': null
  'vehicle.usedExcellent': null
  'vehicle.usedGood': null
  'vehicle.usedFair': null
  'vehicle.usedRepaired': null
  'vehicle.refurbished': null
  'vehicle.country.japan': null
  'vehicle.country.uk': null
  'vehicle.country.uae': null
  'vehicle.country.singapore': null
  'vehicle.country.southAfrica': null
  'vehicle.country.southKorea': null
  'vehicle.country.thailand': null
  'vehicle.country.germany': null
  'vehicle.country.belgium': null
  'vehicle.country.kenya': null
  'vehicle.seats': { count: number }
  'verify.title': null
  'verify.lead': null
  'verify.description': null
  'verify.withoutScript': null
  'verify.invoice': null
  'verify.code': null
  'verify.codeHint': null
  'verify.codeMissing': null
  'verify.check': null
  'verify.account': null
  'verify.accountNumber': null
  'verify.accountHint': null
  'verify.accountMissing': null
  'verify.isItYours': null
  'verify.real': null
  'verify.payOnly': null
  'verify.paid': null
  'verify.replaced': null
  'verify.replacedWhy': null
  'verify.latest': { day: string | number }
  'verify.cancelled': null
  'verify.payNot': null
  'verify.number': null
  'verify.buyer': null
  'verify.amount': null
  'verify.issued': null
  'verify.theAccount': null
  'verify.compare': null
  'verify.unknown': null
  'verify.unknownWhy': null
  'verify.tooMany': null
  'verify.failed': null
  'verify.ours': null
  'verify.oursWhy': { account: string | number }
  'verify.notOurs': null
  'verify.notOursWhy': { account: string | number }
  'verify.replacedAccount': null
  'verify.replacedAccountWhy': { day: string | number }
  'verify.accountSince': { day: string | number }
  'verify.changedNew': { currency: string | number; day: string | number }
  'verify.changedNewWhy': null
  'verify.changedLast': { currency: string | number; day: string | number }
  'verify.wasOurs': null
  'verify.wasOursWhy': { account: string | number; day: string | number }
  'verify.file': null
  'verify.fileLead': null
  'verify.fileStep1': null
  'verify.fileStep2': null
  'verify.fileStep3': null
  'verify.signedBy': null
  'verify.fingerprint': null
  'verify.validUntil': null
  'verify.downloadCertificate': null
  'verify.fileOnly': null
}
