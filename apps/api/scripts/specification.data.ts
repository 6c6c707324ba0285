/** The text of a rule and references to its tests; `specification.ts` explains how references are written. */
export type SpecificationRule = readonly [words: string, ...references: string[]]

export interface SpecificationSection {
  heading: string
  rules: readonly SpecificationRule[]
}

/** The rules of the specifications by section. */
export const sections: readonly SpecificationSection[] = [
  {
    heading: 'Buyer specification §4: states and transitions',
    rules: [
      [
        'Switching a tab clears the form and messages',
        'switching a tab clears the form and messages',
      ],
      [
        'Reset: "Please check your inbox for further instructions", no tab switch, way back',
        'success hides the tab switch and has a way back to signing in',
      ],
      [
        'Registration switches to Account Created',
        'success: Account Created, the 15 minutes, resend and Continue',
      ],
      [
        'Logout sends the token, clears the e-mail, goes to `/`',
        'Log out goes to / and forgets the e-mail',
        'logging out ends the session at the server',
      ],
      [
        'A 400 at logout: Not logged out, storage cleared',
        'logging out without a token: Not logged out, and the session is cleared',
      ],
      [
        'A session that is over counts as signed out',
        '@storefront/basket',
        'a session that has ended leads to /login, and nothing chosen is lost',
        '@portal/profile',
      ],
      [
        'RORO 700 by default, Container 1200',
        'the default destination is Kenya, Mombasa, by RORO for 700',
        'the total follows every choice',
      ],
      [
        'Choosing a port resets the charge to 700',
        'choosing a port resets the charge to 700 and says so',
      ],
      [
        'Basket add leads to `/my-basket`, a 401 to `/login`',
        'adding to the basket leads to /my-basket',
        'a session that has ended leads to /login, and nothing chosen is lost',
      ],
      [
        'Buying requires login; `/login` carries the destination choice',
        'buying requires login: /login carries the destination choice there and back',
        '@buy-a-vehicle',
      ],
      [
        'Below 1 undetermined: quote, "Request is Pending", checkout blocked',
        'without a determined charge',
        'checkout is blocked while the shipping cost is below 1',
      ],
      [
        'A quote that was answered is the charge; another basket lapses it',
        '@quote-answered',
        'a quoted charge',
        '@quoted-charge',
      ],
      [
        'One discount a basket; refetched after applying',
        'that fits lowers the total; another is refused beside it; it can be taken off again',
      ],
      [
        'Activation: active already, not registered, re-sent, expired, 411',
        'the activation link',
        '@auth: resend',
        '@register-through-the-mailbox',
      ],
      [
        'Listing type Auction: UNDER AUCTION, Inquire; others AVAILABLE, Buy Now',
        'a card shows image, title, price, transmission and fuel, AVAILABLE and Buy Now',
        'UNDER AUCTION with an Inquire button when the listing type is Auction',
        'auction: Inquire opens Auctioned Item, which leads to a WhatsApp message about bidding',
        'auction items cannot be bought',
      ],
      [
        'Item Buy Now without login goes to `/login`',
        'Buy Now without login goes to /login and comes back with what was chosen',
      ],
      [
        'Flash discount: countdown, code revealed, confirm; reload and Back; the end',
        'flash discount',
        'after its end the page is gone (410), says so and has no countdown',
        '@flash-ending',
        '@countdown',
      ],
      ['Loading, success and failure of every operation', '@storefront/walks', '@portal/walks'],
    ],
  },
  {
    heading: 'Buyer specification §5: validation',
    rules: [
      [
        'Passwords do not match · Email and Password required to register · First & Last name required to register',
        '@auth: sign up',
      ],
      ['Required info is missing', '@auth: sign in', '@portal/profile'],
      ['Email address is required to reset password', '@auth: reset password'],
      [
        'A title / first name / surname / valid email / street / city / province / country is required …',
        'says of each required field that it is missing',
      ],
      [
        'Please enter a phone number · only of numbers · between 5 and 16 characters',
        '@storefront/checkout: contact number',
      ],
      ['Lengths 255 and 50', 'takes names and e-mail of 255 and address lines of 50 characters'],
      ['Destination missing · (Select Destination Country first)', '@details'],
      [
        'Sorry, item is out of stock · Sorry, only {n} available',
        '@details',
        '@storefront/basket',
        'sold meanwhile: Sorry, item is out of stock, and nothing typed is lost',
        'the quantity is 1 to 25, and ends at the stock',
      ],
      [
        'Error: Select size',
        '@storefront/choices',
        'a product with options and none for the port: Error: Select size',
      ],
      ['Quantity 1 to 25', 'the quantity is 1 to 25'],
      [
        'Discount code: Required · minimum 5 character (and sent) · already applied · max 255',
        '@storefront/basket: a discount code',
      ],
      [
        'Unable to proceed. Shipping cost has not been determined. …',
        '@storefront/basket',
        '@storefront/checkout',
      ],
      [
        'Missing information - Email, Name, Phone number and Request required',
        'the missing information is named',
        'all six fields are required and hold 255',
      ],
      [
        'An agent will be in touch within 12hrs, and the fields are cleared',
        'wholesale: what is missing is named; an agent will be in touch within 12hrs, and the fields are cleared',
      ],
      [
        'The same for auto spares and electronics: sentence, limits, once on a double press',
        'the request form',
        '@api/requests: receives a form that is sent twice once',
      ],
      [
        'E-mail and name 255, contact number 26, request 700, benchmark 2500',
        '@storefront/requests: hold',
        '@assessment-schema',
        '@api/requests',
      ],
      [
        'Set Destination (Country)',
        'Buy Now requires a country: Set Destination (Country)',
        '@item-choice',
      ],
      [
        'Flash discount: Enter email to reveal discount code, max 255',
        'the e-mail is required: Enter email to reveal discount code',
        'the e-mail is required: Enter email to reveal discount code, and has at most 255 characters',
        '@flash-schema',
      ],
      [
        'Reset confirmation: two password fields',
        'two new passwords that differ are refused',
        '@register-through-the-mailbox',
      ],
    ],
  },
  {
    heading: 'Buyer specification §8: error catalogue',
    rules: [
      ["Registration: the e-mail's error · Error!", '@auth: sign up'],
      ['Registration, others: Error! try later', 'registration, others than 400: Error! try later'],
      [
        'Login: non_field_errors',
        "a wrong password: the server's sentence, and the e-mail stays",
        '@portal/profile',
      ],
      [
        'Login, others: An error has occurred. Please try again or contact customer service.',
        'signing in, others: An error has occurred.',
      ],
      ['Social sign-in: Authentication Failed, and the failure is reported', '@google', '@social'],
      ['Password reset link invalid', '@auth: reset password', '@register-through-the-mailbox'],
      [
        "Reset: other messages as given · Resend: We're sorry, but something went wrong. …",
        '@auth-limits',
      ],
      [
        'Active Account · Account not registered · Activation link re-sent (…)',
        'resend the activation link',
      ],
      [
        'Activation Link expired · The link to activate … is invalid · registered successfully',
        'the activation link',
        '@register-through-the-mailbox',
      ],
      [
        "The link's page does nothing until its button is pressed, and asks another browser for a password",
        'does nothing until its button is pressed, and asks who did not register in this browser for a password',
        '@register-through-the-mailbox',
      ],
      [
        'You have items awaiting checkout. … (406), scrolled to',
        'a basket for another port has items awaiting checkout',
      ],
      [
        'This product is out of stock.',
        '@details: sold while it is being looked at: This product is out of stock.',
      ],
      [
        'Basket load 401 → `/login`',
        'a session that has ended leads to /login when the basket loads',
      ],
      [
        'Discount code you entered is invalid … · Discount code applied',
        '@storefront/basket: a discount code',
      ],
      [
        'Order error: {message} Error, Unable to proceed, Okay, Cancel',
        'any other refusal: the message and Error, Unable to proceed, Okay and Cancel',
      ],
      [
        "You're currently not logged in, Login",
        "a lost sign-in: You're currently not logged in with Login, and nothing is lost",
      ],
      [
        'No record Found (items: a 204 means empty)',
        'a 204 means empty: No record Found, and the next wider search',
        'beyond the last page is empty too and leads to the first',
        'a 204 means empty: nothing found, or beyond the last page',
      ],
      ['Failed to Fetch (home data) · Failure (brand list), each with a retry', 'home data failure: Failed to Fetch'],
      ['No record Found', 'nothing found: No record Found'],
      [
        '500. Thats an error · The server encountered an error … · … report your problem by e-mail',
        'categories load failure: 500. Thats an error, and trying again helps',
      ],
      ["Oops, sorry we couldn't find that page (§2)", '@shell: is not found', '@portal/profile'],
    ],
  },
  {
    heading: 'Buyer specification §9: business constants',
    rules: [
      [
        'RORO 700, Container 1200, by port',
        'how to buy names the ports and what shipping there costs',
        '@details',
      ],
      [
        'Home prices: 43 steps from 100000 to 15000000 KES, by default 0 to 1500000',
        'prices are 43 steps from 100,000 to 15,000,000 shillings, by default from 0 to 1,500,000',
        '@price-choices',
      ],
      [
        'Carousel: 3 below 768 px, 6 at 768, 10 at 1024',
        'a carousel shows',
        'the buttons of a carousel turn it, and from its end back to its beginning',
      ],
      [
        'Home card image: last path part s-l225.jpg',
        '@card-image',
        'a home card shows the small picture',
      ],
      [
        'Flash offer: $200 off, valid 3 days, only vehicles, minimum order $1000, once per customer, its end',
        '@api/flash-discount',
        '@voucher',
        'after submission the code is revealed on /flash-discount-confirm, with its conditions',
        'the code takes $200 off in the basket',
        'after its end the page is gone (410), says so and has no countdown',
      ],
      [
        'Before = price/0.9 with Save: 10%, for deals',
        '@api/deals',
        'a card shows title, price, image and Save: 10%',
      ],
      [
        'Wholesale agent reply 12 hours',
        'wholesale: what is missing is named; an agent will be in touch within 12hrs, and the fields are cleared',
      ],
      [
        'Page size 25, Kenya search and spares',
        'match parameter is the make: counted exactly, vehicles before spares, newest first',
      ],
      ['Item price options 0, 100, 500, 1000 … 75000, 150000', '@price-options'],
      [
        'Pagination window 3 for items, page size 25',
        'pagination shows three page numbers',
        'answers results, count and metadata',
      ],
      ['Filter panel 60% width, desktop breakpoint 769 px', '@storefront/items: the filters'],
      [
        'Before = price/0.9 with Save: 10%, for items',
        'People who viewed this item also viewed: struck price and Save: 10%',
      ],
      [
        'Parts show KES',
        'match parameter is the make; cards show KES and go to /details/{id}',
        '@spares: a local listing',
      ],
      [
        'Quote up to an hour in working hours Mon-Fri 9am-5pm UK time',
        'the assessment asks for a diesel vehicle under 10 years old, and says up to an hour',
      ],
      [
        'Offices Mon-Fri 8:00AM-4:45PM, Sat 9:00AM-12:00PM',
        'an office is open Mon-Fri 8:00AM-4:45PM, Sat 9:00AM-12:00PM, closed Sunday and public holidays',
      ],
      [
        'Supporters: 1 to 2.5 %, 25 dollars, 120 days, 45 days old, 5 working days',
        'the supporter programme',
        '@programme',
      ],
    ],
  },
  {
    heading: 'Buyer specification §2: screens, and what must hold',
    rules: [
      ['Home: Price To waits for Price From; `search/{make}/{from}/{to}`; brands; cards', '@home'],
      [
        'Home: promo cards with sample prices, most searched, commercial vehicles, social links',
        '@home',
        'getPromotions',
      ],
      [
        'Article links go to `/latest/{slug}/{id}`; by the id in the third segment; date, 5 min read, content',
        'articles lead to /latest/{slug}/{id}',
        '@storefront/articles',
        '@api/articles',
        '@clean-content',
      ],
      [
        'Deals: title, price, image, client_url, Save: 10%; others go to `/login-c` and come back (§6)',
        'deals of the day',
        'listDeals',
      ],
      [
        '`/best-export-deals/g-landing` for a fixed country',
        'the export landing page is for Kenya: what it admits, with the total to Mombasa',
        '@kenya-rules',
      ],
      ['Vehicle search: breadcrumb, sort, cards, pagination, filters, variant routes', '@search'],
      [
        'Details: gallery, price, specification, phone hidden until clicked, parts, `/Car/{id}`',
        '@details',
      ],
      [
        'Item search: breadcrumb, sort codes, price selects, cards, pagination',
        'item search',
        '@item-query',
        '@item-form',
        '@price-options',
      ],
      [
        "A logged-in user's search is posted to an analytics call (§7: q, or type)",
        "a logged-in user's search",
        'recordSearch',
      ],
      [
        'Item detail: carousel, zoom, Conditions, country, quantity, About this item, also viewed',
        'item detail',
        '@item-specs',
        '@item-choice',
      ],
      [
        'Auctioned Item: send a WhatsApp message about bidding',
        '@storefront/items: auction',
        '@whatsapp',
      ],
      ['`/search/cat-search-men` and `-women`', '/search/cat-search-'],
      ['A partner that is slow or broken slows and breaks nothing', 'a slow or broken partner'],
      [
        'Kenya search: matches the make; `/details/{id}` or `/parts` for class 2; "Oops, …"',
        'Kenya product search',
      ],
      [
        'Local listing: phone hidden until asked for, location, KES, no basket',
        '@spares: a local listing',
      ],
      [
        'Parts: part number, condition, Reveal phone number',
        'a part shows part number, condition and Reveal phone number, and what it is part of',
        'parts show part number and condition',
      ],
      [
        '`/auto-parts/{catSlug?}/{catID?}`: tree with counts, `{node text}`, parts info panel',
        'the spares catalogue',
      ],
      ['`/electronics` and `/parts-request`', 'the request form'],
      [
        'Fits your vehicle: picker, verdicts, only what fits, remembered; compatibility table of a part',
        '@fits-your-vehicle',
        '@fit-verdict',
        '@api/fitment',
        '@vehicle-tree',
      ],
      [
        'Pages are complete without JavaScript; what needs it says so',
        '@no-script',
        'without JavaScript',
      ],
      ['Login methods: a third-party social sign-in (§1, §7)', '@google'],
      ['What is typed or sent before a page is alive counts, and is in no address', '@early-input'],
      [
        'Title, description, canonical, picture, structured data; robots.txt and sitemap; 404 and 410',
        '@seo',
        '@api/sitemap',
      ],
      [
        '`/how-to-buy`: search; select shipping and Buy Now; pay by bank; dispatch; delivery',
        'how to buy',
      ],
      [
        '`/bulk-stock-procurement`: four steps, starting with a stock request form',
        'bulk stock: four steps, starting with a stock request form that creates a custom basket',
      ],
      [
        '`/help-contact`: topic cards with their links',
        'help has topic cards for how to buy, bulk stock, about us and the supporter programme',
      ],
      [
        '`/local-services`: Harare, Lusaka, Nairobi; telephone numbers, hours, map, directions',
        'local services is an accordion of the offices in Harare, Lusaka and Nairobi',
        'an office',
      ],
      [
        '`/careers/national-marketing-manager`: apply by e-mailing a CV',
        'a National Marketing Manager applies by e-mailing a CV',
      ],
      [
        '`/careers/technical-assessment`: diesel vehicle under 10 years old',
        'the assessment asks for a diesel vehicle under 10 years old, and says up to an hour',
      ],
      [
        '`/commercial-vehicles` leads to the commercial search',
        'commercial vehicles lead to the commercial search',
      ],
      [
        '`/about-us`, `/privacy-policy`, `/terms-and-conditions`, Advertise with us',
        'each page is whole: heading, title, description, address, structured data',
        'Advertise with us leads to the ways of advertising',
      ],
      ['`/supporter-programme/home`, `/how`, `/compensation`, `/tools`', 'the supporter programme'],
      [
        'Year, mileage, fuel, gearbox, body, steering, colour, location, with live counts',
        'each choice is counted before it is applied',
        'sorting, paging and the breadcrumb keep the filters',
        '@api/vehicle-filters',
      ],
      [
        'Applied filters are removable chips; an empty result says which to drop and what then appears',
        'applied filters are chips that go one by one, or all at once',
        'an empty result says which filter to drop and how many vehicles appear',
        'where no single filter helps, the make alone and nothing do',
      ],
      [
        'The search box: "2012 toyota hilux diesel", "toyta hilx"',
        '@filters: the search box',
        '@vehicle-text',
        '@free-text',
        '@spelling',
      ],
      [
        'Words of other languages: "gari ndogo", "voiture 4x4", "carrinha", "spea"',
        'words of any language',
        '@vehicle-text',
        '@local-words',
      ],
      [
        'Articles in several languages, and "Written in English"',
        '@storefront/articles: written in French, too',
        '@portal/content',
        '@article-languages',
      ],
      [
        'The language of an account',
        '@storefront/languages: the language of an account',
        '@mail-languages',
      ],
      [
        'The 515 naughty strings through every text field and the search box',
        '@api/naughty',
        '@vehicle-text',
        '@storefront/naughty',
      ],
      [
        'Favourites of a device and of an account, lists, links, seen lately, the comparison',
        '@api/favourites',
        '@storefront/favourites',
        '@product-cards',
        '@list-room',
        '@device-lists',
        '@roles: a list of favourites',
      ],
      [
        'Saved searches, alerts at once and daily, favourites that changed, the link that stops them',
        '@api/alerts',
        '@matching',
        '@search-index',
        '@storefront/alerts',
        '@roles: a saved search',
      ],
      [
        'Vehicles of a device and of an account; a part that does not fit, from its page to the order; the promise',
        '@api/garage',
        '@storefront/garage',
        '@order-fits',
        '@accept-misfits',
        '@garage-room',
        '@device-garage',
        '@roles: a garage',
      ],
      ['Sharing by WhatsApp, copy and the device’s sheet; asking by WhatsApp', '@storefront/garage: sharing', '@whatsapp'],
      ['Header, footer, scroll reset, unknown paths, status codes', '@shell'],
      [
        'A double click is one order; Back does not order again; a lost answer is one order',
        '@storefront/checkout',
      ],
      ['Two tabs; a killed session loses nothing that was typed', '@storefront/checkout', '@shell'],
      ['Order, PDF, mail, hand-over, View Order, payment received', '@buy-a-vehicle'],
      ['What it costs at the door, the same from the list to the invoice', '@buy-by-landed-price'],
      [
        'Support moves an order; a second one is told (409); a buyer is refused',
        '@portal/support-orders',
      ],
    ],
  },
  {
    heading: 'Product decisions: supporters, staff and content',
    rules: [
      ["From joining on somebody's word to a sale that pays both", '@earn-commission'],
      ['The main job in Swahili, Portuguese and French, on a phone', '@journeys/languages'],
      [
        "Addresses by language, the language menu, what a browser's wish is offered",
        '@storefront/languages',
      ],
      [
        "A promo code stands beside a discount, in the same box; one's own is refused",
        'a promo code stands in the basket beside the discount',
        '@agents: a promo code',
      ],
      [
        "A link counts for 120 days, the last one first; one's own is refused",
        'a supporter’s link is kept until the visitor signs in',
        'a code of nobody’s changes nothing',
        'attribution',
      ],
      ['Commission starts at Authorized and goes with the cancellation', '@agents: commission'],
      [
        'Approved after 45 days, payable from 25 dollars, paid once; jobs that run twice',
        '@agents',
        '@ledger',
      ],
      ['The sum of the entries is the balance; a sale costs 5 % at most', '@ledger', '@commission'],
      [
        'Positions, promotion for later sales only, nobody demoted',
        '@positions',
        'follows a promotion for later sales only, and nobody is demoted',
        '@ledger',
      ],
      [
        '100 points on the fourth chapter, once',
        'keeps each chapter and grants 100 points on the fourth, once',
      ],
      [
        'Support pays and adjusts, with an audit record',
        '@support-agents',
        'support may adjust it, with a reason and an audit record',
      ],
      [
        'From an order that is paid for to PAID, by a payout batch and two people',
        '@paid-to-payout',
      ],
      [
        'A batch freezes, holds its agents, is paid once and by a second person',
        '@portal/payouts',
        '@api/payouts',
        '@ledger',
        '@closing',
      ],
      [
        'A quote within 20 minutes: the queue and its clock, the answer, two people',
        '@portal/quotes',
        '@api/quotes',
        '@time-left',
      ],
      [
        'An order is found by number, reference, e-mail, name, phone and title',
        'finds by %s',
        '@search-text',
        '@portal/support-orders',
      ],
      [
        'Cancelling what was paid for: refund, stock, commission and mail in one step',
        '@support-refunds',
        '@refund',
        'cancelling',
      ],
      [
        "All nine methods of react-admin's provider, for every resource of support",
        '@data-provider',
      ],
      [
        'What waits and since when, what is late, days and stock, each leading to its list',
        '@overview',
        'getSupportOverview',
        '@queues',
        '@api/days',
        '@portal/days',
        '@stock',
      ],
      [
        'Requests within 12 hours: the inbox, notes, states, two people',
        '@portal/inbox',
        '@api/support-requests',
        '@time-left',
      ],
      [
        'Every change of staff is audited, searchable and append-only; before and after',
        'the audit says',
        'listAudit',
        '@audit-difference',
        '@excerpts',
      ],
      [
        'Who applies to sell: approved, refused, suspended with a reason and a mail; two people',
        '@portal/people',
        '@api/vendors',
        '@vendor-states',
        '@vendor-labels',
      ],
      [
        'A listing is found by number, words, part number, reference or seller, taken down and restored',
        'listSupportListings',
        'updateSupportListing',
        '@listing-rules',
        '@portal/people',
      ],
      [
        'Who is deactivated is out at once; roles; the last administrator stays',
        '@portal/people',
        '@accounts-of-people',
        '@staff-rules',
      ],
      ['What each role may do, as the contract says', '@role-matrix', '@roles'],
      [
        "The demo shop's history adds up: timelines, sums, stock, ledger",
        '@demo-history',
        '@order-story',
      ],
      [
        'An article: written, published, seen; drafts and dates to come; its address; two people',
        '@publish-article',
        '@portal/content',
        '@api/staff-content: an article',
        '@article-rules',
      ],
      [
        'What is pasted into an article runs nothing anywhere',
        'what is pasted from elsewhere runs nothing, in the editor or on the storefront',
        '@clean-content',
      ],
      [
        'Deals, and what home promotes: places, what a shelf promises, what was sold',
        'a vehicle is added to the deals by the address of its page, and moved',
        '@api/staff-content',
        '@move-to-position',
      ],
      [
        'Discount codes: terms stay once used, end now, one box with promo codes',
        'a discount code is made, found wanting, and ended',
        '@vouchers',
        '@voucher-rules',
      ],
      [
        'Tariffs never overlap, a past one never changes; baskets take the one of the moment',
        'two tariffs do not overlap; a new one ends the one before',
        '@tariffs',
        '@tariff-rules',
        '@tariff',
        '@tariff-gaps',
      ],
      [
        'Destinations and ports: order, on and off, renamed with their codes kept',
        '@tariffs: destinations',
        '@tariffs: ports',
      ],
      [
        'A change of staff is live within a minute',
        '@publish-article',
        '@max-ages',
        '@api/staff-content: a change',
      ],
      ['Every operation as every role', '@roles'],
    ],
  },
  {
    heading: 'Account specification §2: screens',
    rules: [
      ['Visitors go to `/login` and come back', 'a visitor is sent from', '@portal/profile'],
      [
        'My Account: banner of the approved, profile, Become a seller or View Seller Dashboard, terms',
        '@portal/profile',
        'the approval is congratulated until it is dismissed',
        '@join',
      ],
      ['Order History: cards, View Order with lines and address, pages', '@portal/orders'],
      [
        'Agent commission usage list on My Account',
        'the recruiter sees the downline commission, the same usages are on My Account',
      ],
      [
        'Upgrade wizard: Payment, Terms & Conditions, Join; store ID, View Dashboard',
        'My Account tells the terms and invites to the programme, and its steps lead to the store ID',
        'who has joined already sees their store ID',
      ],
      [
        'My Downline: breadcrumb, tiles, cards, left panel of 60 %, ORDERS, No records',
        '@downline',
      ],
      [
        'Supporter dashboard: breadcrumb, progress, checklist, tiles, rows, promo code details, usages',
        '@supporter',
        'four chapters to a qualified IBO, 100 points once',
      ],
      ['No commission earned yet', 'who has not joined is invited, and has earned no commission'],
      [
        'A picture for each level name',
        'an order with the code is Pending until it is paid for, then worth points',
      ],
      ['Training: vertical tabs, Chapter Completed, struck-through titles', '@portal/training'],
      [
        'Promotion tools: breadcrumb, notice, three items with preview, size and download',
        '@portal/promotion',
      ],
      [
        'Seller dashboard: breadcrumb, tiles that filter, buttons, columns and links, refused to who is not approved',
        '@vendor-dashboard',
        '@table-state',
        '@listings-table',
      ],
      [
        '`/vendor/{prod_class}/{prod_id}` opens the editor of that class',
        'columns Vehicle ID, Name, Date created; ID and name link to the editor of the class',
        '@portal/vendor-dashboard',
      ],
      [
        'Create vehicle listing: type, make, model, title; leads to the editor',
        '@create-listing: type',
        '@create-listing: make',
        '@create-listing: model',
        'type, make, model and title make one vehicle listing, also by a double click, and lead to its editor',
        '@portal/vehicle-choice',
      ],
      [
        'Create spares listing: breadcrumb, category down to level 5 until a leaf',
        '@create-listing: category',
        '@spare-choice',
      ],
      [
        'Vehicle editor: visitors sign in first, a bar of its own, every field, preview as it is typed, deletion',
        '@vehicle-listing',
      ],
      [
        'Lectures of a vehicle (decisions 18), as buyers read them',
        'an extra section is added, written, read by buyers and deleted',
        '@lectures',
      ],
      [
        'Spares editor: tree of categories, part number and condition, a second number in the address',
        '@spare-listing',
      ],
      [
        'Compatibility and fitment: make, models, variants, trims and years; saved per make; by keyboard',
        '@portal/fitment',
        '@fitment-selection',
        '@api/fitment',
      ],
      [
        "Loading and Saving..., a loading bar; another's listing; who is not approved",
        'Saving...: a dialog and a loading bar until it is stored',
        'what is another’s is not found; who is not approved is told so',
      ],
      [
        'Photo upload: four slots, the cover first, its dialog; up to 20 further photos',
        '@portal/photos',
        '@slots',
        '@api/photos',
      ],
      ['Every screen: silent, accessible, not too wide, by day and by night', '@portal/walks'],
    ],
  },
  {
    heading: 'Account specification §4: states',
    rules: [
      [
        'Agent status: 204 is no agent',
        '@supporter',
        '@downline',
        'who has not joined is refused visibly',
      ],
      [
        'Training empty, or any flag false: 50 percent; none false: 100',
        '@training-progress',
        'four chapters to a qualified IBO, 100 points once',
      ],
      [
        'A chapter is confirmed once, and stays',
        'what was confirmed stays confirmed',
        'a confirmation that fails says so, and can be made again',
      ],
      ['Completing rewards 100 points', 'four chapters to a qualified IBO, 100 points once'],
      ['Wizard from 1 to 2 to 3; back keeps what was typed; a double click is one call', '@join'],
      [
        'Order history: the current page is highlighted',
        '@Pager',
        'the statement has every entry, 25 a page',
      ],
      [
        'Draft to live needs the required fields, back is always allowed; several at once',
        '@api/publish',
        'saveListing',
        'publishListings',
        'bulk publish names what is missing, and what is live is withdrawn and put back',
      ],
      [
        'Listing creation leads to the editor, once however often it is pressed',
        'type, make, model and title make one vehicle listing, also by a double click, and lead to its editor',
        'a refusal of a new listing is scrolled to; Back from its editor does not lead to the form again',
        'twice with one key is once',
      ],
      [
        'Draft to live needs the required fields, back to draft never; what is marked',
        '@portal/publish',
        '@problems',
        '@vehicle-listing',
        'going live needs location, contact, price, title and description, and no mileage',
      ],
      [
        'Save is disabled until something changes, and enabled again; a double click; Ctrl+S',
        'Save is disabled until something changes, and enabled again after further edits',
      ],
      [
        'Unsaved changes: a link, Back, closing, reloading, a session that ends',
        'leaving with unsaved changes is asked about, by a link and by Back',
        'closing or reloading the tab is asked about; what was typed is there again',
        'a session that ends loses nothing that was typed',
        '@portal/drafts',
      ],
      [
        'Two tabs: told field by field, chosen, nothing lost',
        '@conflict',
        'two tabs: the second save is told about the first, and loses nothing',
        'are compared as well when two tabs save',
      ],
      [
        'Photo upload: select, upload, cover updated; blocked with unsaved changes',
        '@portal/photos: the cover',
        'with unsaved changes: Save your changes first before uploading images',
        '@api/photos',
      ],
      [
        'Photos: order, replace, delete, progress, cancel, retry; downscaled before sending',
        '@portal/photos',
        '@upload-queue',
      ],
    ],
  },
  {
    heading: 'Account specification §5: validation',
    rules: [
      [
        'Please enter a valid mobile number',
        'what is no mobile number: Please enter a valid mobile number',
      ],
      [
        'A valid email is required.',
        'a referrer that is no e-mail: A valid email is required.',
        '@email',
      ],
      ['The terms must be ticked', 'Start Selling Now stays disabled until the terms are ticked'],
      [
        'Please choose the vehicle and enter the full title',
        'type and model must be chosen, else Please choose the vehicle and enter the full title; a title, as its field says',
      ],
      ['Enter a listing category and title', '@create-listing: category'],
      [
        'Title 150, subtitle 100, part number 100',
        '@listings: refuses',
        '@part-number',
        'another type has other makes, and the title has at most 150 characters',
      ],
      ['What going live needs, of a vehicle and of a spare', '@portal/publish', '@api/publish'],
      [
        'Compatibility: a make, at least one model, one variant and at least one trim',
        'saving needs a make, at least one model, one variant and at least one trim',
        '@fitment-selection',
      ],
      [
        'Title at most 150, subtitle and part number 100',
        'every field is stored as it is typed',
        'part number and condition are stored together; both are in the preview',
      ],
      [
        'Images: jpg or png by content; upright, plain, bounded; what is refused leaves nothing',
        '@photo-files',
        '@photo-kind',
      ],
    ],
  },
  {
    heading: 'Account specification §8: sentences',
    rules: [
      [
        'Upgrade 406, 409 and otherwise, in a red alert',
        'any other failure, 409 and 406 have sentences of their own; rectified, it goes through',
        '@portal/messages',
      ],
      ['Profile 401 → `/login`', 'a session that has ended leads to the sign-in'],
      [
        "Create listing 401: Ooops, it look like you're not logged. … · 403: Ooops, your seller account has not been approved yet. … (scroll to top)",
        '401: Ooops, it look like you’re not logged; what was chosen outlives signing in',
        'a refusal of a new listing is scrolled to; Back from its editor does not lead to the form again',
        'who is not approved is told so, and what to do',
        'a vendor who is suspended meanwhile is told so',
      ],
      ['Load content 401 → `/profile`', 'a 401 of the loading leads to /profile'],
      [
        'One of the required field is empty — check your input.',
        '@vehicle-listing',
        'going live needs location, contact, price, title and description, and no mileage',
      ],
      [
        'Promotion download: a visible message (none is specified)',
        'who has not joined is refused visibly',
        '@portal/messages',
        'breadcrumb, notice and the person’s own previews, downloaded under the server’s name',
      ],
      [
        'Image upload 400, 401 and otherwise',
        'wrong formats are refused, and another file can be chosen',
        '401: Unauthorized error - Login and try again.',
        'otherwise: Something has gone wrong, contact customer support; tried again it arrives',
        '@portal/messages',
      ],
    ],
  },
  {
    heading: 'Account specification §9: constants',
    rules: [
      [
        'Default phone country ZM',
        'the number is Zambian by default, and of the country that is chosen',
      ],
      [
        'Referrer e-mail at most 355',
        '@email',
        'a referrer that is no e-mail: A valid email is required.',
      ],
      ['1 point is USD1; Pending when there is no receipt', '@points'],
      [
        'USD25, 120 days, 45 days, 5 working days, mobile wallet or other',
        'My Account tells the terms and invites to the programme, and its steps lead to the store ID',
        '@position-progress',
      ],
      ['Earned positions and rates', '@rate', 'the chapter on earned positions has the rates'],
      [
        '`MMM. D, YYYY` and `MMM. D, YYYY, h:mm A`',
        '@dates',
        '@specified-dates',
        'the promo code details are the real ones',
      ],
      [
        'Listing price prefix KES, thousands separators',
        '@grouped-number',
        'every field is stored as it is typed',
        'the preview is what buyers read, as it is typed',
      ],
      ['Profit `$0` of an empty ledger; panel 60 %', '@downline', '@recruits'],
      ['`bc`, `a5`, `v-banner`, png', 'breadcrumb, notice and the person’s own previews, downloaded under the server’s name'],
      [
        'Region `ke`, classes `vehicles` and `parts`',
        'createListing',
        'two tiles count, and filter the table',
      ],
      [
        'Gallery: 4 slots, and 20 more, upload type `gallery`',
        'has 24 slots, for a vehicle and for a spare',
        'a spare has as many slots as a vehicle; what does not fit is left out and said',
      ],
    ],
  },
  {
    heading: 'Bulk import',
    rules: [
      ["From a dealer's file with errors to buyers who find the listings", '@import-listings'],
      [
        'Template, dry run by row and column, discard, partial import by choice, progress, re-import',
        '@import',
        '@api/imports',
        '@import-runs',
      ],
      [
        'What spreadsheets write is read; what is no list of listings is refused in sentences',
        '@read-csv',
        '@read-values',
        'a file that is no list of listings is refused in sentences, and another may be dropped',
      ],
      [
        'A wrong row is told by column, value and sentence, with the name that was meant',
        '@validate-row',
        '@nearest-name',
      ],
      [
        "5,000 rows; interrupted, taken up again, by several processes; a suspended vendor's stops",
        '@import-runs',
      ],
      ['An export is imported again and changes nothing', '@api/imports: an export'],
      [
        '`pnpm run import vehicles`: takes, mends, refuses; a second run finds nothing new',
        '@vehicle-import',
        '@name-model',
        '@read-price-row',
        '@read-style-row',
      ],
    ],
  },
  {
    heading: 'Product decisions 18 to 20: whose listing, and who sees it',
    rules: [
      [
        "No call of a vendor's sees or touches another vendor's listing, photos, fitment or import",
        '@listing-ownership: another vendor’s',
      ],
      [
        "A draft, an unapproved vendor's listing and one taken down: hidden from every route, search and sitemap",
        'what the public does not see',
      ],
      ['Two tabs: the second save is told about the first', '@listings: two tabs'],
      ['Lectures: at most twenty, of a vehicle', '@listings: lectures'],
    ],
  },
]
